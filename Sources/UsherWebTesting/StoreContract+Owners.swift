import UsherWeb

extension StoreContract {
  static let owners: [Promise] = [
    Promise("A claim keeps the tree and its revision, and gives a larger epoch each time") {
      trial in
      let server = try await trial.server()
      let hold = try await trial.begin("one", for: server)
      let (text, again) = try await trial.claim(server)
      try trial.expect(text == "one" && again.revision == 1, "the tree is the same")
      try trial.expect(again.server == server && again.epoch > hold.epoch, "the epoch is larger")
      try await trial.expect(!trial.save("two", hold), "the former epoch is refused")
      try await trial.expect(trial.save("two", again), "the new one saves")
    },
    Promise("A lease protects a tree until it ends, and the new owner alone saves") { trial in
      guard trial.store.isShared else { return }
      let (first, second) = (try await trial.server(), try await trial.server())
      let hold = try await trial.begin("one", for: first)
      try await trial.fixture.advance(trial.store, by: StoreTrial.lease / 2)
      _ = try await trial.store.renew(first, for: StoreTrial.lease)
      try await trial.fixture.advance(trial.store, by: StoreTrial.lease * 3 / 4)
      let claim = try await trial.store.claim(trial.key, for: second)
      try trial.expect(claim == .held, "a renewed lease protects it")
      try await trial.expect(trial.save("two", hold), "a claim that was refused changes nothing")
      try await trial.fixture.advance(trial.store, by: StoreTrial.lease / 2)
      try await trial.expect(
        trial.save("three", hold.saved), "the lease is over, but no other server has it")
      let (text, taken) = try await trial.claim(second)
      try trial.expect(text == "three", "the new owner has the latest tree")
      try await trial.expect(!trial.save("four", hold.saved.saved), "the former owner is refused")
      try await trial.expect(trial.save("five", taken), "the new owner saves")
    },
    Promise("A lease that has ended never revives") { trial in
      guard trial.store.isShared else { return }
      let server = try await trial.server()
      try await trial.fixture.advance(trial.store, by: StoreTrial.lease * 2)
      for _ in 0..<2 {
        let wishes = try await trial.store.renew(server, for: StoreTrial.lease)
        try trial.expect(wishes == nil, "it is not renewed")
        _ = try await trial.server()
      }
      let unknown = try await trial.store.renew(TreeServer(of: "/app"), for: StoreTrial.lease)
      try trial.expect(unknown == nil, "a server that never joined has no lease")
    },
    Promise("The owner learns which trees are wanted, until it gives them up") { trial in
      guard trial.store.isShared else { return }
      let (first, second) = (try await trial.server(), try await trial.server())
      let hold = try await trial.begin("one", for: first)
      _ = try await trial.begin("other", StoreTrial.key(2), for: first)
      let before = try await trial.store.renew(first, for: StoreTrial.lease)
      try trial.expect(before == [], "nothing is wanted")
      _ = try await trial.store.claim(trial.key, for: second)
      let wishes = try await trial.store.renew(first, for: StoreTrial.lease)
      try trial.expect(
        wishes == [TreeWish(key: trial.key, hold: hold)],
        "the one tree is wanted, not \(String(describing: wishes))")
      let others = try await trial.store.renew(second, for: StoreTrial.lease)
      try trial.expect(others == [], "the other server is not asked")
      try await trial.store.release(trial.key, with: hold)
      let after = try await trial.store.renew(first, for: StoreTrial.lease)
      try trial.expect(after == [], "it is not wanted any more")
      try await trial.expect(trial.claim(second).0 == "one", "it is free at once")
      try await trial.expect(!trial.save("two", hold), "the former owner is refused")
    },
    Promise("A delayed release, or one of another server, does nothing") { trial in
      guard trial.store.isShared else { return }
      let (first, second) = (try await trial.server(), try await trial.server())
      let hold = try await trial.begin("one", for: first)
      let (_, again) = try await trial.claim(first)
      let foreign = TreeHold(server: second, epoch: again.epoch, revision: again.revision)
      for wrong in [hold, foreign] { try await trial.store.release(trial.key, with: wrong) }
      let claim = try await trial.store.claim(trial.key, for: second)
      try trial.expect(claim == .held, "the owner still has it")
      for wrong in [hold, foreign] {
        try await trial.expect(!trial.store.remove(trial.key, with: wrong), "nor is it removed")
      }
      try await trial.expect(trial.save("two", again), "the owner saves")
    },
    Promise("A server that leaves frees all its trees at once") { trial in
      let first = try await trial.server()
      let hold = try await trial.begin("one", for: first)
      _ = try await trial.begin("two", StoreTrial.key(2), for: first)
      try await trial.store.leave(first)
      try await trial.store.leave(first)
      let wishes = try await trial.store.renew(first, for: StoreTrial.lease)
      try trial.expect(wishes == nil || !trial.store.isShared, "its lease has ended")
      let second = try await trial.server()
      try await trial.expect(trial.claim(second).0 == "one", "the first is free")
      try await trial.expect(trial.claim(second, StoreTrial.key(2)).0 == "two", "so is the second")
      try await trial.expect(!trial.save("three", hold), "the former owner is refused")
    },
    Promise("A store that is not shared belongs to the server of the app that joined last") {
      trial in
      guard !trial.store.isShared else { return }
      let first = try await trial.server()
      let hold = try await trial.begin("one", for: first)
      let other = try await trial.server(of: "/other")
      let claim = try await trial.store.claim(trial.key, for: other)
      try trial.expect(claim == .held, "another app's server ends no lease of this app")
      let second = try await trial.server()
      try await trial.expect(trial.claim(second).0 == "one", "the new server has it at once")
      try await trial.expect(!trial.save("two", hold), "the former one is refused")
    },
  ]
}
