import UIKit

/// The navigation controller of a `NavigationStack`, and the pages in it.
@MainActor internal final class StackContainer: NSObject, LeavingSlot, Follower {
  /// Where a page comes from.
  enum Source {
    case value(AnyHashable)
    case link(Node)
    case bound(BoundDestination, AnyHashable)
  }
  /// One page above the root.
  final class Page {
    fileprivate(set) var source: Source
    let node: Node
    let controller: _RegionController
    /// Whether its content comes later.
    var isEmpty = false
    /// What made its content, to know a newer one.
    var maker: DestinationPayload?
    /// The version of the bound destination that it shows.
    var version = 0
    init(_ source: Source, _ node: Node, _ controller: _RegionController) {
      self.source = source
      self.node = node
      self.controller = controller
    }
    var value: AnyHashable? { if case .value(let value) = source { value } else { nil } }
  }

  let navigation = UINavigationController(nibName: nil, bundle: nil)
  let node: Node
  var access: PathAccess?
  private(set) var pages: [Page] = []
  private var root: _RegionController?
  /// The path of a stack without a binding.
  private var own: [AnyHashable] = []
  private var isWaiting = false
  /// Values that were taken off the path, if they are kept for a while.
  private var kept: [AnyHashable] = []
  /// The identity of the root when the path was read last.
  private var rootIdentity: [_NodeKey]?
  /// The environment that the pages have got.
  private var stamp: AnyObject?
  /// Pages that the user is taking away, until that is written.
  var unwritten: [Page] = []

  init(_ node: Node) {
    self.node = node
    super.init()
    navigation.delegate = self
  }

  var values: [AnyHashable] { access?.get() ?? own }
  var system: _System { navigation.viewIfLoaded?.window?._system ?? UIApplication.shared._system }

  /// The path was read: what it does not have any more is frozen before its content is evaluated.
  func willSync(_ new: [AnyHashable]?) {
    guard let new, system.swiftUI.leavingContent == .isFrozen else { return }
    let old = pages.compactMap(\.value)
    let common = zip(old, new).prefix { $0 == $1 }.count
    guard common < old.count else { return }
    var index = 0
    for page in pages {
      if page.value != nil {
        if index >= common { page.node.isFrozen = true }
        index += 1
      }
    }
  }

  // MARK: Writing

  func accepts(_ value: AnyHashable) -> Bool { access?.accepts(value) ?? true }
  func push(_ value: AnyHashable) { write(values + [value]) }
  func write(_ new: [AnyHashable]) {
    if let access { return access.set(new) }
    own = new
    node.graph.afterPass { self.sync() }
  }

  func push<V: View>(_ view: V, from link: Node) {
    guard !pages.contains(where: { $0.isFrom(link) }) else { return }
    show(pages + [makePage(.link(link), view)])
  }
  func linkDidChange<V: View>(_ link: Node, _ view: V) {
    guard let page = pages.first(where: { $0.isFrom(link) }) else { return }
    node.graph.afterPass {
      (page.node as? ViewNode<PageView<V>>)?.update(PageView(content: view), page.node.environment)
    }
  }

  // MARK: Following

  /// Makes the controller show what the path and the bound destinations say.
  func sync() {
    guard node.isAlive, let first = node.children.first else { return }
    if root == nil {
      let controller = _RegionController(nibName: nil, bundle: nil)
      controller.region = Region(first, controller)
      root = controller
      navigation.setViewControllers([controller], animated: false)
      node.nearestRegion?.embed(navigation, for: node)
    }
    if let coordinator = navigation.transitionCoordinator, navigation.viewIfLoaded?.window != nil {
      guard system.swiftUI.writeInTransition == .waits, !isWaiting else { return }
      isWaiting = true
      coordinator.animate(alongsideTransition: nil) { [weak self] _ in
        self?.isWaiting = false
        self?.node.graph.afterPass { self?.sync() }
      }
      return
    }
    guard unwritten.isEmpty else { return }
    let identity = first.identityBelow
    if let rootIdentity, rootIdentity != identity, system.swiftUI.pathOfNewRoot == .isDropped,
      !values.isEmpty
    {
      self.rootIdentity = identity
      return write([])
    }
    rootIdentity = identity
    followEnvironment()
    show(bound(following(values)))
    update()
  }

  /// The pages for a path: pages with equal values stay, and so do views pushed on them while no page below goes.
  private func following(_ wanted: [AnyHashable]) -> [Page] {
    let old = pages.compactMap(\.value)
    let common = zip(old, wanted).prefix { $0 == $1 }.count
    var kept = pages
    if common < old.count {
      var seen = 0
      kept = Array(
        pages.prefix { page in
          if page.value != nil { seen += 1 }
          return seen <= common
        })
      for page in kept { page.node.isFrozen = false }
    }
    let added = wanted.dropFirst(common)
    guard system.swiftUI.pageIdentity == .byPosition else {
      return kept + added.map { makePage(.value($0)) }
    }
    // The pages that would go show the new values, one for one, as long as there are some.
    var free = pages.dropFirst(kept.count).prefix { $0.value != nil }
    return kept
      + added.map { value in
        guard let page = free.popFirst() else { return makePage(.value(value)) }
        page.source = .value(value)
        page.maker = nil
        page.node.isFrozen = false
        return page
      }
  }

  /// The pages with those that bindings ask for on top of where they are declared.
  private func bound(_ pages: [Page]) -> [Page] {
    var result = pages
    // A page whose binding says no goes, with all above it.
    if let gone = result.firstIndex(where: { page in
      guard case .bound(let destination, let id) = page.source else { return false }
      return destination.id != id
    }) {
      result = Array(result.prefix(gone))
    }
    var index = -1
    while index < result.count {
      let node = index < 0 ? self.node.children.first : result[index].node
      for destination in node?.payloadsWithTabs(of: BoundDestination.self) ?? [] {
        guard let id = destination.id,
          !result.contains(where: { $0.isFrom(destination) })
        else { continue }
        result.append(makePage(.bound(destination, id), Deferred(make: destination.make)))
      }
      index += 1
    }
    return result
  }

  /// Hands a changed environment of the stack on to its pages.
  private func followEnvironment() {
    guard stamp !== node.environment.stamp else { return }
    stamp = node.environment.stamp
    for page in pages where !page.node.isFrozen {
      page.node.take(environment(page.node.environment._dismisser), isViewSame: true)
    }
  }
  private func environment(_ dismisser: Dismisser?) -> EnvironmentValues {
    var environment = node.environment
    environment._stack = self
    environment._dismisser = dismisser
    return environment
  }

  /// What the nodes say of titles and contents.
  private func update() {
    for page in pages {
      if case .value(let value) = page.source {
        if page.isEmpty { continue }
        let maker = maker(for: value)
        if maker !== page.maker {
          page.maker = maker
          (page.node as? ViewNode<PageView<Deferred>>)?.update(
            PageView(content: maker?.make(value) ?? .empty), page.node.environment)
        }
      } else if case .bound(let destination, _) = page.source, destination.id != nil,
        destination.version != page.version
      {
        page.version = destination.version
        (page.node as? ViewNode<PageView<Deferred>>)?.update(
          PageView(content: Deferred(make: destination.make)), page.node.environment)
      }
    }
  }
  func passDidEnd() {
    guard node.isAlive else { return }
    for controller in [root].compactMap(\.self) + pages.map(\.controller) {
      controller.readBar()
    }
    if let top = navigation.topViewController as? _RegionController {
      let isHidden = top.hidesBar
      if navigation.isNavigationBarHidden != isHidden {
        navigation.setNavigationBarHidden(isHidden, animated: false)
      }
      let hasItems = !(top.toolbarItems ?? []).isEmpty
      if navigation.isToolbarHidden == hasItems {
        navigation.setToolbarHidden(!hasItems, animated: false)
      }
    }
  }

  // MARK: Pages

  private func maker(for value: AnyHashable) -> DestinationPayload? {
    for one in [node.children.first].compactMap(\.self) + pages.map(\.node) {
      let found = one.payloadsWithTabs(of: DestinationPayload.self).first { $0.accepts(value) }
      if let found { return found }
    }
    return nil
  }
  private func makePage(_ source: Source) -> Page {
    guard case .value(let value) = source else { return makePage(source, EmptyView()) }
    if system.swiftUI.destinations == .afterThePath {
      let page = makePage(source, Deferred.empty)
      page.isEmpty = true
      // The content comes with the next update.
      node.graph.afterPass { [weak self] in
        page.isEmpty = false
        self?.update()
      }
      return page
    }
    let maker = maker(for: value)
    if maker == nil {
      Console.shared.log(
        "A NavigationLink is presenting a value of type “\(type(of: value.base))” but there is no "
          + "matching navigationDestination declaration visible from the location of the link.")
    }
    let page = makePage(source, maker?.make(value) ?? .empty)
    page.maker = maker
    return page
  }
  private func makePage<V: View>(_ source: Source, _ view: V) -> Page {
    let dismisser = Dismisser()
    let made = node.makeAside(PageView(content: view), environment(dismisser))
    let controller = _RegionController(nibName: nil, bundle: nil)
    controller.region = Region(made, controller)
    let page = Page(source, made, controller)
    if case .bound(let destination, _) = source { page.version = destination.version }
    dismisser.dismiss = { [weak self, weak page] in
      if let page { self?.take(page) }
    }
    return page
  }
  /// Takes a page away, with all above it, because its screen asked for that.
  private func take(_ page: Page) {
    guard let index = pages.firstIndex(where: { $0 === page }) else { return }
    let gone = Array(pages[index...])
    let left = pages[..<index].compactMap(\.value)
    for case .bound(let destination, _) in gone.map(\.source) { destination.clear() }
    if left.count != values.count { return write(left) }
    show(Array(pages[..<index]))
  }

  /// Shows these pages above the root.
  private func show(_ new: [Page]) {
    guard let root else { return }
    let gone = pages.filter { page in !new.contains { $0 === page } }
    let old = pages
    pages = new
    if system.swiftUI.strayAppearances == .some, new.count > old.count {
      let hidden = [node.children.first].compactMap(\.self) + new.dropLast().map(\.node)
      node.graph.afterPass {
        for one in hidden { one.walk { ($0.payload as? Lifecycle)?.stray() } }
      }
    }
    let controllers = [root] + new.map(\.controller)
    guard controllers != navigation.viewControllers else { return drop(gone) }
    let isAnimated = !node.transaction.disablesAnimations && navigation.viewIfLoaded?.window != nil
    if system.swiftUI.leavingContent == .isFrozen { for page in gone { page.node.isFrozen = true } }
    if gone.isEmpty, new.count == old.count + 1 {
      navigation.pushViewController(controllers[controllers.count - 1], animated: isAnimated)
    } else {
      navigation.setViewControllers(
        controllers, animated: isAnimated && new.count != old.count)
    }
    if let coordinator = navigation.transitionCoordinator {
      coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.drop(gone) }
    } else {
      drop(gone)
    }
  }
  func drop(_ gone: [Page]) {
    guard !gone.isEmpty else { return }
    kept =
      system.swiftUI.removedValues == .areKeptUntilTheNextChange ? gone.compactMap(\.value) : []
    for page in gone { node.dropAside(page.node) }
  }
  func keep(_ pages: [Page]) { self.pages = pages }

  func leave() {
    navigation.delegate = nil
    // Its views know it by their environment, and its controllers know them.
    for case let controller as _RegionController in navigation.viewControllers {
      controller.region = nil
    }
    pages = []
    root = nil
    access = nil
  }
}

extension Node {
  /// The payloads of a type that a page shows, those in its tabs too unless these have stacks of their own.
  fileprivate func payloadsWithTabs<P>(of type: P.Type) -> [P] {
    var found: [P] = []
    func visit(_ node: Node) {
      if let one = node.payload as? P { found.append(one) }
      let tabs = (node.slots[-1] as? TabContainer)?.seen
      for child in tabs ?? node.children where tabs != nil || child.region == nil { visit(child) }
    }
    visit(self)
    return found
  }
  /// What tells the content of a page from other content in its place: branches and ids.
  fileprivate var identityBelow: [_NodeKey] {
    var keys: [_NodeKey] = []
    var one: Node? = self
    while let here = one {
      switch here.key {
      case .branch, .id: keys.append(here.key)
      default: break
      }
      one = here.children.count == 1 ? here.children[0] : nil
    }
    return keys
  }
}
extension StackContainer.Page {
  @MainActor fileprivate func isFrom(_ link: Node) -> Bool {
    if case .link(let node) = source { node === link } else { false }
  }
  @MainActor fileprivate func isFrom(_ destination: BoundDestination) -> Bool {
    if case .bound(let one, _) = source { one === destination } else { false }
  }
}

/// The root of a page.
internal nonisolated struct PageView<Content: View>: _PrimitiveView {
  let content: Content
  @MainActor func _build(_ builder: _Builder) {
    builder.provideEditMode()
    builder.add(content, at: .content)
  }
}
