/// A height of a resting sheet.
///
/// New cases may be added, so a `switch` over it needs a `default`.
#if hasAttribute(nonexhaustive)
  @nonexhaustive
#endif
public enum SheetDetent: Hashable, Sendable {
  /// About half of the screen.
  case medium
  /// The whole screen except for the edge of the layer below.
  case large
  /// A share of the screen's height, above 0 and up to 1.
  ///
  /// A larger share counts as ``large``. An invalid share, such as 0 or not a number, is left out.
  case fraction(Double)

  /// The height as hosts can show it; `nil` if it is invalid.
  var possible: SheetDetent? {
    guard case .fraction(let share) = self else { return self }
    // Not a number is not above zero.
    guard share > 0 else { return nil }
    return share > 1 ? .large : self
  }
}
