/// Views that belong together.
public struct Section<Parent, Content, Footer> {
  private let header: Parent
  private let content: Content
  private let footer: Footer
  /// Whether it is open; `nil` if nothing closes it.
  private var isExpanded: Binding<Bool>?
}
extension Section: View where Parent: View, Content: View, Footer: View {
  public typealias Body = Never
}
extension Section: _PrimitiveView where Parent: View, Content: View, Footer: View {
  @MainActor public func _build(_ builder: _Builder) {
    if let isExpanded {
      builder.add(ExpandingHeader(isExpanded: isExpanded, header: header), at: .index(0))
      builder.add(ExpandedContent(isExpanded: isExpanded, content: content), at: .index(1))
    } else {
      builder.add(header, at: .index(0))
      builder.add(content, at: .index(1))
    }
    builder.add(footer, at: .index(2))
  }
  public nonisolated init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) { self.init(header: header(), content: content(), footer: footer()) }
}
extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
  }
}
extension Section where Parent: View, Content: View, Footer == EmptyView {
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(content: content, header: header, footer: { EmptyView() })
  }
  public nonisolated init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { header }, footer: { EmptyView() })
  }
}
extension Section where Parent == EmptyView, Content: View, Footer: View {
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(content: content, header: { EmptyView() }, footer: footer)
  }
}
extension Section where Parent == Text, Content: View, Footer == EmptyView {
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(titleKey) }, footer: { EmptyView() })
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(title) }, footer: { EmptyView() })
  }
}
extension Section where Parent: View, Content: View, Footer: View {
  public nonisolated init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { header }, footer: { footer })
  }
}
extension Section where Parent == EmptyView, Content: View, Footer: View {
  public nonisolated init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { EmptyView() }, footer: { footer })
  }
}
extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// A section whose header opens and closes it.
  public nonisolated init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) {
    self.init(header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}
extension Section where Parent == Text, Content: View, Footer == EmptyView {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) { self.init(isExpanded: isExpanded, content: content) { Text(titleKey) } }
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) { self.init(isExpanded: isExpanded, content: content) { Text(title) } }
}
/// The header of a section, which opens and closes it.
private nonisolated struct ExpandingHeader<Header: View>: View {
  let isExpanded: Binding<Bool>
  let header: Header
  @MainActor var body: some View {
    Button {
      isExpanded.wrappedValue.toggle()
    } label: {
      header
    }
  }
}
/// Content that is there while a section is open.
private nonisolated struct ExpandedContent<Content: View>: View {
  let isExpanded: Binding<Bool>
  let content: Content
  @MainActor var body: some View { if isExpanded.wrappedValue { content } }
}
