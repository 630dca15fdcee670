#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit
  @_spi(Hosting) import Usher

  /// The controller of a node, with the host's data for it.
  ///
  /// The node retains it, and its host container does. It refers to neither.
  @MainActor
  final class ShownController {
    let controller: UIViewController
    /// The kind of container that it is for the tree; `nil` for a screen and an alert.
    let kind: HostContainer.Kind?
    /// The cause of its removal, if known.
    var leftBy: EndingCause?
    /// The controllers of a stack at the host's last reading, to find those that have left; not held.
    private(set) var known: [ObjectIdentifier] = []
    /// The top of a foreign stack before the host's controllers, which are above it.
    var ground: UIViewController?
    /// The host's own delegates, which UIKit does not retain.
    var proxies: [NSObject] = []
    /// Updates the controller from its model.
    var updates: [@MainActor () -> Void] = []
    /// True while the host hides the navigation bar for a screen.
    var hidesBar = false
    /// True while the host shows the toolbar for a screen.
    var showsToolbar = false
    /// The app's own `isModalInPresentation`, while the host has set another; `nil` if it has not.
    var ownModality: Bool?
    #if !os(visionOS)
      /// The app's own detents, while the host has set others; `nil` if it has not.
      var ownDetents: [UISheetPresentationController.Detent]?
      /// The app's own settings of the sheet, while the host has set others; `nil` if it has not.
      var ownLook: SheetLook?
    #endif
    /// Whose declarations of a sheet were read last.
    weak var sheetSource: (any SheetConfiguring)?
    /// Where VoiceOver was when the controller came, which covered that.
    weak var coveredFocus: NSObject?
    /// Where it zooms from.
    var zoom: ZoomTransition?
    /// True while the host observes the node's leave policy.
    var watchesLeaving = false

    init(_ controller: UIViewController, as kind: HostContainer.Kind?) {
      self.controller = controller
      self.kind = kind
    }

    // The controller by the class that shows a kind; `nil` for another kind.

    var stack: UINavigationController? {
      kind == .stack ? controller as? UINavigationController : nil
    }
    var tabs: TabsController? { kind == .tabs ? controller as? TabsController : nil }
    var box: SingleChildController? { kind == .single ? controller as? SingleChildController : nil }
    var pages: PagesController? { kind == .pages ? controller as? PagesController : nil }
    var split: SplitController? { kind == .split ? controller as? SplitController : nil }

    /// The controllers of a container, including foreign ones.
    var children: [UIViewController] {
      switch kind {
      case .stack: stack?.viewControllers ?? []
      case .tabs: tabs?.items ?? []
      case .single: box?.content.map { [$0] } ?? []
      case .pages: pages?.shown.map { [$0] } ?? []
      case .split: split?.items ?? []
      case nil: []
      }
    }

    /// Stores what a stack holds now, and returns the controllers that have left it since the last reading.
    ///
    /// Where the top is the same, nothing below it is compared: UIKit's own array is not kept, because
    /// UIKit would have to copy it for the next change.
    ///
    /// - Complexity: O(*k*) in the number of controllers that came to the top or left it; O(*n*) if others
    ///   changed as well.
    @discardableResult
    func know(_ now: [UIViewController]) -> [ObjectIdentifier] {
      // Changed outside of the object, so that no access to it is open meanwhile.
      var list: [ObjectIdentifier] = []
      swap(&list, &known)
      defer { swap(&list, &known) }
      let common = min(list.count, now.count)
      guard common > 0, list[common - 1] == ObjectIdentifier(now[common - 1]) else {
        let kept = Set(now.lazy.map { ObjectIdentifier($0) })
        let gone = list.filter { !kept.contains($0) }
        list = now.map { ObjectIdentifier($0) }
        return gone
      }
      let gone = common < list.count ? Array(list[common...]) : []
      list.removeLast(gone.count)
      for controller in now[common...] { list.append(ObjectIdentifier(controller)) }
      return gone
    }

    /// Stores what a stack holds after any change, and returns the controllers that have left it.
    func knowAnew(_ now: [UIViewController]) -> [ObjectIdentifier] {
      let former = known
      known = now.map { ObjectIdentifier($0) }
      let kept = Set(known)
      return former.filter { !kept.contains($0) }
    }

    /// The number of controllers at the bottom of a container that were there before the host.
    var foundation: Int {
      guard let ground else { return 0 }
      return children.firstIndex { $0 === ground }.map { $0 + 1 } ?? 0
    }
  }

  extension UIViewController {
    /// The visible child of a container, also of a foreign one; `nil` if it is no container.
    var visibleChild: UIViewController? {
      visibleChild(as: .stack) ?? visibleChild(as: .tabs) ?? visibleChild(as: .single)
        ?? visibleChild(as: .pages) ?? visibleChild(as: .split)
    }

    /// The visible child, if a container of that kind can be a controller of this class.
    private func visibleChild(as kind: HostContainer.Kind) -> UIViewController? {
      switch kind {
      case .stack: (self as? UINavigationController)?.topViewController
      case .tabs:
        if let tabs = self as? TabsController, tabs.isListed {
          tabs.selection.map { tabs.items[$0] }
        } else {
          (self as? UITabBarController)?.selectedViewController
        }
      case .single: (self as? SingleChildController)?.content
      case .pages: (self as? PagesController)?.shown
      case .split: (self as? SplitController)?.mainStack
      }
    }

    /// The visible children of a container: one, or one for each column.
    var visibleChildren: [UIViewController] {
      (self as? SplitController)?.visibleStacks ?? visibleChild.map { [$0] } ?? []
    }

    /// The transition coordinator of the innermost visible controller.
    ///
    /// A controller without a transition of its own returns that of the nearest enclosing one, so
    /// this is `nil` only if none of them moves.
    var innermostTransition: (any UIViewControllerTransitionCoordinator)? {
      if let visibleChild { visibleChild.innermostTransition } else { transitionCoordinator }
    }
  }

  extension Node {
    /// The node's controller; `nil` until it is made, and after it has left.
    var held: ShownController? { hostObject as? ShownController }
  }

  extension HostContainer.Kind {
    /// True if UIKit pushes its items: onto a navigation controller, which may be the app's own.
    var pushes: Bool {
      switch self {
      case .stack, .split: true
      case .tabs, .single, .pages: false
      }
    }
  }

  extension HostContainer {
    /// The host container's controller; `nil` until it is made, and after it has left.
    var held: ShownController? { hostObject as? ShownController }
  }
#endif
