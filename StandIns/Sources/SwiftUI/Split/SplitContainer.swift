import UIKit

/// The controllers of a split view: columns beside each other, or one stack of them.
@MainActor internal final class SplitContainer: NSObject, LeavingSlot, Follower {
  private let node: Node
  var isCompact = true
  var visibility = NavigationSplitViewVisibility.automatic
  var compact: Binding<NavigationSplitViewColumn>?
  var columns: [NavigationSplitViewColumn] = []
  /// What holds the columns.
  private let outer = UIViewController(nibName: nil, bundle: nil)
  private let stack = UINavigationController(nibName: nil, bundle: nil)
  private var beside: [NavigationSplitViewColumn: UINavigationController] = [:]
  private var pages: [NavigationSplitViewColumn: _RegionController] = [:]
  /// The column in front where there is little room.
  private var front = NavigationSplitViewColumn.sidebar
  /// The last column that the binding named.
  private var lastNamed: NavigationSplitViewColumn?
  /// What empties the selections of the lists, by their columns.
  private var clears: [NavigationSplitViewColumn: () -> Void] = [:]
  private var hadSelection: [NavigationSplitViewColumn: Bool] = [:]
  private var isEmbedded = false
  private var wasCompact: Bool?
  private var isWaiting = false

  init(_ node: Node) {
    self.node = node
    super.init()
    stack.delegate = self
  }

  /// The binding named a column.
  func readCompactColumn(_ named: NavigationSplitViewColumn?) {
    guard let named, named != lastNamed else { return }
    lastNamed = named
    front = named
  }
  /// A list in a column has or has not a selection.
  func listDidChange(
    in column: NavigationSplitViewColumn, hasSelection: Bool, clear: @escaping () -> Void
  ) {
    clears[column] = clear
    guard hadSelection[column] != hasSelection else { return }
    hadSelection[column] = hasSelection
    if hasSelection {
      go(to: next(after: column))
    } else if position(front) > position(column) {
      go(to: column)
    }
  }
  /// The user chose a row of a list in a column.
  func didSelect(in column: NavigationSplitViewColumn) { go(to: next(after: column)) }

  private func go(to column: NavigationSplitViewColumn) {
    guard column != front else { return }
    front = column
    writeFront()
    node.graph.afterPass { [weak self] in self?.sync() }
  }
  private func writeFront() {
    lastNamed = front
    guard let compact, compact.wrappedValue != front else { return }
    compact.wrappedValue = front
  }
  private func position(_ column: NavigationSplitViewColumn) -> Int {
    columns.firstIndex(of: column) ?? 0
  }
  private func next(after column: NavigationSplitViewColumn) -> NavigationSplitViewColumn {
    let place = position(column) + 1
    return columns.indices.contains(place) ? columns[place] : column
  }

  // MARK: Following

  func sync() {
    guard node.isAlive else { return }
    takePages()
    if !isEmbedded {
      isEmbedded = true
      node.nearestRegion?.embed(outer, for: node)
    }
    if wasCompact != isCompact { rearrange() }
    isCompact ? showStack() : showColumns()
  }
  private func takePages() {
    for (column, child) in zip(columns, node.children) where pages[column]?.region?.node !== child {
      let page = pages[column] ?? _RegionController(nibName: nil, bundle: nil)
      page.region = Region(child, page)
      pages[column] = page
    }
  }
  /// Takes the columns out of what held them so far.
  private func rearrange() {
    wasCompact = isCompact
    for child in outer.children {
      child.willMove(toParent: nil)
      child.viewIfLoaded?.removeFromSuperview()
      child.removeFromParent()
    }
    for navigation in beside.values { navigation.setViewControllers([], animated: false) }
    beside = [:]
    stack.setViewControllers([], animated: false)
    if isCompact { embed(stack) }
  }
  private func embed(_ child: UIViewController) {
    outer.addChild(child)
    outer.view.addSubview(child.view)
    child.didMove(toParent: outer)
  }
  private func showStack() {
    if let coordinator = stack.transitionCoordinator, stack.viewIfLoaded?.window != nil {
      guard !isWaiting else { return }
      isWaiting = true
      coordinator.animate(alongsideTransition: nil) { [weak self] _ in
        self?.isWaiting = false
        self?.node.graph.afterPass { self?.sync() }
      }
      return
    }
    let wanted = columns.prefix(position(front) + 1).compactMap { pages[$0] }
    guard stack.viewControllers != wanted else { return }
    let isAnimated = !stack.viewControllers.isEmpty && stack.viewIfLoaded?.window != nil
    stack.setViewControllers(wanted, animated: isAnimated)
  }
  private func showColumns() {
    let shown: [NavigationSplitViewColumn] =
      switch visibility {
      case .detailOnly: [.detail]
      case .doubleColumn: Array(columns.suffix(2))
      default: columns
      }
    for column in columns {
      if shown.contains(column), beside[column] == nil, let page = pages[column] {
        let navigation = UINavigationController(rootViewController: page)
        beside[column] = navigation
        embed(navigation)
      } else if !shown.contains(column), let navigation = beside.removeValue(forKey: column) {
        navigation.willMove(toParent: nil)
        navigation.view.removeFromSuperview()
        navigation.removeFromParent()
        navigation.setViewControllers([], animated: false)
      }
    }
  }
  func passDidEnd() {
    guard node.isAlive else { return }
    for page in pages.values { page.readBar() }
  }
  func leave() { stack.delegate = nil }
}

extension SplitContainer: UINavigationControllerDelegate {
  /// The user went back: the selections that led here are emptied.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    guard isCompact, let shown = columns.first(where: { pages[$0] === viewController }),
      position(shown) < position(front), !isWaiting
    else { return }
    let left = columns[position(shown)..<position(front)]
    front = shown
    writeFront()
    for column in left {
      hadSelection[column] = false
      clears[column]?()
    }
  }
}
