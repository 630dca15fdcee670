#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit
  @_spi(Hosting) import Usher

  /// Notes how the user goes back.
  extension UIKitDriver {
    /// Notes that the user swipes back, until the swipe is cancelled.
    ///
    /// Does nothing for a push that a gesture of the app drives: its former top stays in the stack. And nothing for a
    /// modal that a gesture takes away from above the stack.
    func noteSwipe(
      _ coordinator: any UIViewControllerTransitionCoordinator, in stack: UINavigationController
    ) {
      let now = store[stack]?.held?.children ?? stack.viewControllers
      guard let leaving = coordinator.viewController(forKey: .from), !leaving.isBeingDismissed
      else { return }
      // A stack that only lost controllers at its top is not searched.
      let known = store[stack]?.held?.known ?? []
      let isPop =
        now.count < known.count && known[..<now.count].last == now.last.map(ObjectIdentifier.init)
        && known[now.count...].contains(ObjectIdentifier(leaving))
      guard isPop || !now.contains(where: { $0 === leaving }) else { return }
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
    /// - Complexity: As ``ShownController/know(_:)``.
    func noteGone(
      from stack: UINavigationController, _ held: ShownController, _ hostContainer: NodeID
    ) {
      let gone = held.know(held.children).compactMap { store[$0] }
      guard !gone.isEmpty else { return }
      store.noteDeparture(of: gone)
      if causes[hostContainer] == nil {
        causes[hostContainer] = gone.count > 1 ? .backMenu : .backButton
      }
    }
  }
#endif
