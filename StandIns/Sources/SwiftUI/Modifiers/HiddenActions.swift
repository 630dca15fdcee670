/// Adds actions that a person finds by a swipe or a long press.
internal nonisolated struct HiddenActionsModifier<Actions: View>: _PrimitiveModifier {
  let kind: HiddenAction.Kind
  let actions: Actions
  @MainActor func _modify<V: View>(_ content: V, _ builder: _Builder) {
    let node = builder.node
    if let known = (node.payload as? HiddenActionsPayload)?.node as? ViewNode<PageView<Actions>> {
      known.update(PageView(content: actions), node.environment)
    } else {
      node.payload = HiddenActionsPayload(
        kind: kind, node: node.makeAside(PageView(content: actions), node.environment))
    }
    builder.add(content, at: .content)
  }
}
internal struct HiddenAction {
  enum Kind { case swipe, menu }
  let kind: Kind
  let title: String
  let run: () -> Void
}
@MainActor private struct HiddenActionsPayload: ElementTransform {
  let kind: HiddenAction.Kind
  let node: Node
  func transform(_ elements: [_Element], _ node: Node) -> [_Element] {
    let actions = ElementReader().elements(of: self.node).flatMap(\.all).filter(\.canBeTapped)
      .map { HiddenAction(kind: kind, title: $0.label, run: $0.tap) }
    return elements.map { element in
      var element = element
      element.hidden += actions
      return element
    }
  }
}
extension View {
  /// Adds actions that appear when the row is swiped aside.
  public nonisolated func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View { modifier(HiddenActionsModifier(kind: .swipe, actions: content())) }
  /// Adds actions that appear when the view is pressed long.
  public nonisolated func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View { modifier(HiddenActionsModifier(kind: .menu, actions: menuItems())) }
}
extension View {
  /// Adds actions with a picture, which is not shown, that appear when the view is pressed long.
  public nonisolated func contextMenu<MenuItems: View, Preview: View>(
    @ViewBuilder menuItems: () -> MenuItems, @ViewBuilder preview: () -> Preview
  ) -> some View { modifier(HiddenActionsModifier(kind: .menu, actions: menuItems())) }
  /// Adds actions for the rows of a list, by their ids.
  public nonisolated func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View {
    modifier(
      _EnvironmentModifier { values in
        values._selectionMenu = SelectionMenu { tag in
          guard let id = tag.base as? I else { return nil }
          return AnyView(menu([id]))
        }
      })
  }
}
/// The actions that a list offers for one of its rows.
internal final class SelectionMenu {
  let make: (AnyHashable) -> AnyView?
  init(_ make: @escaping (AnyHashable) -> AnyView?) { self.make = make }
}
private struct SelectionMenuKey: EnvironmentKey {
  static var defaultValue: SelectionMenu? { nil }
}
extension EnvironmentValues {
  internal var _selectionMenu: SelectionMenu? {
    get { self[SelectionMenuKey.self] }
    set { self[SelectionMenuKey.self] = newValue }
  }
}
/// An edge beside.
public enum HorizontalEdge: Int8, CaseIterable, Sendable { case leading, trailing }
