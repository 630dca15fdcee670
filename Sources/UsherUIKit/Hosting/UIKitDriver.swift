#if canImport(UIKit)
  import UIKit
  import Usher

  /// The driver over UIKit: thin, and careful only in reading what is really there.
  ///
  /// Each callback is a hint to look. Whether UIKit is busy is read from its own state each time; whoever
  /// reads that it is leaves word with the transition under way to be woken at its end.
  @MainActor
  final class UIKitDriver: Driver {
    let views: UIKitViews
    let placement: Placement
    let store = ControllerStore()
    weak var tree: Tree?
    var wake: (@MainActor (Hint) -> Void)?
    /// The controller of the root flow.
    private(set) var root: UIViewController?
    /// Keeps the host of a guest until its flow has ended.
    var host: UIKitHost?
    /// Whether the controller of a guest is where it was put.
    var hasEntered = false
    /// Whether other people's navigation controller was seen on screen.
    var wasOnScreen = false
    /// Whether everything is taken off screen for a while, and nothing of it has left.
    var isPuttingAway = false
    /// The transition whose end the driver waits for, and the one that it has seen end.
    weak var awaited: (any UIViewControllerTransitionCoordinator)?
    weak var ended: (any UIViewControllerTransitionCoordinator)?
    /// What is presented, as far as the host did it.
    var presented: [Held] = []
    /// Whether a request is being made, so that what UIKit does is not a person's doing.
    var isAsking = false
    /// What took items out of a surface that UIKit changed by itself.
    var causes: [EntryID: EndingCause] = [:]
    /// The app's own animation of the request under way.
    var transition: UIKitTransition?
    /// Alerts that went without an action; it may still come in this turn of the main loop.
    var alertsGone: Set<EntryID> = []
    var willLookAgain = false
    /// What the last request was to bring, and whether it was seen to be there.
    private var arriving: [UIViewController] = []
    private var tookUp = false
    /// The root's surface, when it was left with all that it shows.
    private var emptied: EntryID?

    init(views: UIKitViews, placement: Placement) {
      self.views = views
      self.placement = placement
    }

    /// Where the chain of modals starts.
    var base: UIViewController? {
      if case .continuing(let stack, _) = placement { stack } else { root }
    }

    func start(with surface: Surface, wake: @escaping @MainActor (Hint) -> Void) {
      self.wake = wake
      root = container(of: surface)
    }

    // MARK: - Reading

    var obstacle: String? {
      // What is below something in full screen has no window either.
      (modals.last ?? base)?.viewIfLoaded?.window == nil ? "a window that is not on screen" : nil
    }

    func count(in surface: Surface) -> Int {
      guard surface.id != emptied, let container = store[surface.id]?.controller else { return 0 }
      return children(of: container).count - foundation(of: container)
    }

    func item(at position: Int, in surface: Surface) -> ObservedItem {
      guard let container = store[surface.id]?.controller else { return .foreign("nothing") }
      let own = children(of: container).dropFirst(foundation(of: container))
      let (index, overflows) = own.startIndex.addingReportingOverflow(position)
      return !overflows && own.indices.contains(index) ? item(own[index]) : .foreign("nothing")
    }

    func selection(in surface: Surface) -> Int {
      guard let tabs = store[surface.id]?.controller as? UITabBarController else { return 0 }
      // Nothing of ours is selected while the list of more tabs is shown.
      return tabs.viewControllers?.firstIndex { $0 === tabs.selectedViewController }
        ?? surface.shownSelection
    }

    var modalCount: Int { modals.count }
    func modal(at position: Int) -> ObservedItem {
      let modals = modals
      return modals.indices.contains(position) ? item(modals[position]) : .foreign("nothing")
    }

    func cause(ofRemoving entry: Entry) -> EndingCause {
      if let cause = store[entry.id]?.leftBy { return cause }
      return entry.home?.surface.flatMap { causes[$0.id] } ?? .removedByHost
    }

    private func item(_ controller: UIViewController) -> ObservedItem {
      if let held = store[controller] { return .entry(held.entry.id) }
      return .foreign(controller.title ?? String(describing: type(of: controller)))
    }

    /// Everything that is presented, from the bottom.
    var modals: [UIViewController] {
      var modals: [UIViewController] = []
      var top = base
      while let next = top?.presentedViewController {
        modals.append(next)
        top = next
      }
      return modals
    }

    /// What a container holds, foreign controllers included.
    func children(of container: UIViewController) -> [UIViewController] {
      switch container {
      case let stack as UINavigationController: stack.viewControllers
      case let tabs as UITabBarController: tabs.viewControllers ?? []
      case let box as BoxController: box.content.map { [$0] } ?? []
      default: []
      }
    }

    /// How many controllers at the bottom of a container were there before the host.
    func foundation(of container: UIViewController) -> Int {
      guard case .continuing(let stack, let top) = placement, stack === container else { return 0 }
      guard let top else { return 0 }
      return stack.viewControllers.firstIndex { $0 === top }.map { $0 + 1 } ?? 0
    }

    // MARK: - Requests

    var tookUpRequest: Bool {
      noteArrivals()
      return tookUp
    }

    private func expect(_ controllers: [UIViewController]) {
      arriving = controllers
      tookUp = false
      noteArrivals()
    }

    /// Notes that what was asked for is there, whatever happens to it later.
    func noteArrivals() {
      guard !tookUp, !arriving.isEmpty else { return }
      tookUp = arriving.allSatisfy { $0.parent != nil || $0.presentingViewController != nil }
      if tookUp { arriving = [] }
    }

    func apply(_ splice: Splice, to surface: Surface, with transition: Transition) {
      let container = container(of: surface)
      if container === root, isGuest, !surface.isOpen {
        // A guest leaves as a whole, with what it shows.
        emptied = surface.id
        return leave(isAnimated: transition.isAnimated)
      }
      // UIKit raises an exception for a controller that is given twice.
      let isDistinct = Set(splice.inserted.lazy.map(\.id)).count == splice.inserted.count
      guard isDistinct, splice.isPossible(in: surface) else {
        return refuse(.noPositions(for: splice, among: count(in: surface)))
      }
      let isAnimated = transition.isAnimated && container.viewIfLoaded?.window != nil
      let arriving = splice.inserted.map { controller(for: $0) }
      self.transition = isAnimated ? transition.uiKit : nil
      for entry in splice.removed { store.mayLeave(entry.id) }
      let changed = Change(
        splice, arriving, of: children(of: container), foundation(of: container),
        hasEnded: { store[$0]?.entry.isLive == false }, controller: { store[$0.id]?.controller })
      for controller in changed.ended { store[controller].map { store.mayLeave($0.entry.id) } }
      isAsking = true
      switch container {
      case let stack as UINavigationController: stack.perform(changed, isAnimated: isAnimated)
      case let tabs as UITabBarController:
        tabs.setViewControllers(changed.whole, animated: isAnimated)
      case let box as BoxController: box.show(changed.whole.last, isAnimated: isAnimated)
      default: break
      }
      isAsking = false
      if container is UINavigationController {
        store[container]?.known = children(of: container)
      }
      expect(arriving)
      afterRequest()
    }

    func select(_ position: Int, in surface: Surface, with transition: Transition) {
      // UIKit raises an exception for a tab that is not there.
      let count = count(in: surface)
      guard (0..<count).contains(position),
        let tabs = store[surface.id]?.controller as? UITabBarController
      else { return refuse(.noItem(at: position, among: count)) }
      tabs.selectedIndex = position
      arriving = []
      tookUp = tabs.selectedIndex == position
      afterRequest()
    }

    /// Changes nothing, and says why.
    private func refuse(_ hint: Hint) {
      expect([])
      happened(hint)
    }

    func present(_ modal: Entry, with transition: Transition) {
      guard let base else { return }
      let controller = controller(for: modal)
      // From the container that stays, never from a screen that may be popped.
      let modals = modals
      guard !modals.contains(where: { $0 === controller }) else {
        return refuse(.impossible("\(modal.id) is presented already"))
      }
      let presenter = modals.last ?? base
      if let held = store[modal.id] { presented.append(held) }
      configure(controller, for: modal, from: presenter, transition.uiKit)
      presenter.present(controller, animated: transition.isAnimated) { [weak self] in
        self?.happened(.modals)
      }
      expect([controller])
      afterRequest()
    }

    func dismiss(above count: Int, with transition: Transition) {
      arriving = []
      tookUp = false
      let modals = modals
      guard (0...modals.count).contains(count) else {
        return refuse(.noModals(above: count, among: modals.count))
      }
      guard modals.count > count, let base else { return }
      for modal in modals[count...] {
        guard let held = store[modal] else { return }
        store.mayLeave(held.entry.id)
      }
      (modals[count].transitioningDelegate as? ModalAnimations)?.transition = transition.uiKit
      // From the controller that remains.
      (count > 0 ? modals[count - 1] : base).dismiss(animated: transition.isAnimated) {
        [weak self] in
        self?.happened(.modals)
      }
      afterRequest()
    }

    func cancelInteraction() {
      for layer in [base] + modals {
        guard let layer else { continue }
        for case let stack as UINavigationController in path(from: layer) {
          stack.interactivePopGestureRecognizer?.cancel()
        }
        for recognizer in layer.presentationController?.presentedView?.gestureRecognizers ?? []
        where layer !== base {
          recognizer.cancel()
        }
      }
    }

    /// Leaves word with what the request set off.
    private func afterRequest() { _ = activity }

    func settled() {
      store.letGo()
      causes = [:]
      // An animation of the app's own is for the change that it was given for.
      transition = nil
      for held in presented {
        (held.controller.transitioningDelegate as? ModalAnimations)?.transition = nil
        claim(held)
      }
      guard tree?.isLive != false else {
        giveBack()
        host = nil
        return
      }
      if case .continuing(let stack, _) = placement { claim(stack) }
      guardBackButtons()
      // Nobody is told that something presented has gone, if other code dismissed it.
      for modal in modals {
        guard let container = modal.presentationController?.containerView else { continue }
        WitnessView.join(container, watcher: self)
      }
    }
  }

  extension UIGestureRecognizer {
    /// Ends the gesture under way as cancelled; a no-op if there is none.
    fileprivate func cancel() {
      guard isEnabled, state == .began || state == .changed else { return }
      isEnabled = false
      isEnabled = true
    }
  }
#endif
