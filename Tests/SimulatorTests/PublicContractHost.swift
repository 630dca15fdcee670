#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit
  import Usher
  import UsherLinks
  import UsherHostTesting
  import UsherUIKit

  /// The UIKit host as the contract suite drives it with nothing but UIKit's public API.
  ///
  /// What the user does ends in the call in which UIKit's own control ends: Back runs the item's `backAction` or pops,
  /// the menu of Back pops to a screen, a tab asks the delegate, and a sheet asks its delegate before it is dismissed.
  /// What no public call can do, such as a finger on the glass, is noted in ``Undriven`` and not done.
  @MainActor
  final class PublicContractHost: ContractHost {
    private let host: UIKitHost
    private let window: UIWindow
    private let undriven: Undriven
    private let turn: @MainActor () async -> Void

    /// - Parameters:
    ///   - window: Visible, with nothing in it yet.
    ///   - turn: Comes back when the main run loop has gone round.
    init(
      _ root: any Coordinator<Void>, in window: UIWindow, noting undriven: Undriven,
      opening link: String? = nil, turn: @escaping @MainActor () async -> Void
    ) {
      self.window = window
      self.undriven = undriven
      self.turn = turn
      let views = UIKitViews()
      views.register(ContractScreen.self) { PublicContractScreen($0) }
      var configuration = TreeConfiguration()
      configuration.onMisuse = { _ in }
      host = UIKitHost(
        root, in: window, views: views, configuration: configuration, launch: .opening(link))
    }

    var tree: Tree { host.tree }

    // MARK: - What the user sees

    var topScreen: AnyObject? { (path.last as? PublicContractScreen)?.screen }
    var alertActions: [String] { alert?.actions.compactMap(\.title) ?? [] }
    var promptText: String? { alert?.textFields?.first.map { $0.text ?? "" } }

    var seesBackButton: Bool {
      guard let stack, let top = stack.topViewController, !stack.isNavigationBarHidden else {
        return false
      }
      return stack.viewControllers.count > 1 && !top.navigationItem.hidesBackButton
    }

    private var alert: UIAlertController? { path.last as? UIAlertController }

    /// The visible controllers of the front layer, the outermost first.
    private var path: [UIViewController] {
      var front = window.rootViewController
      while let next = front?.presentedViewController { front = next }
      var path: [UIViewController] = []
      while let here = front {
        path.append(here)
        front = shownChild(of: here)
      }
      return path
    }

    private func shownChild(of controller: UIViewController) -> UIViewController? {
      switch controller {
      case let stack as UINavigationController: stack.topViewController
      case let tabs as UITabBarController: tabs.selectedViewController
      case is UIAlertController, is PublicContractScreen: nil
      default: controller.children.last { $0.viewIfLoaded?.superview != nil }
      }
    }

    /// The innermost stack with something to go back to.
    private var stack: UINavigationController? {
      path.compactMap { $0 as? UINavigationController }.last { $0.viewControllers.count > 1 }
    }

    // MARK: - What the user does

    func tapBack() {
      guard seesBackButton, let stack, let top = stack.topViewController else { return }
      if let action = top.navigationItem.backAction {
        action.performWithSender(nil, target: nil)
      } else {
        stack.popViewController(animated: true)
      }
    }

    func goBack(over count: Int) {
      guard seesBackButton, let stack else { return }
      let position = stack.viewControllers.count - 1 - count
      guard position >= 0 else { return }
      stack.popToViewController(stack.viewControllers[position], animated: true)
    }

    func swipeBack(cancelled: Bool) { undriven.note("a swipe back") }

    func swipeDown(cancelled: Bool) {
      guard !cancelled else { return undriven.note("a drag that is taken back") }
      guard let modal = path.first, let presenter = modal.presentingViewController,
        let presentation = modal.presentationController,
        !(modal is UIAlertController), !modal.isBeingPresented, !modal.isBeingDismissed
      else { return }
      let delegate = presentation.delegate
      guard !holds(modal), delegate?.mayDismiss(presentation) ?? true else {
        delegate?.noteAttempt(presentation)
        return
      }
      delegate?.noteBeginning(presentation)
      presenter.dismiss(animated: true) { delegate?.noteEnd(presentation) }
    }

    /// Whether a presented controller, or what can be seen in it, refuses the user's dismissal.
    private func holds(_ modal: UIViewController) -> Bool {
      path.contains { $0.isModalInPresentation } || modal.isModalInPresentation
    }

    /// A swipe turns one page of a `UIPageViewController`, so ``turnsSeveralPages`` stays `false`.
    func turnPage(by offset: Int) {
      guard let pages = path.compactMap({ $0 as? UIPageViewController }).last,
        let shown = pages.viewControllers?.first, let source = pages.dataSource,
        let next = offset > 0
          ? source.pageViewController(pages, viewControllerAfter: shown)
          : source.pageViewController(pages, viewControllerBefore: shown)
      else { return }
      pages.delegate?.willTurn(pages, to: next)
      pages.setViewControllers(
        [next], direction: offset > 0 ? .forward : .reverse, animated: true
      ) { [weak pages] _ in
        if let pages { pages.delegate?.didTurn(pages, from: shown) }
      }
    }

    func tapTab(_ position: Int) {
      guard let tabs = path.compactMap({ $0 as? UITabBarController }).last,
        let controllers = tabs.viewControllers, controllers.indices.contains(position)
      else { return }
      let controller = controllers[position]
      guard tabs.delegate?.maySelect(controller, in: tabs) ?? true else { return }
      if tabs.selectedViewController === controller {
        (controller as? UINavigationController)?.popToRootViewController(animated: true)
      } else {
        tabs.selectedViewController = controller
      }
      tabs.delegate?.noteSelection(of: controller, in: tabs)
    }

    /// An alert's action cannot be chosen by a public call.
    func choose(_ title: String) {
      if alertActions.contains(title) { undriven.note("the choice of an alert's action") }
    }

    func typeText(_ text: String) { alert?.textFields?.first?.text = text }

    func open(_ link: String) throws {
      guard let url = URL(string: "https://contract.example\(link)") else { throw NoURL() }
      try host.tree.open(url)
    }

    private struct NoURL: Error {}

    // MARK: - Rest

    /// Lets the main run loop go round until UIKit names no transition and the tree waits for nothing.
    func settle() async {
      var calm = 0
      for _ in 0..<5000 where calm < 8 {
        await turn()
        calm = !moves && tree.isQuiet ? calm + 1 : 0
      }
    }

    private var moves: Bool {
      var layer = window.rootViewController
      while let here = layer {
        if here.transitionCoordinator != nil || here.isBeingPresented || here.isBeingDismissed {
          return true
        }
        layer = here.presentedViewController
      }
      return path.contains { $0.transitionCoordinator != nil }
    }
  }
#endif
