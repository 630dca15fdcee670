#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit
  @_spi(Hosting) import Usher

  /// The controller that shows a node, with what the host keeps for it.
  ///
  /// The node holds it, and the host container that the node leads. It refers to neither.
  @MainActor
  final class ShownController {
    let controller: UIViewController
    /// What took it away, where that is known.
    var leftBy: EndingCause?
    /// What a stack held when the host last looked, to see what the user left.
    var known: [UIViewController] = []
    /// What a stack of other code's showed before the host: the host's own controllers are above it.
    var ground: UIViewController?
    /// The host's own delegates, which UIKit does not hold.
    var proxies: [NSObject] = []
    /// Brings the controller up to date with its model.
    var update: (@MainActor () -> Void)?
    /// True while the host hides the navigation bar because a screen asks for it.
    var hidesBar = false
    /// True while the host is told when the node begins or stops asking before it is left.
    var watchesLeaving = false

    init(_ controller: UIViewController) {
      self.controller = controller
    }

    /// What a container holds, foreign controllers included.
    var children: [UIViewController] {
      switch controller {
      case let stack as UINavigationController: stack.viewControllers
      case let tabs as UITabBarController: tabs.viewControllers ?? []
      case let box as SingleChildController: box.content.map { [$0] } ?? []
      default: []
      }
    }

    /// How many controllers at the bottom of a container were there before the host.
    var foundation: Int {
      guard let ground else { return 0 }
      return children.firstIndex { $0 === ground }.map { $0 + 1 } ?? 0
    }
  }

  extension UIViewController {
    /// What can be seen in a container; `nil` if it is none.
    var visibleChild: UIViewController? {
      switch self {
      case let stack as UINavigationController: stack.topViewController
      case let tabs as UITabBarController: tabs.selectedViewController
      case let box as SingleChildController: box.content
      default: nil
      }
    }

    /// The transition that the innermost controller names that can be seen in this one.
    ///
    /// A controller without a transition of its own names that of the nearest one around it, so this is `nil`
    /// only if nothing on the way moves.
    var innermostTransition: (any UIViewControllerTransitionCoordinator)? {
      if let visibleChild { visibleChild.innermostTransition } else { transitionCoordinator }
    }
  }

  extension Node {
    /// What shows the node; `nil` until its controller is made, and after it has left.
    var held: ShownController? { hostObject as? ShownController }
  }

  extension HostContainer {
    /// The host container's view; `nil` until it is made, and after it has left.
    var held: ShownController? { hostObject as? ShownController }
  }
#endif
