#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import Observation
  import UIKit
  @_spi(Hosting) import Usher

  /// Asks before the user goes back.
  extension UIKitDriver {
    /// Returns whether the swipe may begin; otherwise asks the user.
    func maySwipeBack(in stack: UINavigationController) -> Bool {
      guard let tree, let hostContainer = store[stack]?.hostContainer,
        let top = stack.viewControllers.last, store[top] != nil,
        case let column = column(goingBackIn: stack, of: hostContainer),
        tree.leavePolicy(over: 1, in: hostContainer, column: column) == .ask
      else { return true }
      tree.userWentBack(count: 1, in: hostContainer, column: column, cause: .swipe)
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
      let column = column(goingBackIn: stack, of: hostContainer)
      guard leaving > 0,
        tree.leavePolicy(over: leaving, in: hostContainer, column: column) == .ask
      else { return true }
      tree.userWentBack(count: leaving, in: hostContainer, column: column, cause: cause)
      return false
    }

    /// Gives the back button of a screen with a leave guard an action that asks.
    ///
    /// Does nothing where there is no back button, because UIKit would make one for the action.
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
      let column = column(goingBackIn: stack, of: hostContainer)
      let asks: Bool
      if held.watchesLeaving {
        // A leave policy may depend on properties that are not observable.
        asks = tree.leavePolicy(over: 1, in: hostContainer, column: column) == .ask
      } else {
        held.watchesLeaving = true
        asks = withObservationTracking {
          tree.leavePolicy(over: 1, in: hostContainer, column: column) == .ask
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
      let isNeeded = asks && stack.showsBackButton(for: held.controller)
      guard isNeeded != (item.backAction != nil) else { return }
      item.backAction = isNeeded ? back(in: hostContainer, of: stack) : nil
    }

    /// Identifies the host's own action, because UIKit stores a copy.
    private static let back = UIAction.Identifier("usher.back")

    private func back(in hostContainer: HostContainer, of stack: UINavigationController) -> UIAction
    {
      let below = stack.viewControllers.dropLast().last?.navigationItem
      return UIAction(title: below?.backButtonTitle ?? below?.title ?? "", identifier: Self.back) {
        [weak self, weak hostContainer, weak stack] _ in
        guard let self, let hostContainer, let stack else { return }
        let column = column(goingBackIn: stack, of: hostContainer)
        tree?.userWentBack(count: 1, in: hostContainer, column: column, cause: .backButton)
      }
    }
  }

  extension UINavigationController {
    /// Returns whether the bar has a back button of UIKit's own for a screen.
    func showsBackButton(for controller: UIViewController) -> Bool {
      let item = controller.navigationItem
      return viewControllers.first !== controller && !item.hidesBackButton
        && (item.leftBarButtonItem == nil || item.leftItemsSupplementBackButton)
    }
  }
#endif
