/// How objects of one type keep something of themselves.
///
/// `UsherSnapshots` makes it for each type that is `StateSaving`.
@MainActor
public struct StateKeeper {
  /// What there is to keep of an object now.
  let keep: @MainActor (AnyObject) throws -> any SavedState

  package init(_ keep: @escaping @MainActor (AnyObject) throws -> any SavedState) {
    self.keep = keep
  }
}
