/// One possible action of the user on a screen, for the fuzzer to try.
@MainActor
public struct FuzzAction {
  /// Its name in a failing walk, unique on its screen.
  public let name: String
  /// Performs the action, for your own walks.
  public let perform: @MainActor () -> Void

  /// Creates an action.
  ///
  /// It must do the same each time in the same state.
  public init(_ name: String, perform: @escaping @MainActor () -> Void) {
    self.name = name
    self.perform = perform
  }
}
