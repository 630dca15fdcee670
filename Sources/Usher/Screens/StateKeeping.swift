/// A screen or a coordinator that saves part of its state when a flow remembers its place.
///
/// Conform to `StateSaving` of `UsherSnapshots`, which implements the requirements.
@MainActor
public protocol StateKeeping: AnyObject {
  /// The keeper of states for objects of this type.
  static var stateKeeper: StateKeeper { get }
}

extension ChangeEngine {
  /// Returns the state of the object at a node, for a flow that remembers it; `nil` if it saves
  /// none.
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

/// Saves the states of objects of one type.
///
/// `UsherSnapshots` creates it for each type that is `StateSaving`.
@MainActor
public struct StateKeeper {
  /// Returns the current state of an object.
  let keep: @MainActor (AnyObject) throws -> any SavedState

  package init(_ keep: @escaping @MainActor (AnyObject) throws -> any SavedState) {
    self.keep = keep
  }
}
