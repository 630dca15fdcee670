/// What a store did that is no error of its own.
public struct TreeStoreError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The problem.
  ///
  /// An open set: codes can be added, so a `switch` over it needs a `default`.
  public struct Code: Hashable, Sendable, CustomStringConvertible {
    private enum Raw: String { case slow, busy, abandoned }
    private let raw: Raw
    /// The code in a word.
    public var description: String { raw.rawValue }

    /// It took longer than ``WebOptions/storePatience``: the visitor was answered without waiting on.
    ///
    /// A save goes on and is not told of a second time before it has come to its end.
    public static let slow = Code(raw: .slow)
    /// So many trees were being loaded that one more was not begun.
    public static let busy = Code(raw: .busy)
    /// So many pages that had to go from memory were still being saved that the oldest was given up; its
    /// task is cancelled, and what was saved of it before stays.
    public static let abandoned = Code(raw: .abandoned)
  }

  /// The problem.
  public let code: Code
  /// The tree that it was about.
  public let key: TreeKey

  /// The code and the app's path.
  public var description: String { "\(code): a tree of “\(key.app)”" }
}
