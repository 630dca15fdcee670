/// The direction in which the user turns pages.
public enum PageAxis: String, Sendable {
  /// To the sides, in the direction of the language: from right to left where it is read so.
  case horizontal
  /// Up and down.
  case vertical
}
