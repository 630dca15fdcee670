import Testing

@Suite("The golden corpus", .disabled(if: GoldenFiles.isRecording), .timeLimit(.minutes(10)))
@MainActor
struct GoldenTests {
  @Test(
    "The same walk gives the same moments and the same journal", arguments: GoldenApp.allCases)
  func moments(app: GoldenApp) async throws {
    let file = GoldenFiles.walk(app)
    let committed = try file.read().ofWalk
    let record = try await GoldenWalk(app, following: committed).run()
    expectNone(
      try file.difference(committed.moments, record.moments, at: "moments")
        ?? file.difference(committed.misuses, record.misuses, at: "misuses")
        ?? file.difference(committed.journal, record.journal, at: "journal"))
  }

  @Test("Each committed snapshot restores the committed tree", arguments: GoldenApp.allCases)
  func snapshots(app: GoldenApp) throws {
    let file = GoldenFiles.walk(app)
    let differences = try file.read().moments.enumerated().compactMap { number, moment in
      guard let snapshot = moment.snapshot else { return String?.none }
      let (tree, lost) = try GoldenRevival.restored(snapshot, in: app)
      let name = moment.restored == nil ? "tree" : "restored"
      let path = "moments[\(number)]"
      return try file.difference(moment.restored ?? moment.tree, tree, at: "\(path).\(name)")
        ?? file.difference(moment.lost ?? [], lost, at: "\(path).lost")
    }
    expectNone(differences.first, and: differences.count - 1)
  }

  @Test("Each committed address opens the committed tree", arguments: GoldenApp.allCases)
  func addresses(app: GoldenApp) throws {
    let file = GoldenFiles.walk(app)
    let differences = try file.read().moments.enumerated().compactMap { number, moment in
      guard moment.hasAddress else { return String?.none }
      let tree = try GoldenRevival.opened(moment.address, in: app)
      let name = moment.opened == nil ? "tree" : "opened"
      return try file.difference(
        moment.opened ?? moment.tree, tree, at: "moments[\(number)].\(name)")
    }
    expectNone(differences.first, and: differences.count - 1)
  }

  @Test("The committed journal replays to the same records", arguments: GoldenApp.allCases)
  func journals(app: GoldenApp) async throws {
    let file = GoldenFiles.walk(app)
    let record = try file.read()
    let replay = try await GoldenReplay(of: record.journal, in: app)
    expectNone(try file.difference(record.replay, replay, at: "replay"))
  }

  @Test("The pages have the same structure", arguments: GoldenApp.allCases)
  func pages(app: GoldenApp) async throws {
    let file = GoldenFiles.pages(app)
    let committed = try file.read()
    let pages = try await GoldenPages(
      app, at: GoldenFiles.walk(app).read().addresses, following: committed)
    expectNone(try file.difference(to: pages))
  }

  private func expectNone(
    _ difference: String?, and others: Int = 0, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let difference else { return }
    let more = others > 0 ? "\nmore moments that differ: \(others)" : ""
    Issue.record("\(difference)\(more)", sourceLocation: sourceLocation)
  }
}

@Suite("Recording the golden corpus", .enabled(if: GoldenFiles.isRecording))
@MainActor
struct GoldenRecording {
  @Test("Writes the files of an app", arguments: GoldenApp.allCases)
  func write(app: GoldenApp) async throws {
    var record = try await GoldenWalk(app).run()
    try await record.addRevivals(in: app)
    try GoldenFiles.walk(app).write(record)
    try await GoldenFiles.pages(app).write(GoldenPages(app, at: record.addresses))
  }
}

extension GoldenFile {
  fileprivate func difference<Part: Encodable>(
    _ expected: Part, _ found: Part, at path: String
  ) throws -> String? {
    try difference(
      from: JSONValue(encoding: expected), to: JSONValue(encoding: found), at: path)
  }
}
