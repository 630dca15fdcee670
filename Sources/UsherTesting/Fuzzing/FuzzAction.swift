/// One possible action of the user on a screen, which a ``Fuzzer`` may try.
@MainActor
public struct FuzzAction {
  /// The name of the action in a ``FuzzStep``, unique on its screen.
  public let name: String
  /// Performs the action, in the fuzzer's walks or in your own.
  public let perform: @MainActor () -> Void

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - name: The name of the action, unique on its screen.
  ///   - perform: Performs the action. In the same state it must do the same each time, because the
  ///     fuzzer repeats walks.
  public init(_ name: String, perform: @escaping @MainActor () -> Void) {
    self.name = name
    self.perform = perform
  }
}
