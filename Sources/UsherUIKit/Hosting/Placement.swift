#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import Dispatch
  import UIKit
  @_spi(Hosting) import Usher

  /// Where the root flow's controller stands.
  enum Placement {
    /// Wherever the app puts it, such as a window.
    case alone
    /// In a view of SwiftUI's, which comes and goes as SwiftUI likes.
    case embedded
    /// In the app's own navigation controller, above what it showed; `nil` if that was nothing.
    case continuing(UINavigationController, above: UIViewController?)
    /// Presented by a controller of the app's own.
    case presented(by: UIViewController, Presentation)
  }

  /// The root flow as a guest of other code: pushed or presented as a whole, and taken away as a whole.
  extension UIKitDriver {
    /// Whether the root's own controller comes and goes as one.
    var isGuest: Bool {
      switch placement {
      case .alone, .embedded: false
      case .continuing(let stack, _): root !== stack
      case .presented: true
      }
    }

    /// Whether what is shown stays as it is when the root flow ends, until other code takes it away as a whole.
    var keepsLastPicture: Bool { isGuest || isEmbedded && tree?.rootIsPresented == true }

    /// Whether a view of SwiftUI's shows the root.
    var isEmbedded: Bool { if case .embedded = placement { true } else { false } }

    private var isInside: Bool {
      root?.parent != nil || root?.presentingViewController != nil
    }

    /// Shows the root's controller where it is a guest.
    ///
    /// What UIKit does not take up ends at once, and is reported.
    func enter(isAnimated: Bool) {
      // UIKit may run a completion that it has refused, and the root has entered by then.
      guard isGuest, !hasEntered, let root, let tree, tree.isLive else { return }
      let outer: UIViewController? =
        switch placement {
        case .alone, .embedded: nil
        case .continuing(let stack, _): stack
        case .presented(let presenter, _): presenter
        }
      // UIKit would hold it back until then, or drop it.
      if let coordinator = outer?.transitionCoordinator {
        let enter = { [weak self] in self?.enter(isAnimated: isAnimated) }
        let isPromised = coordinator.animate(alongsideTransition: nil) { _ in enter() }
        if !isPromised { DispatchQueue.main.async { enter() } }
        return
      }
      switch placement {
      case .alone, .embedded: break
      case .continuing(let stack, _):
        claim(stack)
        stack.pushViewController(root, animated: isAnimated && stack.viewIfLoaded?.window != nil)
      case .presented(let presenter, let presentation):
        tree.root.presentation = presentation
        configure(root, for: tree.root, from: presenter, nil)
        presenter.present(root, animated: isAnimated) { [weak self] in self?.happened(.idle) }
      }
      hasEntered = isInside
      guard !hasEntered else {
        _ = activity
        return
      }
      tree.report(
        Misuse(
          "UIKitHost",
          problem:
            "UIKit did not show the flow: who should is not on screen, or shows something else.",
          fix: "Present from the controller on top, when it has appeared."))
      tree.rootWasRemoved(cause: .hostFailed)
    }

    /// Takes the root's controller away where it is a guest whose flow has ended.
    func leave(isAnimated: Bool) {
      guard hasEntered, let root else { return }
      hasEntered = false
      switch placement {
      case .alone, .embedded: break
      case .continuing(let stack, let top):
        guard stack.viewControllers.contains(where: { $0 === root }) else { return }
        if let top, stack.viewControllers.contains(where: { $0 === top }) {
          stack.popToViewController(top, animated: isAnimated)
        } else {
          stack.setViewControllers(stack.viewControllers.filter { $0 !== root }, animated: false)
        }
      case .presented:
        guard !root.isBeingDismissed else { return }
        root.presentingViewController?.dismiss(animated: isAnimated)
      }
    }

    /// Tells the tree when a guest was taken away by the user or by other code.
    func checkGuest() {
      if case .continuing(let stack, _) = placement {
        let isOnScreen = stack.viewIfLoaded?.window != nil
        wasOnScreen = wasOnScreen || isOnScreen
        // What covers it in full screen takes its view off the window, and nothing else.
        let isDropped =
          wasOnScreen && !isOnScreen && stack.parent == nil && stack.presentingViewController == nil
          && stack.presentedViewController == nil
        if isDropped, let tree, tree.isLive {
          tree.rootWasRemoved(cause: .removedByHost)
          return
        }
      }
      guard hasEntered, !isInside, let tree, tree.isLive, let root else { return }
      hasEntered = false
      let cause = store[root]?.held?.leftBy ?? (root is UINavigationController ? nil : guestCause)
      tree.rootWasRemoved(cause: cause ?? .removedByHost)
    }

    private var guestCause: EndingCause? {
      if case .continuing = placement { .backButton } else { nil }
    }
  }
#endif
