/// A screen or a coordinator that saves part of its state when a flow remembers the place that it is in.
///
/// Conform to `StateSaving` of `UsherSnapshots`, which does what is required here.
@MainActor
public protocol StateKeeping: AnyObject {
  /// How objects of this type keep something.
  static var stateKeeper: StateKeeper { get }
}

extension ChangeEngine {
  /// What the object at a node keeps, for a flow that remembers it; `nil` if that is nothing.
  ///
  /// State that cannot be encoded is reported as misuse: the place is entered without it.
  func stateToRemember(of node: Node) -> (any SavedState)? {
    guard let object = node.screen ?? node.flow?.coordinator,
      let keeping = object as? any StateKeeping
    else { return nil }
    do {
      return try type(of: keeping).stateKeeper.keep(keeping)
    } catch {
      events.report(
        Misuse(
          "\(type(of: keeping)).savedState", problem: "It cannot be encoded: \(error).",
          fix: "Save values that encode themselves as keyed, unkeyed or single values."))
      return nil
    }
  }
}
