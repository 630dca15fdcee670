public import Usher

/// What a screen declares of its sheet beside the heights of `ScreenOptions`.
///
/// Options that are `nil` are left to the host's platform, and to what the app has set of its controller.
public struct SheetOptions: Hashable, Sendable {
  /// True if a grabber at the top shows that the sheet can be resized.
  public var showsGrabber: Bool?
  /// The largest height at which the screen below is neither dimmed nor blocked.
  public var largestUndimmedDetent: SheetDetent?
  /// False if scrolling at the end of the content does not make the sheet larger.
  public var scrollingExpands: Bool?
  /// The radius of the sheet's corners.
  public var cornerRadius: Double?
  /// True if the sheet is attached to the bottom where there is little height, and false if it covers the screen there.
  ///
  /// With UIKit's host and the embedded one.
  public var isEdgeAttached: Bool?
  /// True if an attached sheet is as wide as its controller's `preferredContentSize`.
  ///
  /// With UIKit's host and the embedded one.
  public var followsPreferredWidth: Bool?

  /// Creates options; omitted ones are `nil`.
  public init(
    showsGrabber: Bool? = nil, largestUndimmedDetent: SheetDetent? = nil,
    scrollingExpands: Bool? = nil, cornerRadius: Double? = nil, isEdgeAttached: Bool? = nil,
    followsPreferredWidth: Bool? = nil
  ) {
    self.showsGrabber = showsGrabber
    self.largestUndimmedDetent = largestUndimmedDetent
    self.scrollingExpands = scrollingExpands
    self.cornerRadius = cornerRadius
    self.isEdgeAttached = isEdgeAttached
    self.followsPreferredWidth = followsPreferredWidth
  }
}
