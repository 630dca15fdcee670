import UIKit

/// One part of a toolbar: where it is, and what it shows.
public struct _ToolbarPart {
  internal let placement: ToolbarItemPlacement
  internal let id: String?
  internal let view: AnyView
}

/// Collects the parts of a toolbar.
@MainActor public final class _ToolbarCollector {
  internal let node: Node
  internal private(set) var parts: [_ToolbarPart] = []
  private var customContents = 0
  internal init(_ node: Node) { self.node = node }

  internal func add(_ part: _ToolbarPart) { parts.append(part) }
  /// Collects the body of a content that an app wrote, with its properties installed.
  internal func collect<C: ToolbarContent>(_ content: C) {
    if let known = content as? any _PrimitiveToolbarContent { return known._collect(self) }
    var content = content
    customContents += 1
    // Each content keeps its properties apart from those of the others.
    Installing(node).install(&content, at: customContents << 20)
    collect(content.body)
  }
}

/// The items of a toolbar.
@MainActor @preconcurrency public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }
}
/// The items of a toolbar that the user can arrange.
@MainActor @preconcurrency public protocol CustomizableToolbarContent: ToolbarContent
where Body: CustomizableToolbarContent {}
extension Never: ToolbarContent {}
extension Never: CustomizableToolbarContent {}

/// Content of a toolbar that the stand-in itself knows.
@MainActor internal protocol _PrimitiveToolbarContent {
  func _collect(_ collector: _ToolbarCollector)
}

/// One item of a toolbar.
public nonisolated struct ToolbarItem<ID, Content: View>: ToolbarContent {
  private let placement: ToolbarItemPlacement
  private let name: String?
  private let content: Content
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content)
  where ID == Void {
    self.placement = placement
    name = nil
    self.content = content()
  }
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
    @ViewBuilder content: () -> Content
  ) where ID == String {
    self.placement = placement
    name = id
    self.content = content()
  }
  @MainActor public var body: Never {
    fatalError("an item has no body because it is shown as it is")
  }
}
extension ToolbarItem: CustomizableToolbarContent where ID == String {}
extension ToolbarItem: Identifiable where ID: Hashable {
  public var id: ID {
    guard let id = name as? ID else {
      fatalError("an item without an id is not Identifiable because only strings are ids")
    }
    return id
  }
}
extension ToolbarItem: _PrimitiveToolbarContent {
  @MainActor func _collect(_ collector: _ToolbarCollector) {
    collector.add(_ToolbarPart(placement: placement, id: name, view: AnyView(content)))
  }
}
/// Several items of a toolbar.
public nonisolated struct ToolbarItemGroup<Content: View>: ToolbarContent {
  private let placement: ToolbarItemPlacement
  private let content: Content
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }
  @MainActor public var body: Never {
    fatalError("a group has no body because it is shown as it is")
  }
}
extension ToolbarItemGroup: _PrimitiveToolbarContent {
  @MainActor func _collect(_ collector: _ToolbarCollector) {
    collector.add(_ToolbarPart(placement: placement, id: nil, view: AnyView(content)))
  }
}
/// The menu of a title.
public nonisolated struct ToolbarTitleMenu<Content: View>: ToolbarContent {
  private let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  @MainActor public var body: Never {
    fatalError("a menu has no body because it is shown as it is")
  }
}
extension ToolbarTitleMenu: _PrimitiveToolbarContent {
  @MainActor func _collect(_ collector: _ToolbarCollector) {
    collector.add(_ToolbarPart(placement: .principal, id: nil, view: AnyView(content)))
  }
}
/// Room between the items of a toolbar.
public nonisolated struct ToolbarSpacer: CustomizableToolbarContent {
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {}
  @MainActor public var body: Never {
    fatalError("a spacer has no body because it shows nothing")
  }
}
extension ToolbarSpacer: _PrimitiveToolbarContent {
  @MainActor func _collect(_ collector: _ToolbarCollector) {}
}
/// How wide a spacer is.
public struct SpacerSizing: Hashable, Sendable {
  private let isFixed: Bool
  public static let flexible = SpacerSizing(isFixed: false)
  public static let fixed = SpacerSizing(isFixed: true)
}

/// Several parts of a toolbar.
public nonisolated struct _TupleToolbar: CustomizableToolbarContent {
  internal let parts: [any ToolbarContent]
  @MainActor public var body: Never {
    fatalError("a tuple has no body because it is shown as it is")
  }
}
extension _TupleToolbar: _PrimitiveToolbarContent {
  @MainActor func _collect(_ collector: _ToolbarCollector) {
    for part in parts { collector.collect(part) }
  }
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
  @MainActor public var body: Never {
    return fatalError("an optional has no body because it is shown as it is")
  }
}
extension Optional: CustomizableToolbarContent where Wrapped: ToolbarContent {}
extension Optional: _PrimitiveToolbarContent where Wrapped: ToolbarContent {
  @MainActor func _collect(_ collector: _ToolbarCollector) {
    if let self { collector.collect(self) }
  }
}
extension _ConditionalContent: ToolbarContent
where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
  @MainActor public var body: Never {
    fatalError("a choice has no body because it is shown as it is")
  }
}
extension _ConditionalContent: CustomizableToolbarContent
where TrueContent: ToolbarContent, FalseContent: ToolbarContent {}
extension _ConditionalContent: _PrimitiveToolbarContent
where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
  @MainActor func _collect(_ collector: _ToolbarCollector) {
    switch storage {
    case .first(let content): collector.collect(content)
    case .second(let content): collector.collect(content)
    }
  }
}

/// Makes toolbars of a closure's lines.
@resultBuilder public enum ToolbarContentBuilder {
  public static func buildExpression<C: ToolbarContent>(_ content: C) -> C { content }
  public static func buildBlock<C: ToolbarContent>(_ content: C) -> C { content }
  public static func buildBlock<each C: ToolbarContent>(_ content: repeat each C) -> _TupleToolbar {
    var parts: [any ToolbarContent] = []
    repeat parts.append(each content)
    return _TupleToolbar(parts: parts)
  }
  public static func buildIf<C: ToolbarContent>(_ content: C?) -> C? { content }
  public static func buildEither<TrueContent: ToolbarContent, FalseContent: ToolbarContent>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .first(first))
  }
  public static func buildEither<TrueContent: ToolbarContent, FalseContent: ToolbarContent>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .second(second))
  }
  public static func buildLimitedAvailability<C: ToolbarContent>(_ content: C) -> _TupleToolbar {
    _TupleToolbar(parts: [content])
  }
}

/// The items that a view has put into the bars around it.
@MainActor internal final class ToolbarPayload {
  struct Item {
    let placement: ToolbarItemPlacement
    let node: Node
    let button: UIBarButtonItem
  }
  private(set) var items: [Item] = []

  /// Takes over what a new evaluation says; items keep their places.
  func take(_ parts: [_ToolbarPart], _ node: Node, _ environment: EnvironmentValues) {
    let old = items
    items = parts.enumerated().map { index, part in
      if index < old.count, let known = old[index].node as? ViewNode<PageView<AnyView>> {
        known.update(PageView(content: part.view), environment)
        return Item(placement: part.placement, node: known, button: old[index].button)
      }
      let made = node.makeAside(PageView(content: part.view), environment)
      let view = HostView(frame: .zero)
      view.source = { [weak made] in made }
      return Item(placement: part.placement, node: made, button: UIBarButtonItem(customView: view))
    }
    for gone in old.dropFirst(parts.count) { node.dropAside(gone.node) }
  }
}
/// A view with a toolbar.
internal nonisolated struct ToolbarModifier<Items: ToolbarContent>: _PrimitiveModifier {
  let items: Items
  @MainActor func _modify<V: View>(_ content: V, _ builder: _Builder) {
    let node = builder.node
    let payload = node.payload as? ToolbarPayload ?? ToolbarPayload()
    node.payload = payload
    let collector = _ToolbarCollector(node)
    collector.collect(items)
    payload.take(collector.parts, node, node.environment)
    builder.add(content, at: .content)
  }
}

extension _RegionController {
  /// Puts the items that the views of this controller have into the bars.
  internal func show(_ toolbars: [ToolbarPayload]) {
    guard !toolbars.isEmpty || hasToolbarItems else { return }
    let items = toolbars.flatMap(\.items)
    guard !items.isEmpty || hasToolbarItems else { return }
    hasToolbarItems = !items.isEmpty
    var left: [UIBarButtonItem] = []
    var right: [UIBarButtonItem] = []
    var bottom: [UIBarButtonItem] = []
    var title: UIView?
    for item in items {
      switch item.placement.side {
      case .leading: left.append(item.button)
      case .trailing: right.insert(item.button, at: 0)
      case .center: title = item.button.customView
      case .bottom: bottom.append(item.button)
      }
    }
    let bar = navigationItem
    if !left.isEmpty { bar.leftItemsSupplementBackButton = true }
    if (bar.leftBarButtonItems ?? []) != left { bar.leftBarButtonItems = left }
    if (bar.rightBarButtonItems ?? []) != right { bar.rightBarButtonItems = right }
    if bar.titleView !== title { bar.titleView = title }
    if (toolbarItems ?? []) != bottom {
      setToolbarItems(bottom, animated: false)
      navigationController?.setToolbarHidden(bottom.isEmpty, animated: false)
    }
  }
}
extension ToolbarItemPlacement {
  internal enum Side { case leading, trailing, center, bottom }
  internal var side: Side {
    switch self {
    case .cancellationAction, .topBarLeading, .navigation: .leading
    case .principal, .title, .subtitle, .largeTitle: .center
    case .bottomBar, .status, .keyboard: .bottom
    default: .trailing
    }
  }
}

extension View {
  /// Puts items into the bars.
  public nonisolated func toolbar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    modifier(ToolbarModifier(items: ToolbarItemGroup(content: content)))
  }
  /// Puts items into the bars.
  public nonisolated func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View { modifier(ToolbarModifier(items: content())) }
  /// Puts items into bars that the user can arrange.
  public nonisolated func toolbar<Content: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View { modifier(ToolbarModifier(items: content())) }
}
