#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit
  @_spi(Hosting) import Usher

  /// Notes how the user goes back.
  extension UIKitDriver {
    /// Notes that the user swipes back, until the swipe is cancelled.
    ///
    /// Does nothing for a push that a gesture of the app drives: its former top stays in the stack.
    func noteSwipe(
      _ coordinator: any UIViewControllerTransitionCoordinator, in stack: UINavigationController
    ) {
      guard let leaving = coordinator.viewController(forKey: .from),
        !stack.viewControllers.contains(where: { $0 === leaving })
      else { return }
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
