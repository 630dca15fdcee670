import UsherWeb

extension StoreContract {
  static let savings: [Promise] = [
    Promise("A new tree is added once") { trial in
      let server = try await trial.server()
      let hold = try await trial.begin("one", for: server)
      let again = TreeHold(server: server, epoch: 1, revision: 0)
      try await trial.expect(!trial.save("two", again), "a second new tree is refused")
      try await trial.expect(trial.save("three", hold), "the owner saves on")
      try await trial.expect(trial.stored() == "three", "the last save counts")
    },
    Promise("A save of another revision, epoch or server is refused") { trial in
      let server = try await trial.server()
      let hold = try await trial.begin("one", for: server)
      let other = try await trial.server(of: "/other")
      let wrong = [
        TreeHold(server: server, epoch: 1, revision: 2),
        TreeHold(server: server, epoch: 2, revision: 1),
        TreeHold(server: other, epoch: 1, revision: 1),
      ]
      for hold in wrong {
        try await trial.expect(!trial.save("two", hold), "\(hold) is refused")
      }
      try await trial.expect(trial.save("two", hold), "the owner saves")
      try await trial.expect(!trial.save("three", hold), "the former revision is refused")
      try await trial.expect(trial.stored() == "two", "a refused save changes nothing")
    },
    Promise("A tree comes back as it was saved, however large and in any language") { trial in
      let server = try await trial.server()
      let text =
        #"한국어 "quoted" \ '$1' %s \u{1F469}\u{200D}\u{1F4BB} "#
        + String(repeating: "x", count: 300_000)
      _ = try await trial.begin(text, for: server)
      try await trial.expect(trial.stored() == text, "it is the same text")
    },
    Promise("Trees of other visitors and apps are others") { trial in
      let server = try await trial.server()
      let keys = [
        StoreTrial.key(1), StoreTrial.key(2), StoreTrial.key(1, visitor: 2),
        StoreTrial.key(1, app: "/other"), StoreTrial.key(1, app: ""),
      ]
      for (number, key) in keys.enumerated() {
        let claim = try await trial.store.claim(key, for: server)
        try trial.expect(claim == .missing, "\(key) is missing")
        _ = try await trial.begin("\(number)", key, for: server)
      }
      for (number, key) in keys.enumerated() {
        try await trial.expect(trial.claim(server, key).0 == "\(number)", "each has its own tree")
      }
    },
    Promise("A removed tree does not come back") { trial in
      let server = try await trial.server()
      let hold = try await trial.begin("one", for: server)
      try await trial.expect(trial.store.remove(trial.key, with: hold), "the owner removes it")
      try await trial.expect(
        trial.store.remove(trial.key, with: hold), "removing again is the same")
      let claim = try await trial.store.claim(trial.key, for: server)
      try trial.expect(claim == .missing, "it is missing")
      let first = TreeHold(server: server, epoch: 1, revision: 0)
      for late in [first, hold] {
        try await trial.expect(!trial.save("late", late), "a delayed save of it is refused")
      }
    },
    Promise("A tree that was never saved is not saved after its removal") { trial in
      let hold = TreeHold(server: try await trial.server(), epoch: 1, revision: 0)
      try await trial.expect(trial.store.remove(trial.key, with: hold), "it is removed")
      try await trial.expect(!trial.save("late", hold), "a delayed save of it is refused")
    },
  ]
}
