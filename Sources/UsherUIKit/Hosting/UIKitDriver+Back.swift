#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import Observation
  import UIKit
  @_spi(Hosting) import Usher

  extension UIKitDriver {
    /// Returns whether the swipe may begin; otherwise asks the user.
    func maySwipeBack(in stack: UINavigationController) -> Bool {
      guard let tree, let hostContainer = store[stack]?.hostContainer,
        let top = stack.viewControllers.last, store[top] != nil,
        tree.leavePolicy(over: 1, in: hostContainer) == .ask
      else { return true }
      tree.userWentBack(count: 1, in: hostContainer, cause: .swipe)
      return false
    }

    /// Returns whether the controllers above `count` may leave; otherwise asks the user.
    ///
    /// - Complexity: O(*k*) in the number of leaving controllers.
    func mayPop(
      above count: Int, in stack: UINavigationController, by cause: EndingCause
    ) -> Bool {
      guard !isAsking, let tree, tree.hasGuards, let hostContainer = store[stack]?.hostContainer
      else {
        return true
      }
      let leaving = stack.viewControllers.dropFirst(max(count, 1)).count { store[$0] != nil }
      guard leaving > 0, tree.leavePolicy(over: leaving, in: hostContainer) == .ask else {
        return true
      }
      tree.userWentBack(count: leaving, in: hostContainer, cause: cause)
      return false
    }

    /// Gives the back button of a screen with a leave guard an action that asks.
    ///
    /// - Complexity: O(*n*) in the depth of nested containers.
    func guardBackButtons() {
      guard let base else { return }
      for layer in [base] + modals {
        for case let stack as UINavigationController in path(from: layer) {
          claimSwipes(of: stack)
          if let top = stack.viewControllers.last, let held = store[top]?.held {
            guardBack(of: held, stack)
          }
        }
      }
    }

    private func guardBack(of held: ShownController, _ stack: UINavigationController) {
      guard let tree, let hostContainer = store[stack]?.hostContainer else { return }
      let asks: Bool
      if held.watchesLeaving {
        // A leave policy may depend on properties that are not observable.
        asks = tree.leavePolicy(over: 1, in: hostContainer) == .ask
      } else {
        held.watchesLeaving = true
        asks = withObservationTracking {
          tree.leavePolicy(over: 1, in: hostContainer) == .ask
        } onChange: { [weak self, weak held, weak stack] in
          Task { @MainActor in
            held?.watchesLeaving = false
            guard let self, let held, let stack, held.controller.parent === stack else { return }
            self.guardBack(of: held, stack)
          }
        }
      }
      let item = held.controller.navigationItem
      // An action of the app stays.
      guard item.backAction == nil || item.backAction?.identifier == Self.back else { return }
      guard asks != (item.backAction != nil) else { return }
      item.backAction = asks ? back(in: hostContainer, of: stack) : nil
    }

    /// Identifies the host's own action, because UIKit stores a copy.
    private static let back = UIAction.Identifier("usher.back")

    private func back(in hostContainer: HostContainer, of stack: UINavigationController) -> UIAction
    {
      let below = stack.viewControllers.dropLast().last?.navigationItem
      return UIAction(title: below?.backButtonTitle ?? below?.title ?? "", identifier: Self.back) {
        [weak self, weak hostContainer] _ in
        guard let self, let hostContainer else { return }
        tree?.userWentBack(count: 1, in: hostContainer, cause: .backButton)
      }
    }

    /// Notes that the user swipes back, until the swipe is cancelled.
    func noteSwipe(_ coordinator: any UIViewControllerTransitionCoordinator) {
      guard let leaving = coordinator.viewController(forKey: .from) else { return }
      store[leaving]?.held?.leftBy = .swipe
      coordinator.animate(alongsideTransition: nil) { [weak self] context in
        if context.isCancelled { self?.store[leaving]?.held?.leftBy = nil }
      }
    }

    /// Notes that the user went back over several screens with the menu of the back button.
    func noteMenu(took gone: [UIViewController], from stack: UINavigationController) {
      guard !isAsking, let hostContainer = store[stack]?.hostContainer,
        gone.contains(where: { store[$0] != nil })
      else { return }
      causes[hostContainer.id] = .backMenu
    }

    /// Hides the bar for a top screen that requests it, and shows it again if the host hid it.
    ///
    /// A cancelled swipe restores the former screen without a delegate call, so the bar is set once
    /// more when the transition ends.
    func showBar(
      of stack: UINavigationController,
      with coordinator: (any UIViewControllerTransitionCoordinator)?
    ) {
      let top = stack.topViewController
      let hidesBar =
        if let top { store[top]?.screenOptions.hidesNavigationBar ?? false } else { false }
      guard stack.isNavigationBarHidden != hidesBar, let held = store[stack]?.held,
        hidesBar || held.hidesBar
      else { return }
      held.hidesBar = hidesBar
      stack.setNavigationBarHidden(hidesBar, animated: coordinator != nil)
      coordinator?.animate(alongsideTransition: nil) { [weak self, weak stack] context in
        guard context.isCancelled, let self, let stack else { return }
        showBar(of: stack, with: nil)
      }
    }

    /// Notes the controllers that have left a stack since the last reading, with the cause.
    ///
    /// - Complexity: O(*k*) in the number of controllers that left the top.
    func noteGone(
      from stack: UINavigationController, _ held: ShownController, _ hostContainer: NodeID
    ) {
      let (former, now) = (held.known, stack.viewControllers)
      held.known = now
      var common = min(former.count, now.count)
      // A change further down is read only if the top differs too.
      if common > 0, former[common - 1] !== now[common - 1] {
        let kept = Set(now.map(ObjectIdentifier.init))
        common = former.firstIndex { !kept.contains(ObjectIdentifier($0)) } ?? common
      }
      guard common < former.count else { return }
      let gone = former[common...].compactMap { store[$0] }
      store.noteDeparture(of: gone)
      if !gone.isEmpty, causes[hostContainer] == nil {
        causes[hostContainer] = gone.count > 1 ? .backMenu : .backButton
      }
    }
  }
#endif
