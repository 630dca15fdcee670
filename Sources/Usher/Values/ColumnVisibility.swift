/// Which of the columns are visible where there is room for several.
public enum ColumnVisibility: Hashable, Sendable {
  /// As the system decides, by the room that there is.
  case automatic
  /// All of them.
  case all
  /// All but the first one.
  case withoutFirst
  /// Only the main one, with the inspector if there is one.
  case mainOnly
}
