/// Opens a link.
@MainActor @preconcurrency public struct Link<Label: View>: _PrimitiveView {
  private let url: URL
  // Because only the initialiser writes it.
  private nonisolated(unsafe) let label: Label
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.init(url: destination, label: label())
  }
  private nonisolated init(url: URL, label: Label) {
    self.url = url
    self.label = label
  }
  @MainActor public func _build(_ builder: _Builder) {
    let open = builder.read(\.openURL)
    let url = url
    builder.node.element = ElementContent(role: .link, isNamedByContent: true, tap: { open(url) })
    builder.add(label, at: .label)
  }
}
extension Link where Label == Text {
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(url: destination, label: Text(title))
  }
  public nonisolated init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(url: destination, label: Text(titleKey))
  }
}

/// Choices behind a button; a person finds them beside it.
public nonisolated struct Menu<Label: View, Content: View>: _PrimitiveView {
  private let label: Label
  private let content: Content
  private let action: (() -> Void)?
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
    action = nil
  }
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) {
    self.content = content()
    self.label = label()
    action = primaryAction
  }
  @MainActor public func _build(_ builder: _Builder) {
    builder.add(MenuButton(label: label, action: action), at: .label)
    builder.add(content, at: .content)
  }
}
private nonisolated struct MenuButton<Label: View>: _PrimitiveView {
  let label: Label
  let action: (() -> Void)?
  @MainActor func _build(_ builder: _Builder) {
    builder.node.element = ElementContent(role: .menu, isNamedByContent: true, tap: action)
    builder.add(label, at: .label)
  }
}
extension Menu where Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
  public nonisolated init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) { self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction) }
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) { self.init(content: content, label: { Text(title) }, primaryAction: primaryAction) }
}
extension Menu where Label == SwiftUI.Label<Text, Image> {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) { self.init(content: content) { SwiftUI.Label(titleKey, systemImage: systemImage) } }
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) { self.init(content: content) { SwiftUI.Label(title, systemImage: systemImage) } }
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      content: content, label: { SwiftUI.Label(titleKey, systemImage: systemImage) },
      primaryAction: primaryAction)
  }
}
