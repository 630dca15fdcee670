import Usher

extension HostContract {
  /// Every way out of every place: it ends once, its parent is told once, top first, and what is below
  /// is what a person sees.
  static let endings: [Scenario] = (EndingPlace.inStacks + EndingPlace.modals).flatMap { place in
    place.rows.map { row in
      Scenario("\(row.way.words) \(row.outcome.verb) \(place.words)") { run, root in
        place.build(run, root)
        await run.sees(place.before.tree, top: place.before.top, after: "the beginning")
        guard let tree = run.outline, run.failures.isEmpty else { return }
        let (endings, told) = (run.endings.count, run.results.count)
        let expected = row.outcome.expectation(of: place, tree)
        row.way.perform(run, root, place)
        await run.host.settle()
        run.expect(Array(run.endings.dropFirst(endings)), expected.endings, "the endings, in order,")
        run.expect(Array(run.results.dropFirst(told)), expected.told, "what parents were told")
        run.expect(run.tree, expected.tree, "the tree")
        if let top = expected.top { run.expect(run.top, top, "what a person sees on top") }
      }
    }
  }
}

extension EndingRow.Outcome {
  fileprivate var verb: String {
    switch self {
    case .whole, .all, .everything, .closed: "ends"
    case .stays: "leaves"
    case .other(let verb, _, _, _, _): verb
    }
  }

  /// What the outcome means in a place of a tree as it was.
  fileprivate func expectation(of place: EndingPlace, _ tree: TreeOutline) -> Expectation {
    switch self {
    case .whole(let cause):
      Expectation(tree, place.name, cause, inside: .ancestorEnded, left: place.after)
    case .all(let cause):
      Expectation(tree, place.name, cause, inside: cause, left: place.after)
    case .everything(let cause):
      Expectation(tree, "root", cause, inside: .ancestorEnded, left: nil)
    case .closed:
      Expectation(tree, "root", .hostClosed, inside: .hostClosed, left: nil)
    case .stays:
      Expectation(endings: [], told: [], tree: place.before.tree, top: place.before.top)
    case .other(_, let endings, let told, let tree, let top):
      Expectation(endings: endings, told: told, tree: tree, top: top)
    }
  }
}

private struct Expectation {
  let endings: [String]
  let told: [String]
  let tree: String
  /// `nil` when the tree has ended: what is then on screen is not the host's to say.
  let top: String?

  init(endings: [String], told: [String], tree: String, top: String?) {
    self.endings = endings
    self.told = told
    self.tree = tree
    self.top = top
  }

  /// The end of everything in the part of the tree with a name.
  ///
  /// A tree's lines are in the order of making; backwards is top first.
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
}
