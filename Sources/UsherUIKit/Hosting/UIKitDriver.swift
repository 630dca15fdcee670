#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  package import UIKit
  @_spi(Hosting) import Usher

  /// The driver over UIKit: thin, and careful only in reading what is really there.
  ///
  /// Each callback is a hint to look. Whether UIKit is busy is read from its own state. If it is, the driver
  /// adds a completion to the transition under way, and wakes when that comes: once for each transition.
  @MainActor
  final class UIKitDriver: HostDriver {
    let views: UIKitViews
    let placement: Placement
    let store = ControllerStore()
    weak var tree: Tree?
    var hostChanged: (@MainActor (HostChange) -> Void)?
    /// The controller of the root flow.
    private(set) var root: UIViewController?
    /// Keeps the host of a guest until its flow has ended.
    var host: UIKitHost?
    /// Whether the controller of a guest is where it was put.
    var hasEntered = false
    /// Whether the app's own navigation controller was seen on screen.
    var wasOnScreen = false
    /// Whether everything is taken off screen for a while, and nothing of it has left.
    var isPuttingAway = false
    /// What is done when everything has been taken off screen.
    var afterPuttingAway: [@MainActor () -> Void] = []
    /// The transition whose end the driver waits for.
    var awaited: (any UIViewControllerTransitionCoordinator)?
    /// True if that has agreed to tell its end.
    var isPromised = false
    /// Where UIKit names it, if it has; `nil` if that must be found out by looking through all layers.
    var promisedIn: UIViewController?
    /// The transition whose completion runs now, and the last one that UIKit named after its completion.
    var ending: (any UIViewControllerTransitionCoordinator)?
    weak var ended: (any UIViewControllerTransitionCoordinator)?
    /// The transition that UIKit still named in its completion, until the host looks again.
    var endingLate: (any UIViewControllerTransitionCoordinator)?
    /// True if UIKit named one of these when the driver last looked through all layers.
    var stillNamesEnded = false
    /// True from the change of a stack until the wake that its transition's completion brings.
    var owesWake = false
    /// What was presented when the driver last looked through all layers; `nil` once that may have changed.
    var seenModals: [UIViewController]?
    /// The title of the button by which the root flow is left from its first screen; `nil` for none.
    var exitTitle: String?
    /// What is presented, as far as the host did it.
    var presented: [Node] = []
    /// Whether a request is being made, so that what UIKit does is not the user's doing.
    var isAsking = false
    /// What took items out of a host container that UIKit changed by itself.
    var causes: [NodeID: EndingCause] = [:]
    /// The app's own animation of the request under way, and the stack whose delegate UIKit may ask for it.
    var transition: CustomTransition?
    weak var armed: UINavigationController?
    /// Alerts that went without an action; it may still come in this turn of the main loop.
    var alertsGone: Set<NodeID> = []
    var willLookAgain = false
    /// What the last request was to bring, and whether it was seen to be there.
    private(set) var arriving: [UIViewController] = []
    private var tookUp = false
    /// The root's host container, when it was left with all that it shows.
    private(set) var emptied: NodeID?

    init(views: UIKitViews, placement: Placement) {
      self.views = views
      self.placement = placement
    }

    /// Where the chain of modals starts.
    private(set) var base: UIViewController?

    func start(
      with hostContainer: HostContainer, hostChanged: @escaping @MainActor (HostChange) -> Void
    ) {
      self.hostChanged = hostChanged
      root = container(of: hostContainer).controller
      base = if case .continuing(let stack, _) = placement { stack } else { root }
    }

    // MARK: - Requests

    var didPerformLastRequest: Bool {
      if !arriving.isEmpty { noteArrivals() }
      return tookUp
    }

    private func expect(_ controllers: [UIViewController]) {
      arriving = controllers
      tookUp = false
      if !arriving.isEmpty { noteArrivals() }
    }

    /// Notes that what was asked for is there, whatever happens to it later.
    func noteArrivals() {
      for controller in arriving
      where controller.parent == nil && controller.presentingViewController == nil { return }
      tookUp = true
      arriving = []
    }

    func apply(
      _ change: ItemsChange, to hostContainer: HostContainer, with transition: TransitionStyle
    ) {
      seenModals = nil
      let held = hostContainer.held ?? container(of: hostContainer)
      let container = held.controller
      if !hostContainer.isOpen, keepsLastPicture, container === root {
        // A guest leaves as a whole, with what it shows.
        emptied = hostContainer.id
        return leave(isAnimated: transition.isAnimated)
      }
      // UIKit raises an exception for a controller that is given twice.
      let isDistinct =
        change.inserted.count < 2
        || Set(change.inserted.lazy.map(\.id)).count == change.inserted.count
      guard isDistinct, change.isPossible(in: hostContainer) else {
        return refuse(.noPositions(for: change, among: count(in: hostContainer)))
      }
      let isAnimated = transition.isAnimated && container.viewIfLoaded?.window != nil
      var arriving: [UIViewController] = []
      for node in change.inserted { arriving.append(controller(for: node)) }
      let changed = ControllerChange(change, arriving, in: held, store)
      store.noteDeparture(of: change.removed)
      store.noteDeparture(of: changed.ended)
      isAsking = true
      switch container {
      case let stack as UINavigationController:
        arm(isAnimated ? transition.uiKit : nil, in: stack)
        stack.perform(changed, isAnimated: isAnimated)
        held.known = stack.viewControllers
      case let tabs as UITabBarController:
        tabs.setViewControllers(changed.whole, animated: isAnimated)
      case let box as SingleChildController: box.show(changed.whole.last, isAnimated: isAnimated)
      default: break
      }
      isAsking = false
      expect(arriving)
    }

    func select(_ position: Int, in hostContainer: HostContainer, with transition: TransitionStyle)
    {
      seenModals = nil
      // UIKit raises an exception for a tab that is not there.
      let count = count(in: hostContainer)
      guard (0..<count).contains(position),
        let tabs = hostContainer.held?.controller as? UITabBarController
      else { return refuse(.noItem(at: position, among: count)) }
      tabs.selectedIndex = position
      arriving = []
      tookUp = tabs.selectedIndex == position
    }

    /// Changes nothing, and says why.
    private func refuse(_ hint: HostChange) {
      expect([])
      happened(hint)
    }

    func present(_ modal: Node, with transition: TransitionStyle) {
      guard let base else { return }
      let controller = controller(for: modal)
      // The app's own code may just have presented something.
      seenModals = nil
      // From the container that stays, never from a screen that may be popped.
      let modals = modals
      guard !modals.contains(where: { $0 === controller }) else {
        return refuse(.impossible("\(modal.id) is presented already"))
      }
      let presenter = modals.last ?? base
      presented.append(modal)
      configure(controller, for: modal, from: presenter, transition.uiKit)
      presenter.present(controller, animated: transition.isAnimated) { [weak self] in
        self?.happened(.modals)
      }
      expect([controller])
    }

    func dismiss(above count: Int, with transition: TransitionStyle) {
      arriving = []
      tookUp = false
      seenModals = nil
      let modals = modals
      guard (0...modals.count).contains(count) else {
        return refuse(.noModals(above: count, among: modals.count))
      }
      guard modals.count > count, let base else { return }
      for modal in modals[count...] {
        guard let node = store[modal] else { return }
        store.noteDeparture(of: CollectionOfOne(node))
      }
      if let custom = transition.uiKit, let top = store[modals[modals.count - 1]]?.held {
        // Of several that go UIKit animates the topmost.
        animate(top, by: custom)
      }
      // From the controller that remains.
      (count > 0 ? modals[count - 1] : base).dismiss(animated: transition.isAnimated) {
        [weak self] in
        self?.happened(.modals)
      }
    }

    func cancelInteraction() {
      for layer in [base] + modals {
        guard let layer else { continue }
        for case let stack as UINavigationController in path(from: layer) {
          for swipe in stack.swipes { swipe.cancel() }
        }
      }
      // The base is not asked: UIKit would make a presentation controller, which keeps what it is of alive.
      for modal in modals {
        for recognizer in modal.presentationController?.presentedView?.gestureRecognizers ?? [] {
          recognizer.cancel()
        }
      }
    }

    /// Looks only at what is marked as departing or presented.
    func didSettle() {
      defer { seenModals = nil }
      if !store.departing.isEmpty { store.removeDeparted() }
      if !causes.isEmpty { causes = [:] }
      disarm()
      for modal in presented {
        guard let held = modal.held else { continue }
        (held.controller.transitioningDelegate as? ModalAnimations)?.transition = nil
        // It is still there: a drag was taken back.
        held.leftBy = nil
        claim(held)
      }
      let tree = tree
      guard tree?.isLive != false else {
        giveBack()
        host = nil
        return
      }
      if let continued { claim(continued) }
      if let tree, tree.hasGuards { guardBackButtons() }
      if exitTitle != nil { showExit() }
      // UIKit tells no delegate that a controller has gone, if other code dismissed it.
      for modal in modals {
        guard let container = modal.presentationController?.containerView else { continue }
        RemovalSentinel.join(container, watcher: self)
      }
    }
  }

  extension UIGestureRecognizer {
    /// Ends the gesture under way as cancelled; a no-op if there is none.
    package func cancel() {
      guard isEnabled, state == .began || state == .changed else { return }
      isEnabled = false
      isEnabled = true
    }
  }
#endif
