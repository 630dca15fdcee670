/// Content that can be shown and hidden.
public nonisolated struct DisclosureGroup<Label: View, Content: View>: View {
  private let isExpanded: Binding<Bool>?
  private let label: Label
  private let content: () -> Content
  @State private var isOpen = false

  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    isExpanded = nil
    self.content = content
    self.label = label()
  }
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.isExpanded = isExpanded
    self.content = content
    self.label = label()
  }
  @MainActor public var body: some View {
    let binding = isExpanded ?? $isOpen
    Styled(
      configuration: DisclosureGroupStyleConfiguration(
        label: .init(label), content: .init(DisclosedContent(content: content)),
        isExpanded: binding),
      plain: DisclosureRow(isExpanded: binding, label: label, content: content))
  }
}
private nonisolated struct DisclosureRow<Label: View, Content: View>: View {
  @Binding var isExpanded: Bool
  let label: Label
  let content: () -> Content
  @MainActor var body: some View {
    Button {
      isExpanded.toggle()
    } label: {
      label
    }
    if isExpanded { content() }
  }
}
private nonisolated struct DisclosedContent<Content: View>: View {
  let content: () -> Content
  @MainActor var body: some View { content() }
}
extension DisclosureGroup where Label == Text {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content
  ) { self.init(content: content) { Text(titleKey) } }
  public nonisolated init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) { self.init(isExpanded: isExpanded, content: content) { Text(titleKey) } }
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(
    _ label: S, @ViewBuilder content: @escaping () -> Content
  ) { self.init(content: content) { Text(label) } }
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(
    _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) { self.init(isExpanded: isExpanded, content: content) { Text(label) } }
}
