#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  package import UIKit
  @_spi(Hosting) import Usher

  /// Drives UIKit: thin, and careful only to read its real state.
  ///
  /// Each callback is a hint to read again. The driver reads from UIKit whether it is busy. During
  /// a transition it adds one completion, and wakes the reconciler when that runs.
  @MainActor
  final class UIKitDriver: HostDriver {
    let views: UIKitViews
    let placement: Placement
    let store = ControllerStore()
    weak var tree: Tree?
    var hostChanged: (@MainActor (HostChange) -> Void)?
    /// The controller of the root flow.
    private(set) var root: UIViewController?
    /// The kind of the root flow's container.
    private(set) var rootKind: HostContainer.Kind?
    /// Retains the host of a guest until its flow has ended.
    var host: UIKitHost?
    /// True once the controller of a guest is in its place.
    var hasEntered = false
    /// The transition of other code after which a guest enters.
    weak var entersAfter: (any UIViewControllerTransitionCoordinator)?
    /// True once the app's own navigation controller was seen on screen.
    var wasOnScreen = false
    /// True while everything is being removed from the screen without ending.
    var isPuttingAway = false
    /// Closures to run when everything has been removed from the screen.
    var afterPuttingAway: [@MainActor () -> Void] = []
    /// The transition whose end the driver awaits.
    var awaited: (any UIViewControllerTransitionCoordinator)?
    /// True if its coordinator has accepted the completion.
    var isPromised = false
    /// The controller at which UIKit returns it, if known; `nil` to search all layers.
    var promisedIn: UIViewController?
    /// The transition whose completion runs now, and the last one that UIKit returned after its
    /// completion.
    var ending: (any UIViewControllerTransitionCoordinator)?
    weak var ended: (any UIViewControllerTransitionCoordinator)?
    /// The transition that UIKit still named in its completion, until the host looks again.
    var endingLate: (any UIViewControllerTransitionCoordinator)?
    /// True if UIKit named one of these when the driver last looked through all layers.
    var stillNamesEnded = false
    /// True from the change of a stack until its transition's completion wakes the reconciler.
    var wakesAtCompletion = false
    /// The presented controllers at the last reading of all layers; `nil` once they may have
    /// changed.
    var seenModals: [UIViewController]?
    /// The title of the button that leaves the root flow from its first screen; `nil` for none.
    var exitTitle: String?
    /// The flows whose containers were filled and have not been seen on screen yet.
    private var unseen: [Node] = []
    /// The nodes that the host has presented.
    var presented: [Node] = []
    /// True once too many tabs were reported.
    var hasReportedTabs = false
    /// True once there was a page view controller.
    var holdsPages = false
    /// True during a request, whose effects in UIKit are not the user's.
    var isAsking = false
    /// The causes of removals that UIKit made by itself, by container.
    var causes: [NodeID: EndingCause] = [:]
    /// The app's own animation of the current request, and the stack whose delegate UIKit may ask
    /// for it.
    var transition: CustomTransition?
    weak var armed: UINavigationController?
    /// Alerts that left without an action, which may still run in this turn of the main loop.
    var alertsGone: Set<NodeID> = []
    var willLookAgain = false
    /// The controllers that the last request adds, until they were seen.
    private(set) var arriving: [UIViewController] = []
    private var didPerform = false
    /// The root's host container, after it was left with everything in it.
    private(set) var emptied: NodeID?

    init(views: UIKitViews, placement: Placement) {
      self.views = views
      self.placement = placement
    }

    /// The controller that presents the first modal.
    private(set) var base: UIViewController?

    func start(
      with hostContainer: HostContainer, hostChanged: @escaping @MainActor (HostChange) -> Void
    ) {
      self.hostChanged = hostChanged
      root = container(of: hostContainer).controller
      rootKind = hostContainer.kind
      base = if case .continuing(let stack, _) = placement { stack } else { root }
    }

    // MARK: - Requests

    var didPerformLastRequest: Bool {
      if !arriving.isEmpty { noteArrivals() }
      return didPerform
    }

    func expect(_ controllers: [UIViewController]) {
      arriving = controllers
      didPerform = false
      if !arriving.isEmpty { noteArrivals() }
    }

    /// Notes that the controllers of the last request have arrived, whatever happens to them later.
    func noteArrivals() {
      for controller in arriving
      where controller.parent == nil && controller.presentingViewController == nil { return }
      didPerform = true
      arriving = []
    }

    func apply(
      _ change: ItemsChange, to hostContainer: HostContainer, with transition: TransitionStyle
    ) {
      forgetSeenModals()
      let known = hostContainer.held
      if known == nil, let node = hostContainer.node { unseen.append(node) }
      let held = known ?? container(of: hostContainer)
      let container = held.controller
      if !hostContainer.isOpen, keepsLastPicture, container === root {
        // A guest leaves as a whole, with its contents.
        emptied = hostContainer.id
        return leave(isAnimated: transition.isAnimated)
      }
      // UIKit raises an exception for a controller that occurs twice.
      let isDistinct =
        change.inserted.count < 2
        || Set(change.inserted.lazy.map(\.id)).count == change.inserted.count
      guard isDistinct, change.isPossible(in: hostContainer) else {
        return refuse(.noPositions(for: change, among: count(in: hostContainer)))
      }
      if let pages = held.pages { return apply(change, to: pages, of: hostContainer) }
      var transition = transition
      var isAnimated = transition.isAnimated && container.viewIfLoaded?.window != nil
      var arriving: [UIViewController] = []
      for node in change.inserted { arriving.append(controller(for: node)) }
      if refuse(change.inserted, with: arriving, in: hostContainer.kind) { return }
      if UIAccessibility.isVoiceOverRunning { noteFocus(coveredBy: arriving) }
      let changed = ControllerChange(change, arriving, in: held, store)
      // Not tabs that only move: one that was never shown has no parent.
      let leaving =
        if case .tabs = hostContainer.kind { change.leaving } else { change.removed }
      if !leaving.isEmpty { store.noteDeparture(of: leaving) }
      if !changed.ended.isEmpty { store.noteDeparture(of: changed.ended) }
      isAsking = true
      switch hostContainer.kind {
      case .stack:
        guard let stack = held.stack else { break }
        if isAnimated, !views.pairs.isEmpty || transition.customValue != nil {
          let target = changed.top(of: stack)
          transition = self.transition(transition, from: stack.topViewController, to: target)
          if let target, target === arriving.last {
            zoom(target, by: transition, from: stack.topViewController)
          }
          isAnimated = transition.isAnimated
        }
        arm(isAnimated ? transition.uiKit : nil, in: stack)
        stack.perform(changed, isAnimated: isAnimated)
        if case .set = changed.kind {
          // Other code may have taken out some before, of which UIKit tells nothing.
          store.noteDeparture(of: held.knowAnew(stack.viewControllers).compactMap { store[$0] })
        } else {
          held.know(stack.viewControllers)
        }
      case .tabs:
        let whole = changed.whole(of: held.children)
        if let check = views.tabs { check(Array(change.inserted)) } else { checkCount(of: whole) }
        held.tabs?.show(whole, options(of: whole, in: hostContainer.node), isAnimated: isAnimated)
      case .single:
        let next = changed.whole(of: held.children).last
        transition = self.transition(transition, from: held.box?.content, to: next)
        held.box?.show(
          next, isAnimated: isAnimated && transition.isAnimated, by: transition.uiKit?.animator)
      case .split:
        guard let split = held.split else { break }
        if let stack = split.mainStack { arm(isAnimated ? transition.uiKit : nil, in: stack) }
        split.show(changed.whole(of: held.children), isAnimated: isAnimated)
        store.noteDeparture(of: held.knowAnew(held.children).compactMap { store[$0] })
      case .pages: break
      }
      isAsking = false
      expect(arriving)
      if held.tabs?.isListed == true {
        // UIKit takes the controller of such a tab in when that is selected.
        self.arriving = []
        didPerform = true
      }
    }

    func select(_ position: Int, in hostContainer: HostContainer, with transition: TransitionStyle)
    {
      forgetSeenModals()
      // UIKit raises an exception for a missing tab.
      let count = count(in: hostContainer)
      switch hostContainer.kind {
      case .tabs:
        guard (0..<count).contains(position), let tabs = hostContainer.held?.tabs else {
          return refuse(.noItem(at: position, among: count))
        }
        tabs.select(position)
        arriving = []
        didPerform = tabs.selection == position
      case .pages:
        guard (0..<count).contains(position), let pages = hostContainer.held?.pages else {
          return refuse(.noItem(at: position, among: count))
        }
        arriving = []
        didPerform = pages.show(position, isAnimated: transition.isAnimated)
      case .stack, .single, .split: refuse(.noItem(at: position, among: count))
      }
    }

    /// Drops a request, with the reason in `hint`.
    func refuse(_ hint: HostChange) {
      expect([])
      happened(hint)
    }

    func cancelInteraction() {
      for layer in [base] + modals {
        guard let layer else { continue }
        for case let stack as UINavigationController in path(from: layer) {
          for swipe in stack.swipes { swipe.cancel() }
        }
        for case let pages as PagesController in path(from: layer) {
          for case let scroll as UIScrollView in pages.viewIfLoaded?.subviews ?? [] {
            scroll.panGestureRecognizer.cancel()
          }
        }
      }
      // Not for the base: UIKit would create a presentation controller, which would leak the
      // base.
      for modal in modals {
        for recognizer in modal.presentationController?.presentedView?.gestureRecognizers ?? [] {
          recognizer.cancel()
        }
      }
    }

    /// Marks flows that ended after they were filled and before they were shown.
    private func noteUnseen() {
      store.noteDeparture(of: unseen.filter { !$0.isLive })
      unseen.removeAll { node in
        guard node.isLive, let controller = node.held?.controller else { return true }
        return controller.parent != nil || controller.presentingViewController != nil
          || controller === root
      }
    }

    /// Checks only nodes that are marked as departing, unseen or presented.
    func didSettle() {
      defer { forgetSeenModals() }
      if !unseen.isEmpty { noteUnseen() }
      // UIKit may still keep a page that has left beside the shown one.
      if holdsPages { refreshPages() }
      if !store.departing.isEmpty {
        if UIAccessibility.isVoiceOverRunning { returnFocus() }
        store.removeDeparted()
      }
      if !causes.isEmpty { causes = [:] }
      disarm()
      for modal in presented {
        guard let held = modal.held else { continue }
        didSettle(presented: held)
        // Another screen of the flow in it may be shown.
        if DeclaredSheet.of(modal) !== held.sheetSource { applyOptions(of: modal, to: held) }
      }
      let tree = tree
      if case .presented = placement, hasEntered, let held = tree?.root.held {
        didSettle(presented: held)
      }
      guard tree?.isLive != false else {
        giveBack()
        host = nil
        return
      }
      if let continued { claim(continued) }
      if let tree, tree.hasGuards { guardBackButtons() }
      if exitTitle != nil { showExit() }
      // UIKit calls no delegate for a controller that other code dismissed.
      for modal in modals {
        guard let container = modal.presentationController?.containerView else { continue }
        RemovalSentinel.join(container, watcher: self)
      }
    }
  }

  extension UIGestureRecognizer {
    /// Ends the current gesture as cancelled; does nothing if there is none.
    package func cancel() {
      guard isEnabled, state == .began || state == .changed else { return }
      isEnabled = false
      isEnabled = true
    }
  }
#endif
