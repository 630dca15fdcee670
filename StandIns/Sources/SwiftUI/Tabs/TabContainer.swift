import UIKit

/// The tab bar controller of a `TabView`.
@MainActor internal final class TabContainer: NSObject, LeavingSlot, Follower {
  private struct Unit {
    let node: Node
    let controller: _RegionController
    var isSeen = false
  }
  let node: Node
  let tabs = UITabBarController(nibName: nil, bundle: nil)
  var wanted: AnyHashable?
  var write: ((AnyHashable) -> Void)?
  private var units: [Unit] = []
  private var isEmbedded = false

  init(_ node: Node) {
    self.node = node
    super.init()
    tabs.delegate = self
  }
  private var system: _System {
    tabs.viewIfLoaded?.window?._system ?? UIApplication.shared._system
  }

  func sync() {
    guard node.isAlive else { return }
    takeUnits()
    if !isEmbedded {
      isEmbedded = true
      node.nearestRegion?.embed(tabs, for: node)
    }
    select()
  }

  /// Gives each view a controller of its own, and takes away those of views that have gone.
  private func takeUnits() {
    let nodes = node.children.flatMap(\.parts)
    let new = nodes.map { one in
      if let known = units.first(where: { $0.node === one }) { return known }
      let controller = _RegionController(nibName: nil, bundle: nil)
      controller.region = Region(one, controller)
      controller.onVisible = { [weak self, weak controller] in
        if $0, let controller { self?.see(controller) }
      }
      return Unit(node: one, controller: controller)
    }
    let isSame = new.map(\.controller) == units.map(\.controller)
    units = new
    guard !isSame else { return }
    readItems()
    tabs.setViewControllers(new.map(\.controller), animated: false)
    guard (system.swiftUI.tabs ?? (system.version >= .iOS18 ? .lazy : .eager)) == .eager else {
      return
    }
    for unit in new {
      see(unit.controller)
      unit.controller.region?.appearOnce()
    }
  }
  /// Notes that a tab has appeared: what it declares belongs to the page with the tabs from now on.
  private func see(_ controller: _RegionController) {
    guard let index = units.firstIndex(where: { $0.controller === controller }),
      !units[index].isSeen
    else { return }
    units[index].isSeen = true
    let stack = node.environment._stack
    node.graph.afterPass { stack?.sync() }
  }
  /// The tabs that have appeared.
  var seen: [Node] { units.filter(\.isSeen).map(\.node) }

  private func select() {
    guard let wanted, let index = units.firstIndex(where: { $0.node.tag?.tagKey == wanted.tagKey }),
      index != tabs.selectedIndex
    else { return }
    tabs.selectedIndex = index
  }

  private func readItems() {
    for unit in units {
      guard let label = unit.node.tabItem else { continue }
      let elements = ElementReader().elements(of: label)
      let title = elements.flatMap(\.all).first { $0.role == .text }?.label
      if unit.controller.tabBarItem.title != title { unit.controller.tabBarItem.title = title }
      let badge = unit.node.badge
      if unit.controller.tabBarItem.badgeValue != badge {
        unit.controller.tabBarItem.badgeValue = badge
      }
    }
  }
  func passDidEnd() {
    guard node.isAlive else { return }
    takeUnits()
    readItems()
    for unit in units { unit.controller.readBar() }
  }
  func leave() { tabs.delegate = nil }
}

extension TabContainer: UITabBarControllerDelegate {
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    let isAgain = tabBarController.selectedViewController === viewController
    guard isAgain, system.swiftUI.tabTappedAgain == .writes else { return true }
    tell(viewController)
    return false
  }
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    if tabBarController.selectedViewController === viewController,
      system.swiftUI.tabTappedAgain == .writesNothing,
      wanted?.tagKey == tag(of: viewController)?.tagKey
    {
      return
    }
    tell(viewController)
  }
  private func tag(of controller: UIViewController) -> AnyHashable? {
    units.first { $0.controller === controller }?.node.tag
  }
  private func tell(_ controller: UIViewController) {
    guard let tag = tag(of: controller), let write else { return }
    for _ in 1...(system.mistake == .tabIsWrittenTwice ? 2 : 1) { write(tag) }
    guard system.swiftUI.refusedTab == .isReverted else { return }
    node.graph.afterPass { [weak self] in self?.select() }
  }
}

extension Node {
  /// The views that a container shows one by one: this node's, or those that it only groups.
  @MainActor fileprivate var parts: [Node] {
    (self as? any Grouping)?.groupedParts ?? [self]
  }
  /// The outermost tag of this view.
  fileprivate var tag: AnyHashable? { first { ($0.payload as? TagPayload)?.tag } }
  fileprivate var badge: String? { first { ($0.payload as? BadgePayload)?.text } }
  fileprivate var tabItem: Node? { first { ($0.payload as? TabItemPayload)?.label } }

  private func first<T>(_ find: (Node) -> T?) -> T? {
    var found: T?
    walk { if found == nil { found = find($0) } }
    return found
  }
}
@MainActor private protocol Grouping {
  var groupedParts: [Node]? { get }
}
extension ViewNode: Grouping {
  /// The parts of a view that only groups others; `nil` for any other.
  fileprivate var groupedParts: [Node]? {
    guard V.self is any _GroupingView.Type else { return nil }
    return children.flatMap(\.parts)
  }
}
/// A view that groups others, and is none itself.
@MainActor internal protocol _GroupingView {}
extension TupleView: _GroupingView {}
extension EmptyView: _GroupingView {}
extension Group: _GroupingView {}
extension ForEach: _GroupingView {}
extension Row: _GroupingView {}
extension AnyView: _GroupingView {}
extension Optional: _GroupingView where Wrapped: View {}
extension _ConditionalContent: _GroupingView {}

extension Region {
  /// Tells views that they appear, though the controller was not yet shown.
  fileprivate func appearOnce() {
    node.graph.afterPass { [node] in
      guard node.isAlive else { return }
      node.walk { ($0.payload as? Lifecycle)?.setShown(true) }
    }
  }
}
