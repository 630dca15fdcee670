/// A screen or a coordinator that saves part of its state when a flow remembers its place.
///
/// Conform to `StateSaving` of `UsherSnapshots`, which implements the requirements.
@MainActor
public protocol StateKeeping: AnyObject {
  /// The keeper of states for objects of this type.
  static var stateKeeper: StateKeeper { get }
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
