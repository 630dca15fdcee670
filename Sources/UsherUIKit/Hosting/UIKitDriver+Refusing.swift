#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit
  @_spi(Hosting) import Usher

  extension UIKitDriver {
    /// Refuses screens that are view controllers which UIKit shows elsewhere, and reports each as misuse.
    ///
    /// A navigation controller and a split view controller would raise an exception when they are pushed;
    /// a tab bar controller must not be pushed, as its documentation says; an alert is only presented.
    /// Of the containers that the host makes for flows only its split view controller is meant.
    ///
    /// - Returns: `true` if one was refused; UIKit was not called.
    func refuse(
      _ nodes: some Collection<Node>, with controllers: [UIViewController],
      in kind: HostContainer.Kind
    ) -> Bool {
      let pushes = kind.pushes
      var refused: [Node] = []
      var reasons: [String] = []
      for (node, controller) in zip(nodes, controllers)
      where node.screen != nil || controller is SplitController {
        guard let use = controller.foreignUse, pushes || !use.isAllowedElsewhere else { continue }
        tree?.report(
          Misuse(
            "\(node.summary)",
            problem:
              "It is \(use.kind), which UIKit cannot \(pushes ? "push" : "contain"); it was not shown.",
            fix: use.fix))
        refused.append(node)
        reasons.append("UIKit cannot \(pushes ? "push" : "contain") \(use.kind)")
      }
      guard let reason = reasons.first else { return false }
      store.noteDeparture(of: refused)
      refuse(.unshowable(refused, because: reason))
      return true
    }
  }

  /// A controller that UIKit does not accept at a place.
  private struct ForeignUse {
    /// The controller in words, such as "a navigation controller".
    let kind: String
    /// True if it can be anywhere but in a stack.
    var isAllowedElsewhere = true
    let fix: String
  }

  extension UIViewController {
    /// Where it cannot be; `nil` if it can be anywhere.
    fileprivate var foreignUse: ForeignUse? {
      switch self {
      case is UIAlertController:
        ForeignUse(
          kind: "an alert controller", isAllowedElsewhere: false,
          fix: "Present it with present(_:as:), or make the destination .alert(…).")
      case is UINavigationController:
        ForeignUse(
          kind: "a navigation controller",
          fix:
            "Present it with present(_:as:), show it in a tab, or push the controller inside it.")
      case is UISplitViewController:
        ForeignUse(
          kind: "a split view controller",
          fix: "Present it with present(_:as:), or show it in a tab."
        )
      case is UITabBarController:
        ForeignUse(
          kind: "a tab bar controller",
          fix: "Present it with present(_:as:), or make the destination a flow with Tabs.")
      default: nil
      }
    }
  }
#endif
