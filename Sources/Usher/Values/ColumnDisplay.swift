/// How the columns before the main one share the room with it.
///
/// UIKit calls this the split behaviour, SwiftUI the style of a navigation split view.
public enum ColumnDisplay: Hashable, Sendable {
  /// As the system decides, by the room that there is.
  case automatic
  /// All beside each other; the main column becomes narrower.
  case beside
  /// Over the main column, which keeps its width.
  case over
  /// Beside the main column, which keeps its width and moves away to the side.
  case displacing
}
