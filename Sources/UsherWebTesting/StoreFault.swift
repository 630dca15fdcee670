/// A failure of a store's surroundings that a ``StoreContract`` can let happen.
public enum StoreFault: String, Hashable, Sendable, CaseIterable {
  /// The connection is cut, and can be made again only after the fault.
  case cut
  /// The store does not answer in time.
  case slow
  /// There is no room for another change.
  case full
  /// The store refuses every change.
  case readOnly
}
