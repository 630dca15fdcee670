/// A failure of a ``TreeStore`` that the app notices by itself; the store threw no error.
public struct TreeStoreError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of problem.
  ///
  /// New codes may be added, so a `switch` over it needs a `default`.
  public struct Code: Hashable, Sendable, CustomStringConvertible {
    private enum Raw: String { case slow, busy, abandoned }
    private let raw: Raw
    /// The code in a word, for logs.
    public var description: String { raw.rawValue }

    /// A call took longer than ``WebOptions/storeTimeout``, and the app answered the visitor without
    /// waiting further.
    ///
    /// The call continues. The app reports a slow save once, and a slow load for each request that
    /// waited for it.
    public static let slow = Code(raw: .slow)
    /// Too many loads, as many as ``WebLimits/pages``, were running, so the app did not start this one.
    public static let busy = Code(raw: .busy)
    /// Too many trees, more than ``WebLimits/pages``, had left memory and were still unsaved, so the app
    /// gave up the oldest.
    ///
    /// The app cancels the task of its save. The store keeps what it saved last.
    public static let abandoned = Code(raw: .abandoned)
  }

  /// The kind of problem.
  public let code: Code
  /// The key of the tree that was to be loaded or saved.
  public let key: TreeKey

  /// The code and the app's path, for logs.
  public var description: String { "\(code): a tree of “\(key.app)”" }
}
