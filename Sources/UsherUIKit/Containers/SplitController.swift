#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import Dispatch
  import UIKit
  @_spi(Hosting) import Usher

  /// The split view controller of a split model.
  ///
  /// Each column is a navigation controller. Where there is no room, UIKit shows the one of the compact column, which
  /// then holds the controllers of all columns: one list, so that Back, its menu and the swipe are those of any stack.
  final class SplitController: UISplitViewController {
    private weak var watcher: (any SplitWatcher)?
    let layout: SplitLayout
    /// The columns with a navigation controller, from the leading side.
    private let stacks: [(column: SplitColumn, stack: StackController)]
    private let compact: StackController
    private let placeholders: [SplitColumn: ColumnPlaceholderController]
    /// The columns of the controllers, in which they stay when their places have ended.
    private var columnOf: [ObjectIdentifier: SplitColumn] = [:]
    /// The controllers while they move from column to column; `nil` while they rest.
    private var moving: [UIViewController]?
    /// Whether there are more columns before the main one than the first.
    private let isTriple: Bool
    /// Whether the inspector's column has something to show.
    private var isInspecting = false
    /// Whether they stand in the compact column.
    private var isPiled = false
    /// Where they are to stand.
    private var movesTo = false
    /// The transition after which they move.
    private weak var awaited: (any UIViewControllerTransitionCoordinator)?

    /// - Parameter makeStack: Makes the navigation controller of a column, or of all columns where there is no room.
    init(
      layout: SplitLayout, watcher: any SplitWatcher, makeStack: @MainActor () -> StackController
    ) {
      (self.watcher, self.layout) = (watcher, layout)
      // An inspector is on top of the last column where the system has no column for it.
      let columns = layout.columns.filter { $0 != .inspector }
      let hasInspector = Self.hasInspectorColumn && columns.count < layout.columns.count
      stacks = ((columns.isEmpty ? [.detail] : columns) + (hasInspector ? [.inspector] : [])).map {
        ($0, makeStack())
      }
      isTriple = columns.count > 2
      compact = makeStack()
      var placeholders: [SplitColumn: ColumnPlaceholderController] = [:]
      for (column, _) in stacks {
        placeholders[column] = ColumnPlaceholderController(layout.placeholder(in: column))
      }
      self.placeholders = placeholders
      super.init(style: isTriple ? .tripleColumn : .doubleColumn)
      delegate = self
      shareRoom()
      layout.onWish = { [weak self] in self?.showWished() }
      let main = stacks.lastIndex { $0.column != .inspector }
      for (position, (column, stack)) in stacks.enumerated() {
        if column == .inspector {
          if #available(iOS 26, *) { setInspector(stack) }
        } else {
          let place: Column =
            position == main ? .secondary : position == 0 ? .primary : .supplementary
          setViewController(stack, for: place)
        }
      }
      setViewController(compact, for: .compact)
      arrange([], isAnimated: false)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    private func shareRoom() {
      switch layout.display {
      case .automatic: break
      case .beside: preferredSplitBehavior = .tile
      case .over: preferredSplitBehavior = .overlay
      case .displacing: preferredSplitBehavior = .displace
      }
      if stacks.count > 1, stacks[1].column != .inspector,
        let width = layout.width(of: stacks[0].column)
      {
        minimumPrimaryColumnWidth = width.minimum
        maximumPrimaryColumnWidth = width.maximum
        preferredPrimaryColumnWidth = width.ideal
      }
      if isTriple, let width = layout.width(of: stacks[1].column) {
        minimumSupplementaryColumnWidth = width.minimum
        maximumSupplementaryColumnWidth = width.maximum
        preferredSupplementaryColumnWidth = width.ideal
      }
      preferredDisplayMode = wishedMode
    }

    /// UIKit's name for the columns that the app, or the user, wants to see.
    private var wishedMode: DisplayMode {
      let display = layout.display
      switch layout.visibility {
      case .mainOnly: return .secondaryOnly
      case .withoutFirst where !isTriple: return .secondaryOnly
      // Over the main column they would hide it from the start.
      case .automatic where display == .over: return .automatic
      case .automatic, .all, .withoutFirst:
        guard isTriple, layout.visibility != .withoutFirst else {
          return display == .over ? .oneOverSecondary : .oneBesideSecondary
        }
        return display == .over
          ? .twoOverSecondary
          : display == .displacing ? .twoDisplaceSecondary : .twoBesideSecondary
      }
    }

    private func showWished() {
      UIView.animate(withDuration: viewIfLoaded?.window == nil ? 0 : 0.3) { [self] in
        preferredDisplayMode = wishedMode
      }
      watcher?.appearanceChanged()
    }

    /// All navigation controllers, of which either the last one or the others have controllers.
    var allStacks: [StackController] { stacks.map(\.stack) + [compact] }

    /// The navigation controllers that the user can see.
    var visibleStacks: [StackController] {
      guard !isPiled else { return [compact] }
      return stacks.lazy.filter { $0.column != .inspector || self.isInspecting }.map(\.stack)
    }

    /// The visible navigation controller in which something moves, or the last one.
    var mainStack: StackController? {
      visibleStacks.first { $0.transitionCoordinator != nil } ?? visibleStacks.last
    }

    /// True if columns are beside each other.
    var isExpanded: Bool { !isPiled }

    /// The controllers of all columns, from the bottom of the first one, including those of other code.
    var items: [UIViewController] {
      if let moving { return moving }
      if isPiled { return compact.viewControllers }
      return stacks.flatMap { column, stack in
        stack.viewControllers.filter { $0 !== placeholders[column] }
      }
    }

    /// Shows controllers, each in its column.
    func show(_ items: [UIViewController], isAnimated: Bool) {
      for item in items {
        if let column = watcher?.column(of: item) { columnOf[ObjectIdentifier(item)] = column }
      }
      let ids = Set(items.lazy.map { ObjectIdentifier($0) })
      columnOf = columnOf.filter { ids.contains($0.key) }
      arrange(items, isAnimated: isAnimated)
    }

    private func arrange(_ items: [UIViewController], isAnimated: Bool) {
      guard !isPiled else {
        return compact.become(items, isAnimated: isAnimated)
      }
      var rest = items[...]
      for (position, (column, stack)) in stacks.enumerated() {
        let isLast = position == stacks.count - 1
        // What other code has pushed stays above its neighbour.
        let own = rest.prefix {
          isLast || columnOf[ObjectIdentifier($0)].map { $0 <= column } ?? true
        }
        rest = rest.dropFirst(own.count)
        let wanted = own.isEmpty ? [placeholders[column]].compactMap { $0 } : Array(own)
        stack.become(wanted, isAnimated: isAnimated)
        if column == .inspector { inspect(!own.isEmpty) }
      }
    }

    private func inspect(_ isInspecting: Bool) {
      guard isInspecting != self.isInspecting, #available(iOS 26, *) else { return }
      self.isInspecting = isInspecting
      showInspector(isInspecting)
    }

    /// Moves all controllers to where they are shown with as much room as there is, or is about to be.
    ///
    /// After the transition of one of them, because UIKit mixes up the bar of a stack that changes meanwhile.
    private func move(isPiled: Bool) {
      movesTo = isPiled
      guard isPiled != self.isPiled else { return }
      for stack in visibleStacks { for swipe in stack.swipes { swipe.cancel() } }
      if let running = visibleStacks.lazy.compactMap(\.transitionCoordinator).first {
        // UIKit may still name it in its completion.
        let ended: @MainActor (Any) -> Void = { [weak self] _ in
          DispatchQueue.main.async { if let self { self.move(isPiled: self.movesTo) } }
        }
        if running !== awaited {
          awaited = running
          if running.animate(alongsideTransition: nil, completion: ended) { return }
        } else if running.viewController(forKey: .from) != nil {
          return
        }
      }
      let all = items
      moving = all
      for stack in allStacks { stack.become([], isAnimated: false) }
      self.isPiled = isPiled
      arrange(all, isAnimated: false)
      moving = nil
      watcher?.appearanceChanged()
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      watcher?.appearanceChanged()
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      watcher?.appearanceChanged()
    }
  }

  extension SplitController: UISplitViewControllerDelegate {
    func splitViewController(
      _ split: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposed: Column
    ) -> Column {
      move(isPiled: true)
      return .compact
    }

    func splitViewController(
      _ split: UISplitViewController,
      displayModeForExpandingToProposedDisplayMode proposed: DisplayMode
    ) -> DisplayMode {
      move(isPiled: false)
      return proposed
    }

    func splitViewController(_ split: UISplitViewController, willChangeTo mode: DisplayMode) {
      guard !isPiled, mode != wishedMode else { return }
      switch mode {
      case .automatic: layout.userChose(.automatic)
      case .secondaryOnly: layout.userChose(isTriple ? .mainOnly : .withoutFirst)
      case .oneBesideSecondary, .oneOverSecondary:
        layout.userChose(isTriple ? .withoutFirst : .all)
      case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: layout.userChose(.all)
      @unknown default: break
      }
      watcher?.appearanceChanged()
    }

    func splitViewControllerDidCollapse(_ split: UISplitViewController) { move(isPiled: true) }
    func splitViewControllerDidExpand(_ split: UISplitViewController) { move(isPiled: false) }
  }

  extension StackController {
    /// Takes controllers in place of its own; by a push or a pop where only one comes to the top or leaves it.
    fileprivate func become(_ wanted: [UIViewController], isAnimated: Bool) {
      let now = viewControllers
      guard !now.elementsEqual(wanted, by: ===) else { return }
      if let top = wanted.last, !now.isEmpty, now.elementsEqual(wanted.dropLast(), by: ===) {
        pushViewController(top, animated: isAnimated)
      } else if let top = wanted.last, wanted.count < now.count,
        now.prefix(wanted.count).elementsEqual(wanted, by: ===)
      {
        _ = popToViewController(top, animated: isAnimated)
      } else {
        // Another lowest controller is another thing to look at, not a way forward.
        let goesOn = now.first === wanted.first && !now.isEmpty
        setViewControllers(wanted, animated: isAnimated && goesOn)
      }
    }
  }

  /// Knows the columns of a split's controllers.
  @MainActor
  protocol SplitWatcher: AppearanceWatcher {
    /// Returns the column of a controller; `nil` if its place has left.
    func column(of controller: UIViewController) -> SplitColumn?
  }
#endif
