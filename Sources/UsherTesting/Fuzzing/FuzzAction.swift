/// One thing that the user can do on a screen, for the fuzzer to try.
@MainActor
public struct FuzzAction {
  /// What it is called in a failing walk; each action of one screen has a name of its own.
  public let name: String
  /// Does it: for walks of your own.
  public let perform: @MainActor () -> Void

  /// An action, and what it does.
  ///
  /// It should do the same each time, given the same state.
  public init(_ name: String, perform: @escaping @MainActor () -> Void) {
    self.name = name
    self.perform = perform
  }
}
