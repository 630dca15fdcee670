/// A screen that lists its actions for the fuzzer.
@MainActor
public protocol FuzzableScreen: AnyObject {
  /// The current actions of the user: those of its buttons, rows and fields.
  var fuzzActions: [FuzzAction] { get }
}
