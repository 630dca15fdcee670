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
