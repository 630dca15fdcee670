import FlowGraph

extension Flow {
  /// The model, and how many steps were taken.
  var kindText: String { model.rawValue + (takenNote.map { ", " + $0 } ?? "") }

  /// Returns whether an app was observed and never entered a route by a step.
  ///
  /// The first routes are entered without one, and those with links may be.
  func isNeverEntered(_ route: String) -> Bool {
    let entering = edges.filter { $0.route == route }
    return !first.contains(route) && !entering.isEmpty
      && entering.allSatisfy { $0.isTaken == false }
  }
}
