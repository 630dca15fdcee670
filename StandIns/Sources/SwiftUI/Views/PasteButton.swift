/// Takes something that was copied, which there is not here.
public nonisolated struct PasteButton: View {
  public init<T: Transferable>(
    payloadType: T.Type, onPaste: @escaping ([T]) -> Void
  ) {}
  @MainActor public var body: some View { Button("Paste") {} }
}
