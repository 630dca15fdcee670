/// A failure of a store other than an error that it throws.
public struct TreeStoreError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The problem.
  ///
  /// New codes may be added, so a `switch` over it needs a `default`.
  public struct Code: Hashable, Sendable, CustomStringConvertible {
    private enum Raw: String { case slow, busy, abandoned }
    private let raw: Raw
    /// The code in a word.
    public var description: String { raw.rawValue }

    /// The call took longer than ``WebOptions/storePatience``: the visitor was answered without
    /// waiting further.
    ///
    /// A save continues, and is reported again only after its end.
    public static let slow = Code(raw: .slow)
    /// The limit of simultaneous loads was reached, and this one was not started.
    public static let busy = Code(raw: .busy)
    /// Too many evicted pages were still being saved, and the oldest gave up; its task is
    /// cancelled, and its last saved state stays.
    public static let abandoned = Code(raw: .abandoned)
  }

  /// The problem.
  public let code: Code
  /// The tree of the failed operation.
  public let key: TreeKey

  /// The code and the app's path.
  public var description: String { "\(code): a tree of “\(key.app)”" }
}
