import Testing
import UsherSnapshots

@Suite("The golden corpus", .disabled(if: GoldenFiles.isRecording), .timeLimit(.minutes(10)))
@MainActor
struct GoldenTests {
  @Test(
    "The same walk gives the same steps, revivals, snapshots and journal",
    arguments: GoldenApp.allCases)
  func walk(app: GoldenApp) async throws {
    let committed = try GoldenFiles.walk(app).dropLast(1)
    let walk = try GoldenWalk(app, following: Array(committed))
    try await walk.run()
    // The walk ends at a step that differs.
    if let difference = walk.steps.difference(from: Array(committed)) {
      return expectNone(difference, in: app)
    }
    let stored = try GoldenFiles.stored(app)
    for (number, snapshot) in stored.snapshots.sorted(by: { $0.key < $1.key }) {
      let taken = walk.snapshots[number] ?? .null
      expectNone(taken.difference(from: snapshot, at: "snapshot of step \(number)"), in: app)
    }
    expectNone(walk.journal.difference(from: stored.journal, at: "journal"), in: app)
  }

  @Test("Each stored snapshot restores the tree of its step", arguments: GoldenApp.allCases)
  func snapshots(app: GoldenApp) throws {
    let steps = try GoldenFiles.walk(app)
    for (number, snapshot) in try GoldenFiles.stored(app).snapshots {
      let (tree, _) = try GoldenRevival.restored(
        try snapshot.decoded(as: TreeSnapshot.self), in: app)
      let step = try #require(steps.step(number))
      var expected = GoldenStep(action: "")
      if tree != step.tree { expected.addRevival("restored", tree) }
      #expect(
        step.revival.starts(with: expected.revival)
          && step.revival.contains { $0.hasPrefix("new app: restored") } == !expected.revival
            .isEmpty,
        "\(app): the snapshot of step \(number) restores\n\(tree.joined(separator: "\n"))")
    }
  }

  @Test("The stored journal replays to the same records", arguments: GoldenApp.allCases)
  func journals(app: GoldenApp) async throws {
    let step = try await GoldenRevival.replayed(GoldenFiles.stored(app).journal, in: app)
    expectNone([step].difference(from: Array(try GoldenFiles.walk(app).suffix(1))), in: app)
  }

  @Test("The pages have the same outline", arguments: GoldenApp.allCases)
  func pages(app: GoldenApp) async throws {
    let committed = try GoldenFiles.pages(app)
    let addresses = try GoldenFiles.walk(app).addresses
    let pages = try await GoldenPages.visit(app, at: addresses, following: committed)
    expectNone(pages.difference(from: committed), in: app)
  }

  private func expectNone(
    _ difference: String?, in app: GoldenApp, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let difference else { return }
    Issue.record("\(app.rawValue): \(difference)", sourceLocation: sourceLocation)
  }
}

@Suite("Recording the golden corpus", .enabled(if: GoldenFiles.isRecording))
@MainActor
struct GoldenRecording {
  @Test("Writes the files of an app", arguments: GoldenApp.allCases)
  func write(app: GoldenApp) async throws {
    let walk = try GoldenWalk(app)
    try await walk.run()
    let stored = GoldenStorage(
      snapshots: GoldenStorage.covering(walk.snapshots), journal: walk.journal)
    let replay = try await GoldenRevival.replayed(stored.journal, in: app)
    try GoldenFiles.write(walk.steps + [replay], stored, of: app)
    try await GoldenFiles.write(pages: GoldenPages.visit(app, at: walk.steps.addresses), of: app)
  }
}

extension [GoldenStep] {
  /// The addresses of the walk, each once.
  var addresses: [String] {
    let name = "address: "
    return Set(
      flatMap(\.sight).filter { $0.hasPrefix(name) }.map { String($0.dropFirst(name.count)) }
    ).sorted()
  }
}

extension GoldenStep {
  /// The tree's description, by lines.
  fileprivate var tree: [String] {
    let below = sight.drop { $0 != "tree" }.dropFirst().prefix { $0.hasPrefix("  ") }
    return below.map { String($0.dropFirst(2)) }
  }
}
