/// Hands something out of the app.
public nonisolated struct ShareLink<Label: View>: View {
  private let label: Label
  public init(
    item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) { self.label = label() }
  public init(
    item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) { self.label = label() }
  @MainActor public var body: some View { Button(action: {}) { label } }
}
extension ShareLink where Label == DefaultShareLinkLabel {
  public nonisolated init(item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(item: item) { DefaultShareLinkLabel(title: Text("Share…")) }
  }
  public nonisolated init(item: String, subject: Text? = nil, message: Text? = nil) {
    self.init(item: item) { DefaultShareLinkLabel(title: Text("Share…")) }
  }
  public nonisolated init(
    _ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil
  ) { self.init(item: item) { DefaultShareLinkLabel(title: Text(titleKey)) } }
  public nonisolated init(
    _ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil
  ) { self.init(item: item) { DefaultShareLinkLabel(title: Text(titleKey)) } }
}
/// What a link to share says.
public nonisolated struct DefaultShareLinkLabel: View {
  fileprivate let title: Text
  @MainActor public var body: some View { title }
}
/// Takes something that was copied, which there is not here.
public nonisolated struct PasteButton: View {
  public init<T: Transferable>(
    payloadType: T.Type, onPaste: @escaping ([T]) -> Void
  ) {}
  @MainActor public var body: some View { Button("Paste") {} }
}
