/// A screen that tells the fuzzer what can be done on it.
@MainActor
public protocol FuzzableScreen: AnyObject {
  /// What the user can do now: what its buttons, rows and fields do.
  var fuzzActions: [FuzzAction] { get }
}
