@testable import UIKit
import Usher
import UsherTesting

@testable import UsherUIKit

/// The UIKit host as the contract suite drives it: what a person does goes through UIKit's own bars,
/// gestures and controls, and what they see is read from the window.
@MainActor
final class UIKitContractHost: StagedContractHost {
  let window = UIWindow(frame: UIScreen.main.bounds)
  let host: UIKitHost
  var onAppearance: (@MainActor (AnyObject) -> Void)?
  private var gesture: Gesture?
  private var foreign: UIViewController?
  private var thief: Thief?

  private enum Gesture {
    case swipe(BackSwipe)
    case drag(UserDismissal)
  }

  init(_ root: any Coordinator<Void>) {
    MainClock.shared.reset()
    MainClock.shared.isManual = true
    Console.shared.reset()
    Console.shared.recordsExceptions = true
    Console.shared.isEcho = false
    let views = UIKitViews()
    var configuration = TreeConfiguration()
    configuration.onMisuse = { _ in }
    let hear = Ear()
    views.add(ContractScreen.self) { screen in
      let controller = ContractController(screen)
      controller.onAppearance = { hear.heard?($0) }
      return controller
    }
    host = UIKitHost(root, in: window, views: views, configuration: configuration)
    hear.heard = { [weak self] in self?.onAppearance?($0) }
  }

  private final class Ear {
    var heard: (@MainActor (AnyObject) -> Void)?
  }

  var tree: Tree { host.tree }
  private var top: UIViewController? { window.visibleController }
  /// The innermost stack whose bar has a back button.
  private var stack: UINavigationController? {
    var one = top
    while let here = one {
      if let stack = here as? UINavigationController, stack.viewControllers.count > 1 { return stack }
      one = here.parent
    }
    return nil
  }

  // MARK: - What a person sees

  var topScreen: AnyObject? { (top as? ContractController)?.screen }

  var alertActions: [String] {
    (top as? UIAlertController)?.actions.compactMap(\.title) ?? []
  }

  var seesBackButton: Bool {
    guard let stack else { return false }
    return !stack.isNavigationBarHidden
  }

  var complaints: [String] { Console.shared.exceptions + Console.shared.messages }

  // MARK: - What a person does

  func tapBack() { if seesBackButton { _ = stack?.navigationBar.tapBack() } }

  func goBack(over count: Int) {
    guard seesBackButton, let stack, stack._transition == nil,
      stack._backMenu.indices.contains(count - 1)
    else { return }
    stack._chooseFromBackMenu(stack._backMenu[count - 1])
  }

  func swipeBack(cancelled: Bool) {
    beginSwipeBack()
    endGesture(cancelled: cancelled)
  }

  func dragSheetDown(cancelled: Bool) {
    beginDragging()
    endGesture(cancelled: cancelled)
  }

  func tapTab(_ position: Int) {
    guard let tabs = top?.tabBarController, let items = tabs.tabBar.items,
      items.indices.contains(position)
    else { return }
    _ = tabs.tabBar.tapHandler?(items[position])
  }

  func choose(_ title: String) {
    guard let alert = top as? UIAlertController,
      let action = alert.actions.first(where: { $0.title == title })
    else { return }
    _ = alert.choose(action)
  }

  func beginSwipeBack() {
    guard let swipe = stack?._backSwipe, swipe.begin() else { return }
    gesture = .swipe(swipe)
  }

  func beginDragging() {
    guard let sheet = sheetOnTop else { return }
    let drag = UserDismissal(sheet)
    if drag.begin() == .begun { gesture = .drag(drag) }
  }

  private var sheetOnTop: UIViewController? {
    var sheet = window.rootViewController?.presentedViewController
    while let next = sheet?.presentedViewController { sheet = next }
    return sheet
  }

  func endGesture(cancelled: Bool) {
    switch gesture {
    case .swipe(let swipe): swipe.end(cancelled: cancelled)
    case .drag(let drag): drag.end(cancelled: cancelled)
    case nil: break
    }
    gesture = nil
  }

  // MARK: - What goes on around

  func pass(_ turns: Int) {
    for _ in 0..<turns { MainClock.shared.advance() }
  }

  func presentForeign(_ name: String) {
    let controller = ForeignController(name)
    sheetOrRoot?.present(controller, animated: true)
    foreign = controller
  }

  private var sheetOrRoot: UIViewController? { sheetOnTop ?? window.rootViewController }

  func dismissForeign() {
    foreign?.presentingViewController?.dismiss(animated: true)
    foreign = nil
  }

  func pushForeign(_ name: String) {
    let controller = ForeignController(name)
    (stack ?? top?.navigationController)?.pushViewController(controller, animated: true)
    foreign = controller
  }

  func removeForeign() {
    guard let foreign, let stack = foreign.navigationController else { return }
    stack.setViewControllers(stack.viewControllers.filter { $0 !== foreign }, animated: true)
    self.foreign = nil
  }

  func leaveWindow() { host.detach() }
  func enterWindow() { host.attach(to: window) }

  func stealDelegate() {
    let thief = Thief()
    for stack in stacks { stack.delegate = thief }
    self.thief = thief
  }

  private var stacks: [UINavigationController] {
    var stacks: [UINavigationController] = []
    var one = top
    while let here = one {
      if let stack = here as? UINavigationController { stacks.append(stack) }
      one = here.parent ?? here.presentingViewController
    }
    return stacks
  }

  private final class Thief: NSObject, UINavigationControllerDelegate {}

  /// Lets time pass until nothing moves any more and everybody had a turn.
  func settle() async {
    var (calm, rounds) = (0, 0)
    while calm < 8, rounds < 400 {
      rounds += 1
      let isIdle = MainClock.shared.isIdle
      MainClock.shared.runUntilIdle(limit: 500)
      await Task.yield()
      calm = isIdle && tree.isQuiet ? calm + 1 : 0
    }
  }
}

/// Something that is not ours.
final class ForeignController: UIViewController {
  init(_ name: String) {
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }
}
