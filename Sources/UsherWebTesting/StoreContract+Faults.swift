import UsherWeb

extension StoreContract {
  static let concurrent: [Promise] = [
    Promise("Of many saves of one revision, exactly one counts") { trial in
      let hold = try await trial.begin("one", for: try await trial.server())
      let stores = try await trial.stores(4)
      let saved = try await withThrowingTaskGroup(of: String?.self) { group in
        for number in 0..<16 {
          group.addTask {
            let tree = try StoreTrial.tree("\(number)")
            return try await stores[number % 4].save(tree, for: trial.key, with: hold)
              ? "\(number)" : nil
          }
        }
        return try await group.reduce(into: [String]()) { all, text in
          if let text { all.append(text) }
        }
      }
      try trial.expect(saved.count == 1, "one of 16 saves counts, not \(saved.count)")
      try await trial.expect(trial.stored() == saved[0], "it is the stored one")
    },
    Promise("Of many servers that claim a free tree, exactly one owns it") { trial in
      guard trial.store.isShared else { return }
      let hold = try await trial.begin("one", for: try await trial.server())
      try await trial.store.release(trial.key, with: hold)
      let stores = try await trial.stores(4)
      let granted = try await withThrowingTaskGroup(of: Bool.self) { group in
        for number in 0..<16 {
          group.addTask {
            // It joins at the same time as others claim.
            let server = TreeServer(of: "/app")
            try await stores[number % 4].join(server, for: StoreTrial.lease)
            let claim = try await stores[number % 4].claim(trial.key, for: server)
            if case .granted = claim { return true }
            return false
          }
        }
        return try await group.reduce(0) { $0 + ($1 ? 1 : 0) }
      }
      try trial.expect(granted == 1, "one of 16 servers owns it, not \(granted)")
    },
  ]

  static let faults: [Promise] = StoreFault.allCases.map { fault in
    Promise("A fault loses no save that was answered, and invents none: \(fault)") { trial in
      let server = try await trial.server()
      var hold = try await trial.begin("before", for: server)
      guard try await trial.fixture.begin(fault, of: trial.store) else { return }
      let large = "during" + String(repeating: "x", count: 200_000)
      var during: Bool?
      do { during = try await trial.save(large, hold) } catch {}
      try await trial.fixture.end(fault, of: trial.store)
      try trial.expect(during != false, "a save without a rival is not refused")
      if during == true { hold = hold.saved }
      // The store works again; a save without an answer may have happened.
      let after = try await trial.save("after", hold)
      let late = during == nil && !after
      let found = try await trial.stored()
      try trial.expect(
        found == (late ? large : "after"), "it has what was answered, not \(found.prefix(20))")
    }
  }
}

extension StoreTrial {
  /// Returns the same store as several servers see it.
  func stores(_ count: Int) async throws -> [any TreeStore] {
    var stores = [store]
    while stores.count < count { stores.append(try await fixture.other(store)) }
    return stores
  }
}
