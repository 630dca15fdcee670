/// One thing that a person can do on a screen, for the fuzzer to try.
@MainActor
public struct FuzzAction {
  /// What it is called in a failing walk; each action of one screen has a name of its own.
  public var name: String { makeName() }
  private let makeName: @MainActor () -> String
  package let perform: @MainActor () -> Void

  /// An action, and what it does.
  ///
  /// It should do the same each time, given the same state. The name is made only if it is asked for:
  /// most of what could be done at a step is not chosen.
  public init(
    _ name: @autoclosure @escaping @MainActor () -> String, perform: @escaping @MainActor () -> Void
  ) {
    makeName = name
    self.perform = perform
  }
}

/// A screen that tells the fuzzer what can be done on it.
@MainActor
public protocol FuzzableScreen: AnyObject {
  /// What a person can do now: what its buttons, rows and fields do.
  var fuzzActions: [FuzzAction] { get }
}
