#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import Observation
  import SwiftUI
  #if canImport(UIKit)
    import UIKit
  #endif
  @_spi(Hosting) import Usher

  /// One SwiftUI container: a stack, tabs, a single child, or one of the columns of a split.
  ///
  /// Views read it and keep no state of their own. SwiftUI calls the setters of its bindings when
  /// it or the user changes the container.
  @MainActor @Observable
  final class NativeContainer {
    let kind: HostContainer.Kind
    let id: NodeID
    /// The columns of a split, from the leading side: stacks with its items, whether or not there is room for them.
    let columns: [NativeContainer]
    /// How the columns of a split share the room.
    let layout: SplitLayout?
    /// The column that it is, and what that shows while it is empty.
    let column: SplitColumn?
    let placeholder: ColumnPlaceholder?
    /// The first item of a stack.
    private(set) var first: NativeItem?
    /// The items above the first one in a stack, as SwiftUI knows them.
    var path: [NodeID] = []
    /// The items beside each other, if they are.
    private(set) var tabs: [NativeItem] = []
    private(set) var selection: NodeID?
    /// Grows with each new first item, which makes SwiftUI create a new stack.
    private(set) var identity = 0
    /// Grows when other columns are to be visible.
    private(set) var visibilityRevision = 0
    /// Grows with each request, to detect when SwiftUI has applied it.
    private(set) var revision = 0
    /// Whether the columns of a split are beside each other, as far as SwiftUI has told.
    @ObservationIgnored private(set) var isExpanded = false
    /// The split of a column.
    @ObservationIgnored private weak var split: NativeContainer?
    /// All items, bottom to top or left to right.
    @ObservationIgnored private(set) var items: [NativeItem] = []
    /// The pages that show something, if it has pages.
    @ObservationIgnored var drawn: [NativeItem] = []
    /// Removed items, which SwiftUI may still show or restore.
    @ObservationIgnored private(set) var leaving: [NativeItem] = []
    /// The latest revision that SwiftUI has applied.
    @ObservationIgnored var seenRevision = 0
    /// Whether what a stack was told has not been seen in it yet.
    @ObservationIgnored var isDue = false
    /// How many pages there were before it was told, and how often it was told again.
    @ObservationIgnored var countBefore: Int?
    @ObservationIgnored var attempts = 0
    /// The path that is written when SwiftUI has taken up what it shows anyway.
    @ObservationIgnored var postponed: [NodeID]?
    @ObservationIgnored var isAnimated = false
    /// Whether a finger came from the edge: the user may be swiping back.
    @ObservationIgnored var mayBeSwiped = false
    /// The delegates of the recognizers that hear of swipes back, which UIKit does not retain.
    @ObservationIgnored var listeners: [AnyObject] = []
    #if canImport(UIKit)
      /// What tells where SwiftUI shows it.
      @ObservationIgnored weak var probe: ProbeView?
      /// What tells where the first page of a column is.
      @ObservationIgnored weak var firstProbe: ProbeView?
      /// Which pages of the stack show what.
      @ObservationIgnored var notes: [PageNote] = []
    #endif
    /// Whether views that read it are on screen, where there is no probe.
    @ObservationIgnored var isShown = false
    /// Whether SwiftUI can be seen to update it.
    var isLive: Bool {
      #if canImport(UIKit)
        if let probe { return probe.window != nil }
      #endif
      return isShown
    }
    @ObservationIgnored private weak var driver: NativeDriver?

    init(_ hostContainer: HostContainer, _ driver: NativeDriver) {
      kind = hostContainer.kind
      id = hostContainer.id
      self.driver = driver
      (column, placeholder, layout) = (nil, nil, hostContainer.layout)
      columns =
        hostContainer.layout.map { layout in
          layout.columnsOfSwiftUI.map { NativeContainer($0, of: hostContainer, layout, driver) }
        } ?? []
      for column in columns { column.split = self }
      layout?.onWish = { [weak self] in self?.visibilityChanged() }
    }

    private init(
      _ column: SplitColumn, of hostContainer: HostContainer, _ layout: SplitLayout,
      _ driver: NativeDriver
    ) {
      kind = .stack
      id = hostContainer.id
      (columns, self.layout) = ([], nil)
      self.column = column
      placeholder = layout.placeholder(in: column)
      self.driver = driver
    }

    /// What SwiftUI shows it with: columns beside each other, or the container itself.
    var parts: [NativeContainer] { isExpanded ? columns : [self] }
    /// The columns that are beside each other.
    var shownColumns: [NativeContainer] { isExpanded ? columns : [] }

    // MARK: - Requests

    /// Shows these items, where there are `count` pages now, if that is known.
    ///
    /// - Parameter animation: The animation of a switcher; `nil` for none.
    func show(
      _ new: [NativeItem], isAnimated: Bool, above count: Int?, animation: Animation? = nil
    ) {
      let ids = Set(new.lazy.map(\.id))
      leaving = (leaving + items).filter { !ids.contains($0.id) }
      // A tab that is made anew is selected as the former one was.
      let selected = items.firstIndex { $0.id == selection } ?? 0
      items = new
      if kind.isPaged { drawn = new.filter { !$0.isListed } }
      switch kind {
      case .stack, .split:
        (isDue, countBefore, attempts, postponed) = (true, count, 0, nil)
        self.isAnimated = isAnimated
      case .tabs, .single, .pages: break
      }
      write(isAnimated, animation) {
        takeFirst()
        switch kind {
        case .stack, .split: path = new.dropFirst().map(\.id)
        case .tabs, .single, .pages:
          tabs = new
          if selection.map(ids.contains) != true {
            selection = new.dropFirst(selected).first?.id ?? new.first?.id
          }
        }
      }
      fillColumns(isAnimated)
    }

    /// Shows another first item in a new stack.
    private func takeFirst() {
      guard first !== items.first else { return }
      first = items.first
      identity += 1
    }

    /// Shows each item of a split in its column, also while there is no room: then they are ready.
    private func fillColumns(_ isAnimated: Bool) {
      var rest = items[...]
      for column in columns {
        let isLast = column === columns.last
        let own = rest.prefix { item in
          guard !isLast, let column = column.column, let wanted = item.column else { return true }
          return wanted <= column
        }
        rest = rest.dropFirst(own.count)
        guard !own.elementsEqual(column.items, by: ===) else { continue }
        column.show(
          Array(own), isAnimated: isAnimated,
          above: isExpanded ? driver?.pageCount(of: column) : nil)
      }
    }

    /// Selects an item.
    func select(_ id: NodeID, isAnimated: Bool) { write(isAnimated) { selection = id } }

    func write(_ isAnimated: Bool, _ animation: Animation? = nil, _ change: () -> Void) {
      var transaction = Transaction(animation: isAnimated ? animation : nil)
      transaction.disablesAnimations = !isAnimated
      withTransaction(transaction) {
        change()
        revision += 1
      }
    }

    /// Releases the removed items.
    func forgetLeaving() {
      leaving = []
      for column in columns { column.forgetLeaving() }
    }

    // MARK: - What views read

    /// The items above the first one; SwiftUI writes it when the user goes back.
    func path(of identity: Int) -> Binding<[NodeID]> {
      Bindable(wrappedValue: self)[dynamicMember: \.[path: identity]]
    }

    /// The path of the stack with this identity; ignores writes of an older stack.
    private subscript(path identity: Int) -> [NodeID] {
      get { path }
      set {
        let isShown = split.map(\.isExpanded) ?? !isExpanded
        if identity == self.identity, isShown { systemSet(newValue) }
      }
    }

    /// Whether the inspector of a split has something to show; SwiftUI writes `false` when the user closes it.
    var showsInspector: Binding<Bool> { Bindable(wrappedValue: self).isInspecting }

    private var isInspecting: Bool {
      get { first != nil }
      set { if !newValue { systemClosed() } }
    }

    /// The selected tab; SwiftUI writes it when the user taps a tab.
    var selected: Binding<NodeID?> { Bindable(wrappedValue: self).chosen }

    private var chosen: NodeID? {
      get { selection }
      set { systemSelected(newValue) }
    }

    /// Returns the item of a page, also while it leaves.
    func item(_ id: NodeID) -> NativeItem? {
      items.last { $0.id == id } ?? leaving.last { $0.id == id }
    }

    /// The items below `item`.
    func items(below item: NativeItem) -> ArraySlice<NativeItem> { items.prefix { $0 !== item } }

    // MARK: - What SwiftUI writes

    /// Applies the path that SwiftUI wrote after it removed or restored pages.
    private func systemSet(_ new: [NodeID]) {
      guard new != path else { return }
      let wanted = Set(new)
      let back = leaving.filter { wanted.contains($0.id) }
      let gone = items.dropFirst().filter { !wanted.contains($0.id) }
      guard !gone.isEmpty || !back.isEmpty else { return }
      var known: [NodeID: NativeItem] = [:]
      for item in items + back { known[item.id] = item }
      leaving = leaving.filter { !wanted.contains($0.id) } + gone
      items = Array(items.prefix(1)) + new.compactMap { known[$0] }
      path = items.dropFirst().map(\.id)
      fillColumns(false)
      split?.columnsChanged()
      driver?.systemChanged(split ?? self, gone)
    }

    /// Applies that the user closed the inspector, with everything in it.
    private func systemClosed() {
      guard let split, split.isExpanded, !items.isEmpty else { return }
      let gone = items
      (leaving, items, path) = (leaving + gone, [], [])
      takeFirst()
      split.columnsChanged()
      driver?.systemChanged(split, gone)
    }

    /// Takes over what SwiftUI has changed in the columns of a split.
    private func columnsChanged() {
      let former = items
      items = columns.flatMap(\.items)
      let there = Set(items.lazy.map(\.id))
      leaving = (leaving + former).filter { !there.contains($0.id) }
      takeFirst()
      path = items.dropFirst().map(\.id)
    }

    /// Notes that there is room for columns, or no more.
    func roomChanged(isWide: Bool) {
      guard isWide != isExpanded else { return }
      isExpanded = isWide
      driver?.lookAgain()
    }

    /// Handles that the app or the user has shown or hidden columns.
    func visibilityChanged() {
      visibilityRevision += 1
      driver?.lookAgain()
    }

    private func systemSelected(_ new: NodeID?) {
      guard let new, let position = items.firstIndex(where: { $0.id == new }) else { return }
      let isAgain = selection == new
      selection = new
      driver?.systemSelected(position, in: self, isAgain: isAgain)
    }
  }

  extension SplitLayout {
    /// The columns that SwiftUI has: visionOS has no inspector, and no split view is without a main column.
    fileprivate var columnsOfSwiftUI: [SplitColumn] {
      #if os(visionOS)
        let shown = columns.filter { $0 != .inspector }
        return shown.isEmpty ? columns : shown
      #else
        return columns
      #endif
    }
  }
#endif
