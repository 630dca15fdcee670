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

/// What an outline shows below an element.
public nonisolated struct OutlineSubgroupChildren: View {
  internal let content: AnyView
  @MainActor public var body: some View { content }
}
/// Elements with elements below them, which are disclosed.
public nonisolated struct OutlineGroup<Data, ID, Parent, Leaf, Subgroup>: View
where Data: RandomAccessCollection, ID: Hashable, Parent: View, Leaf: View, Subgroup: View {
  private let data: Data
  private let id: (Data.Element) -> ID
  private let row: (Data.Element) -> AnyView

  @MainActor public var body: some View {
    ForEach<Data, ID, AnyView>(data: data, content: row, id: id)
  }
}
extension OutlineGroup
where Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
  public nonisolated init(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) {
    self.data = data
    self.id = { $0[keyPath: id] }
    row = { element in
      guard let below = element[keyPath: children] else { return AnyView(content(element)) }
      return AnyView(
        DisclosureGroup {
          OutlineSubgroupChildren(
            content: AnyView(OutlineGroup(below, id: id, children: children, content: content)))
        } label: {
          content(element)
        })
    }
  }
}
extension OutlineGroup
where
  ID == Data.Element.ID, Data.Element: Identifiable, Parent == Leaf,
  Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>
{
  public nonisolated init(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) {
    self.data = data
    id = { $0.id }
    row = { element in
      guard let below = element[keyPath: children] else { return AnyView(content(element)) }
      return AnyView(
        DisclosureGroup {
          OutlineSubgroupChildren(
            content: AnyView(OutlineGroup(below, children: children, content: content)))
        } label: {
          content(element)
        })
    }
  }
}
