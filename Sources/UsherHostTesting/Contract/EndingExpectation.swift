import Usher

extension EndingRow.Outcome {
  var verb: String {
    switch self {
    case .whole, .all, .everything, .closed: "ends"
    case .stays: "leaves"
    case .other(let verb, _, _, _, _): verb
    }
  }

  /// Returns the expected effect of the outcome on a place of a tree.
  func expectation(of place: EndingPlace, _ tree: TreeOutline) -> EndingExpectation {
    switch self {
    case .whole(let cause):
      EndingExpectation(tree, place.name, cause, inside: .ancestorEnded, left: place.after)
    case .all(let cause):
      EndingExpectation(tree, place.name, cause, inside: cause, left: place.after)
    case .everything(let cause):
      EndingExpectation(tree, "root", cause, inside: .ancestorEnded, left: nil)
    case .closed:
      EndingExpectation(tree, "root", .hostClosed, inside: .hostClosed, left: nil)
    case .stays:
      EndingExpectation(endings: [], told: [], tree: place.before.tree, top: place.before.top)
    case .other(_, let endings, let told, let tree, let top):
      EndingExpectation(endings: endings, told: told, tree: tree, top: top)
    }
  }
}

/// The expected state after a place was left.
struct EndingExpectation {
  let endings: [String]
  let told: [String]
  let tree: String
  /// `nil` when the tree has ended, after which the host decides the screen's contents.
  let top: String?

  init(endings: [String], told: [String], tree: String, top: String?) {
    self.endings = endings
    self.told = told
    self.tree = tree
    self.top = top
  }

  /// Expects the end of every node in a named part of the tree.
  ///
  /// A tree's lines are in the order of creation; reversed they are top first.
  init(
    _ tree: TreeOutline, _ name: String, _ cause: EndingCause, inside: EndingCause,
    left: (tree: String, top: String)?
  ) {
    let ended = tree.find(name)?.allParts.reversed() ?? []
    func why(_ part: TreeOutline) -> EndingCause { part.name == name ? cause : inside }
    endings = ended.map { "\($0.name) (\(why($0)))" }
    told = ended.filter { $0.kind != .leaf && $0.name != "root" }.map { "\($0.name) \(why($0))" }
    self.tree = left?.tree ?? ""
    top = left?.top
  }

  /// Compares the events since `counts` with the expectation.
  @MainActor
  func check(_ run: ContractRun, since counts: (endings: Int, told: Int)) async {
    await run.host.settle()
    run.expect(Array(run.endings.dropFirst(counts.endings)), endings, "the endings, in order,")
    run.expect(Array(run.results.dropFirst(counts.told)), told, "the list of the parents' results")
    run.expect(run.tree, tree, "the tree")
    if let top { run.expect(run.top, top, "the screen that the user sees on top") }
  }
}
