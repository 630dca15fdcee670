#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import Foundation
  import SwiftUI
  #if canImport(UIKit)
    import UIKit
  #endif
  @_spi(Hosting) import Usher
  import UsherUIKit

  /// Drives SwiftUI's own containers.
  ///
  /// It writes requests into objects that views read. It reads the result from UIKit, at the
  /// controllers that probes find; without a probe it assumes SwiftUI's state.
  @MainActor
  final class NativeDriver: HostDriver {
    let context: FlowContext
    weak var tree: Tree?
    private var hostChanged: (@MainActor (HostChange) -> Void)?
    /// The container of the root flow.
    private(set) var root: NativeContainer?
    /// The level of the flow itself, below all modals.
    private(set) lazy var ground = NativeLevel(self)
    /// The known presentations, from the bottom.
    var modals: [NativeModal] = []
    /// The root's host container, after it was left with everything in it.
    private(set) var emptied: NodeID?
    /// The causes of removals that SwiftUI made by itself, by container.
    var causes: [NodeID: EndingCause] = [:]
    /// The containers whose items may have left since the host was last idle.
    private var changed: [NativeContainer] = []
    /// True once the effect of the last request was seen.
    private var isPerformed = false
    private var isThere: (@MainActor () -> Bool)?
    private var willLookAgain = false
    /// Whether the user has selected something that was not read yet: a change would be taken for its cause.
    private(set) var heardSelection = false
    /// Whether what UIKit shows is read.
    ///
    /// Without it, what SwiftUI was told and tells counts.
    var readsUIKit = NativeDriver.canReadUIKit
    #if canImport(UIKit)
      static let canReadUIKit = true
      /// The transition whose end is awaited, and the last one that has ended.
      weak var awaited: (any UIViewControllerTransitionCoordinator)?
      weak var ended: (any UIViewControllerTransitionCoordinator)?
    #else
      static let canReadUIKit = false
    #endif
    private var wasOnScreen = false

    init(_ context: FlowContext) { self.context = context }

    func start(
      with root: HostContainer, hostChanged: @escaping @MainActor (HostChange) -> Void
    ) {
      self.hostChanged = hostChanged
      self.root = container(of: root)
    }

    // MARK: - Requests

    var didPerformLastRequest: Bool {
      noteArrival()
      return isPerformed
    }

    private func expect(_ isThere: @escaping @MainActor () -> Bool) {
      isPerformed = false
      self.isThere = isThere
      noteArrival()
    }

    private func noteArrival() {
      guard let isThere, isThere() else { return }
      isPerformed = true
      self.isThere = nil
    }

    func apply(
      _ change: ItemsChange, to hostContainer: HostContainer, with transition: TransitionStyle
    ) {
      // Runs before any container is filled anew for a modal that left and returns.
      forgetLost()
      let container = container(of: hostContainer)
      if !hostContainer.isOpen, container === root, tree?.rootIsPresented == true {
        // Its last content stays until other code removes it.
        emptied = hostContainer.id
        return
      }
      let coming = Set(change.inserted.lazy.map(\.id))
      guard coming.count == change.inserted.count, change.isPossible(in: hostContainer) else {
        return refuse(.noPositions(for: change, among: count(in: hostContainer)))
      }
      var known: [NodeID: NativeItem] = [:]
      for item in container.items { known[item.id] = item }
      let going = Set(change.removed.lazy.map(\.id))
      var items = container.items.filter {
        $0.node.isLive && !going.contains($0.id) && !coming.contains($0.id)
      }
      let arriving = change.inserted.map { node in
        let inner = node.hostContainer.map(self.container(of:))
        if let item = known[node.id], item.container === inner { return item }
        return NativeItem(node, inner)
      }
      let place = change.anchor.flatMap { anchor in items.firstIndex { $0.node === anchor } }
      items.insert(contentsOf: arriving, at: place.map { $0 + 1 } ?? 0)
      changed.append(container)
      var transition = transition
      switch container.kind {
      case .stack, .split:
        if arriving.contains(where: { $0.container?.kind == .tabs }) {
          context.report(.tabsInStack)
        }
        if arriving.contains(where: { $0.container?.kind.hasColumns == true }) {
          context.report(.columnsInStack)
        }
      case .tabs:
        context.check(Array(change.inserted))
        context.checkOptions(of: hostContainer.node, change.inserted.map(\.route))
      case .single:
        transition = self.transition(transition, from: container.items.last, to: arriving.last)
        if let chosen = transition.customValue as? ScreenTransition {
          arriving.last?.transition = chosen.transition
        }
      case .pages: break
      }
      check(transition)
      container.show(
        items, isAnimated: transition.isAnimated && container.parts.contains(where: \.isLive),
        above: pageCount(of: container),
        animation: (transition.customValue as? ScreenTransition)?.animation)
      for part in container.parts { part.items.last.map(holdGuarded) }
      for node in change.leaving { forget(node) }
      lookAgain()
      expect { [weak self, weak container] in
        guard let self, let container else { return false }
        return arriving.allSatisfy { shows($0, in: container) }
      }
    }

    func select(_ position: Int, in hostContainer: HostContainer, with transition: TransitionStyle)
    {
      guard let container = hostContainer.hostObject as? NativeContainer,
        container.items.indices.contains(position)
      else { return refuse(.noItem(at: position, among: count(in: hostContainer))) }
      container.select(container.items[position].id, isAnimated: transition.isAnimated)
      lookAgain()
      expect { [weak self, weak container] in
        guard let self, let container else { return false }
        return selection(of: container) == position
      }
    }

    /// Reports a transition that only UIKit shows.
    private func check(_ transition: TransitionStyle) {
      #if canImport(UIKit)
        if transition.isOfUIKit { context.report(.noTransition) }
      #endif
    }

    /// Drops a request, with the reason in `hint`.
    private func refuse(_ hint: HostChange) {
      (isThere, isPerformed) = (nil, false)
      happened(hint)
    }

    func present(_ modal: Node, with transition: TransitionStyle) {
      forgetLost()
      guard !modals.contains(where: { $0.node === modal }) else {
        return refuse(.impossible("\(modal.id) is presented already"))
      }
      let top = modals.last
      let covered = top?.isAlert == true ? top : nil
      let base = covered?.base ?? top?.level ?? ground
      let item = NativeItem(modal, modal.hostContainer.map(container(of:)))
      let shown = NativeModal(item, from: base, covering: covered, self)
      if !readsUIKit, modal.presentation?.style == .fullScreen {
        context.report(.noCover)
      }
      if let options = DeclaredSheet.of(modal)?.sheetOptions,
        options.isEdgeAttached != nil || options.followsPreferredWidth != nil
      {
        context.report(.noEdge)
      }
      check(transition)
      modals.append(shown)
      base.want(shown, isAnimated: transition.isAnimated)
      lookAgain()
      expect { [weak shown] in shown?.hasArrived == true }
    }

    func dismiss(above count: Int, with transition: TransitionStyle) {
      (isThere, isPerformed) = (nil, false)
      forgetLost()
      let seen = seen
      guard (0...seen.count).contains(count) else {
        return refuse(.noModals(above: count, among: seen.count))
      }
      guard seen.count > count else { return happened(.modals) }
      let left = modals.filter { modal in seen[count...].contains { $0.isModal(modal) } }
      for modal in left { forget(modal.node) }
      modals.removeLast(left.count)
      if case .foreign = seen[count] {
        let below = seen[..<count].count { if case .foreign = $0 { true } else { false } }
        dismissForeign(above: below, isAnimated: transition.isAnimated)
      }
      if let lowest = left.first, let base = lowest.base {
        base.want(lowest.covered, isAnimated: transition.isAnimated)
      }
      lookAgain()
    }

    func didSettle() {
      isThere = nil
      if !causes.isEmpty { causes = [:] }
      forgetLost()
      for modal in modals { modal.cause = nil }
      if !changed.isEmpty { forgetLeaving() }
      holdGuarded()
      checkForNestedStacks()
      for container in shownContainers where container.kind.isPaged { refreshPages(container) }
    }

    /// Gives the pages near the shown one what was made of them, and takes from the others what was released.
    ///
    /// - Complexity: O(*n*) in the number of pages.
    private func refreshPages(_ container: NativeContainer) {
      guard let position = container.items.firstIndex(where: { $0.id == container.selection })
      else { return }
      let near = container.items[max(position - 1, 0)..<min(position + 2, container.items.count)]
      for item in container.drawn where !item.isListed && item.node.listed != nil {
        item.isListed = true
      }
      for item in near where item.isListed && item.node.listed == nil {
        item.show(in: item.node.hostContainer.map(self.container(of:)))
      }
      container.drawn = container.items.filter { !$0.isListed }
    }

    /// Releases what has left, also of containers that were filled and are not on screen yet.
    private func forgetLeaving() {
      let former = changed
      changed = []
      for container in former {
        for item in container.leaving { forget(item.node) }
        container.forgetLeaving()
      }
    }

    // MARK: - What is kept

    /// Returns the object that views read for a host container, creating it if needed.
    private func container(of hostContainer: HostContainer) -> NativeContainer {
      if let known = hostContainer.hostObject as? NativeContainer { return known }
      let made = NativeContainer(hostContainer, self)
      hostContainer.hostObject = made
      return made
    }

    /// Releases the containers of a node that has left.
    func forget(_ node: Node) {
      guard let hostContainer = node.hostContainer,
        let container = hostContainer.hostObject as? NativeContainer
      else { return }
      hostContainer.hostObject = nil
      for item in container.items + container.leaving { forget(item.node) }
    }

    // MARK: - Callbacks

    /// Reads again, as `hint` says.
    func happened(_ hint: HostChange) {
      noteArrival()
      hostChanged?(hint)
    }

    /// Reads again in the next turn of the main queue, after SwiftUI's current work.
    func lookAgain() {
      guard !willLookAgain else { return }
      willLookAgain = true
      DispatchQueue.main.async { [weak self] in
        guard let self else { return }
        willLookAgain = false
        heardSelection = false
        noteWindow()
        for modal in modals { modal.awaitsAction = false }
        advanceLevels()
        checkContainers()
        happened(.idle)
        askAfterSwipes()
      }
    }

    /// Notes whether SwiftUI shows the flow.
    private func noteWindow() {
      let isOnScreen = isOnScreen
      guard isOnScreen != wasOnScreen else { return }
      wasOnScreen = isOnScreen
      if !isOnScreen, !modals.isEmpty, isDetached {
        for modal in modals { forget(modal.node) }
        modals = []
        ground.reset()
        tree?.hostReleasedModals()
      }
      happened(.everything)
    }

    /// Handles items that SwiftUI removed from a stack by itself.
    func systemChanged(_ container: NativeContainer, _ gone: [NativeItem]) {
      changed.append(container)
      if !gone.isEmpty, causes[container.id] == nil {
        causes[container.id] =
          container.parts.contains(where: isSwipe)
          ? .swipe : gone.count > 1 ? .backMenu : .backButton
      }
      lookAgain()
    }

    /// Handles a tab that the user selected.
    func systemSelected(_ position: Int, in container: NativeContainer, isAgain: Bool) {
      if isAgain, activity == .idle, let tree,
        let hostContainer = container.items[position].node.parentContainer?.hostContainer,
        hostContainer.id == container.id
      {
        tree.userSelectedTab(at: position, in: hostContainer)
      }
      if !isAgain { heardSelection = true }
      lookAgain()
    }

    /// Handles a presentation that SwiftUI dismissed by itself.
    func systemDismissed(_ modal: NativeModal) {
      modal.hasGone = true
      if !modal.isAlert { modal.cause = .swipeDown }
      lookAgain()
    }

    /// Handles the action of an alert that the user chose.
    func userChose(_ action: Int, in modal: NativeModal) {
      modal.awaitsAction = false
      let text = modal.node.alert?.textField == nil ? nil : modal.text
      tree?.userChose(action: action, of: modal.node, text: text)
      lookAgain()
    }
  }
#endif
