public import Usher

/// A screen that says more of the sheet in which it is presented, and knows at which height that rests.
///
/// Conform a screen's own object, or the coordinator of a flow that is presented as a whole:
///
/// ```swift
/// @Observable @MainActor
/// final class PlaceModel: ScreenConfiguring, SheetConfiguring {
///   let screenOptions = ScreenOptions(detents: [.medium, .large])
///   let sheetOptions = SheetOptions(showsGrabber: true, largestUndimmedDetent: .medium)
///   var selectedDetent: SheetDetent?
/// }
/// ```
///
/// The options of a flow's coordinator come before those of its screens, as a whole. If the object is `@Observable`,
/// hosts follow its changes.
@MainActor
public protocol SheetConfiguring: AnyObject {
  /// The options; none by default.
  var sheetOptions: SheetOptions { get }
  /// The height at which the sheet rests, one of its detents; `nil` until it was set, for the smallest.
  ///
  /// Set it to move the sheet. The host sets it when the user has moved the sheet. A height that the sheet does not
  /// have is ignored.
  var selectedDetent: SheetDetent? { get set }
}

extension SheetConfiguring {
  /// None: all is left to the host's platform.
  public var sheetOptions: SheetOptions { SheetOptions() }
}
