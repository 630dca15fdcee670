/// A screen that lists its actions for a ``Fuzzer``.
@MainActor
public protocol FuzzableScreen: AnyObject {
  /// The actions that the user has on this screen now: those of its buttons, rows and fields.
  ///
  /// The fuzzer reads it at many steps while the screen is on top, so it must be cheap and change
  /// nothing.
  var fuzzActions: [FuzzAction] { get }
}
