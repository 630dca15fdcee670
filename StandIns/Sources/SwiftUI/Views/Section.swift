/// Views that belong together.
public struct Section<Parent, Content, Footer> {
  private let header: Parent
  private let content: Content
  private let footer: Footer
}
extension Section: View where Parent: View, Content: View, Footer: View {
  public typealias Body = Never
}
extension Section: _PrimitiveView where Parent: View, Content: View, Footer: View {
  @MainActor public func _build(_ builder: _Builder) {
    builder.add(header, at: .index(0))
    builder.add(content, at: .index(1))
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
/// Content that is there while a section is open.
public nonisolated struct _ExpandedContent<Content: View>: View {
  fileprivate let isExpanded: Binding<Bool>
  fileprivate let content: Content
  @MainActor public var body: some View { if isExpanded.wrappedValue { content } }
}
/// The header of a section, which opens and closes it.
public nonisolated struct _ExpandingHeader<Header: View>: View {
  fileprivate let isExpanded: Binding<Bool>
  fileprivate let header: Header
  @MainActor public var body: some View {
    Button {
      isExpanded.wrappedValue.toggle()
    } label: {
      header
    }
  }
}
extension Section where Footer == EmptyView {
  public nonisolated init<C: View, P: View>(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> C, @ViewBuilder header: () -> P
  ) where Content == _ExpandedContent<C>, Parent == _ExpandingHeader<P> {
    let (content, header) = (content(), header())
    self.init(
      content: { _ExpandedContent(isExpanded: isExpanded, content: content) },
      header: { _ExpandingHeader(isExpanded: isExpanded, header: header) },
      footer: { EmptyView() })
  }
  public nonisolated init<C: View>(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> C
  ) where Content == _ExpandedContent<C>, Parent == _ExpandingHeader<Text> {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }
  @_disfavoredOverload public nonisolated init<S: StringProtocol, C: View>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> C
  ) where Content == _ExpandedContent<C>, Parent == _ExpandingHeader<Text> {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}
