/// A column of a split view.
public enum SplitColumn: Int, CaseIterable, Comparable, Sendable, CustomStringConvertible {
  /// The first column, on the leading side: mailboxes, folders, the days of a calendar.
  case sidebar
  /// The middle one of three columns: the messages of a mailbox.
  case content
  /// The main column: a message.
  case detail
  /// Beside the main column, on the trailing side: more about what that shows.
  case inspector

  /// Returns whether a column is before another one, from the leading side.
  public static func < (left: SplitColumn, right: SplitColumn) -> Bool {
    left.rawValue < right.rawValue
  }

  /// The name, such as `detail`.
  public var description: String {
    switch self {
    case .sidebar: "sidebar"
    case .content: "content"
    case .detail: "detail"
    case .inspector: "inspector"
    }
  }
}
