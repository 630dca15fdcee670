import UIKit

/// What a view says about the bar above it.
@MainActor internal struct BarPayload {
  var title: String?
  var hidesBackButton: Bool?
  var hidesBar: Bool?
  var holdsAgainstDismissal: Bool?
}
internal struct BarModifier: _PrimitiveModifier {
  let bar: @MainActor (_Builder) -> BarPayload
  func _modify<V: View>(_ content: V, _ builder: _Builder) {
    builder.node.payload = bar(builder)
    builder.add(content, at: .content)
  }
}

extension _RegionController {
  internal var hidesBar: Bool {
    region?.node.payloads(of: BarPayload.self).last { $0.hidesBar != nil }?.hidesBar ?? false
  }
  /// Takes over what the views say.
  internal func readBar() {
    guard let region else { return }
    let all = region.node.payloads(of: BarPayload.self)
    if let title = all.last(where: { $0.title != nil })?.title, navigationItem.title != title {
      navigationItem.title = title
    }
    let hidesBack = all.last { $0.hidesBackButton != nil }?.hidesBackButton ?? false
    if navigationItem.hidesBackButton != hidesBack { navigationItem.hidesBackButton = hidesBack }
  }
  internal var holdsAgainstDismissal: Bool { region?.node.holdsAgainstDismissal ?? false }
}
extension Node {
  /// Whether a view below says so, in the stacks inside too.
  fileprivate var holdsAgainstDismissal: Bool {
    if (payload as? BarPayload)?.holdsAgainstDismissal == true { return true }
    let pages = (slots[-1] as? StackContainer)?.pages.map(\.node) ?? []
    return (children + pages).contains { $0.holdsAgainstDismissal }
  }
}

/// How a title is shown.
public struct NavigationBarItem: Sendable {
  /// How a title is shown.
  public enum TitleDisplayMode: Sendable { case automatic, inline, large }
}
/// Where an item of a toolbar is.
public struct ToolbarItemPlacement: Sendable, Equatable {
  private let name: String
  public static let automatic = ToolbarItemPlacement(name: "automatic")
  public static let principal = ToolbarItemPlacement(name: "principal")
  public static let navigation = ToolbarItemPlacement(name: "navigation")
  public static let primaryAction = ToolbarItemPlacement(name: "primaryAction")
  public static let secondaryAction = ToolbarItemPlacement(name: "secondaryAction")
  public static let status = ToolbarItemPlacement(name: "status")
  public static let confirmationAction = ToolbarItemPlacement(name: "confirmationAction")
  public static let cancellationAction = ToolbarItemPlacement(name: "cancellationAction")
  public static let destructiveAction = ToolbarItemPlacement(name: "destructiveAction")
  public static let keyboard = ToolbarItemPlacement(name: "keyboard")
  public static let topBarLeading = ToolbarItemPlacement(name: "topBarLeading")
  public static let topBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")
  public static let navigationBarLeading = ToolbarItemPlacement(name: "topBarLeading")
  public static let navigationBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")
  public static let bottomBar = ToolbarItemPlacement(name: "bottomBar")
}
/// A bar that can be hidden.
public struct ToolbarPlacement: Sendable, Equatable {
  private let name: String
  public static let automatic = ToolbarPlacement(name: "automatic")
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  public static let tabBar = ToolbarPlacement(name: "tabBar")
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
}
/// Whether something is shown.
public enum Visibility: Hashable, CaseIterable, Sendable { case automatic, visible, hidden }

/// What stands in a toolbar.
@MainActor @preconcurrency public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  @ToolbarContentBuilder var body: Body { get }
  var _view: AnyView { get }
}
extension ToolbarContent {
  public var _view: AnyView { body._view }
}
extension Never: ToolbarContent {}
/// One item of a toolbar.
public struct ToolbarItem<ID, Content: View>: ToolbarContent {
  private let content: Content
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content)
  where ID == Void { self.content = content() }
  public var body: Never { fatalError("an item has no body because it is shown as it is") }
  public var _view: AnyView { AnyView(content) }
}
/// Several items of a toolbar.
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  private let content: Content
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  public var body: Never { fatalError("a group has no body because it is shown as it is") }
  public var _view: AnyView { AnyView(content) }
}
/// Several parts of a toolbar.
public struct _TupleToolbar: ToolbarContent {
  internal let parts: [AnyView]
  public var body: Never { fatalError("a tuple has no body because it is shown as it is") }
  public var _view: AnyView { AnyView(ForEach(parts.indices, id: \.self) { parts[$0] }) }
}
/// Makes toolbars of a closure's lines.
@MainActor @preconcurrency @resultBuilder public enum ToolbarContentBuilder {
  public static func buildExpression<C: ToolbarContent>(_ content: C) -> C { content }
  public static func buildBlock<C: ToolbarContent>(_ content: C) -> C { content }
  public static func buildBlock<each C: ToolbarContent>(_ content: repeat each C) -> _TupleToolbar {
    var parts: [AnyView] = []
    repeat parts.append((each content)._view)
    return _TupleToolbar(parts: parts)
  }
  public static func buildIf<C: ToolbarContent>(_ content: C?) -> _TupleToolbar {
    _TupleToolbar(parts: content.map { [$0._view] } ?? [])
  }
  public static func buildEither<C: ToolbarContent>(first: C) -> _TupleToolbar {
    _TupleToolbar(parts: [first._view])
  }
  public static func buildEither<C: ToolbarContent>(second: C) -> _TupleToolbar {
    _TupleToolbar(parts: [second._view])
  }
}
/// A view with a toolbar, which a person finds before the view.
internal struct ToolbarView<Content: View, Items: View>: _PrimitiveView {
  let content: Content
  let items: Items
  func _build(_ builder: _Builder) {
    builder.add(items, at: .label)
    builder.add(content, at: .content)
  }
}

extension View {
  private func bar(_ make: @escaping @MainActor (inout BarPayload) -> Void) -> some View {
    modifier(
      BarModifier { _ in
        var payload = BarPayload()
        make(&payload)
        return payload
      })
  }
  /// Sets the title of the page.
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    bar { $0.title = titleKey.text }
  }
  /// Sets the title of the page.
  @_disfavoredOverload public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    bar { $0.title = String(title) }
  }
  /// Sets the title of the page.
  public func navigationTitle(_ title: Text) -> some View { bar { $0.title = title.text } }
  /// Sets the title of the page.
  public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(titleKey)
  }
  /// Sets how the title is shown.
  public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { self }
  /// Hides the back button, and with it the swipe back.
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    bar { $0.hidesBackButton = hidesBackButton }
  }
  /// Hides the bar.
  public func navigationBarHidden(_ hidden: Bool) -> some View { bar { $0.hidesBar = hidden } }
  /// Shows or hides bars.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    bar {
      if visibility != .automatic, bars.contains(.navigationBar) || bars.contains(.automatic) {
        $0.hidesBar = visibility == .hidden
      }
    }
  }
  /// Puts items into the bars.
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    ToolbarView(content: self, items: content())
  }
  /// Puts items into the bars.
  public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View { ToolbarView(content: self, items: content()._view) }
  /// Keeps the user from dragging the sheet down.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    bar { $0.holdsAgainstDismissal = isDisabled }
  }
}
