/// Presents something while a binding says so.
internal nonisolated struct PresentationModifier: _PrimitiveModifier {
  let style: Presentation.Style
  let wanted: () -> Wanted?
  let clear: () -> Void
  var onDismiss: (() -> Void)?
  var words = Presentation.Words()
  var anchor = PopoverAttachmentAnchor.rect(.bounds)

  @MainActor func _modify<V: View>(_ content: V, _ builder: _Builder) {
    let node = builder.node
    let presentation = node.slots[-1] as? Presentation ?? Presentation(node)
    if node.slots[-1] == nil { node.graph.follow(presentation) }
    node.slots[-1] = presentation
    presentation.style = style
    presentation.wanted = wanted()
    presentation.clear = clear
    presentation.onDismiss = onDismiss
    presentation.words = words
    presentation.anchor = anchor
    presentation.willSync()
    node.graph.afterPass { presentation.sync() }
    builder.add(content, at: .content)
  }
}

extension View {
  internal nonisolated func presents<C: View>(
    _ style: Presentation.Style, _ isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    words: Presentation.Words = .init(), anchor: PopoverAttachmentAnchor = .rect(.bounds),
    @ViewBuilder _ content: @escaping () -> C
  ) -> some View {
    modifier(
      PresentationModifier(
        style: style,
        wanted: { isPresented.wrappedValue ? Wanted(id: true) { AnyView(content()) } : nil },
        clear: { isPresented.wrappedValue = false }, onDismiss: onDismiss, words: words,
        anchor: anchor))
  }
  /// Presents content that is made at once, as an alert's buttons are.
  internal nonisolated func presentsNow<C: View>(
    _ style: Presentation.Style, _ isPresented: Binding<Bool>,
    words: Presentation.Words = .init(), @ViewBuilder _ content: () -> C
  ) -> some View {
    let view = content()
    return presents(style, isPresented, words: words) { view }
  }
  internal nonisolated func presents<Item: Identifiable, C: View>(
    _ style: Presentation.Style, _ item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    words: Presentation.Words = .init(), anchor: PopoverAttachmentAnchor = .rect(.bounds),
    @ViewBuilder _ content: @escaping (Item) -> C
  ) -> some View {
    modifier(
      PresentationModifier(
        style: style,
        wanted: {
          item.wrappedValue.map { item in
            Wanted(id: AnyHashable(item.id)) { AnyView(content(item)) }
          }
        },
        clear: { item.wrappedValue = nil }, onDismiss: onDismiss, words: words, anchor: anchor))
  }

  /// Presents a sheet while a binding is true.
  public nonisolated func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { presents(.sheet, isPresented, onDismiss: onDismiss, content) }
  /// Presents a sheet while there is an item.
  public nonisolated func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { presents(.sheet, item, onDismiss: onDismiss, content) }
  /// Covers the screen while a binding is true.
  public nonisolated func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { presents(.cover, isPresented, onDismiss: onDismiss, content) }
  /// Covers the screen while there is an item.
  public nonisolated func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { presents(.cover, item, onDismiss: onDismiss, content) }
  /// Presents a popover while a binding is true.
  public nonisolated func popover<Content: View>(
    isPresented: Binding<Bool>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { presents(.popover, isPresented, anchor: attachmentAnchor, content) }
  /// Presents a popover while there is an item.
  public nonisolated func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { presents(.popover, item, anchor: attachmentAnchor, content) }
}
/// What a popover points at.
public enum PopoverAttachmentAnchor {
  case rect(Anchor<CGRect>.Source)
  case point(UnitPoint)
}
