import OneThread
import Testing
import UIKit
import UIKitPerson
import Usher
import UsherHostTesting
import UsherLinks
import UsherUIKit

/// The UIKit host for the contract suite: acts of the user go through UIKit's bars, gestures and
/// controls, and the visible screens are read from the window.
@MainActor
final class UIKitContractHost: StagedContractHost, GestureContractHost {
  let window = UIWindow(frame: UIScreen.main.bounds)
  let host: UIKitHost
  var onAppearance: (@MainActor (AnyObject) -> Void)?
  private var gesture: Gesture?
  private var foreign: UIViewController?
  private var thief: Thief?

  private enum Gesture {
    case swipe(BackGesture)
    case drag(DismissalGesture)
  }

  private let phone: ContractPhone

  init(_ root: any Coordinator<Void>, on phone: ContractPhone, opening link: String? = nil) {
    self.phone = phone
    OneThread.begin()
    StandIn.reset()
    StandIn.system = phone.system
    StandIn.clock.mode = .manual
    StandIn.recordsExceptions = true
    StandIn.echoesMessages = false
    let views = UIKitViews()
    var configuration = TreeConfiguration()
    configuration.onMisuse = { _ in }
    let hear = Ear()
    views.register(ContractScreen.self) { screen in
      let controller = ContractController(screen)
      controller.onAppearance = { hear.heard?($0) }
      return controller
    }
    host = UIKitHost(
      root, in: window, views: views, configuration: configuration, launch: .opening(link))
    hear.heard = { [weak self] in self?.onAppearance?($0) }
  }

  private final class Ear {
    var heard: (@MainActor (AnyObject) -> Void)?
  }

  var tree: Tree { host.tree }
  /// While a finger holds a screen, the user sees that screen, whatever the containers report.
  private var top: UIViewController? {
    let top = window.visibleController
    guard let coordinator = top?.transitionCoordinator, coordinator.isInteractive else {
      return top
    }
    return coordinator.viewController(forKey: .from)?.visibleLeaf ?? top
  }
  private var person: UIKitPerson.Person { UIKitPerson.Person(in: window) }

  // MARK: - What a person sees

  var topScreen: AnyObject? { (top as? ContractController)?.screen }

  var alertActions: [String] {
    (top as? UIAlertController)?.actions.compactMap(\.title) ?? []
  }

  var promptText: String? { promptField.map { $0.text ?? "" } }

  private var promptField: UITextField? { (top as? UIAlertController)?.textFields?.first }

  var seesBackButton: Bool { person.backTitle != nil }

  var complaints: [String] { StandIn.exceptions + StandIn.messages }

  // MARK: - What a person does

  func tapBack() { try? person.tapBack() }

  func goBack(over count: Int) {
    let menu = person.backMenu
    guard menu.indices.contains(count - 1) else { return }
    // With pops that bypass all methods, one step back by the menu is indistinguishable from a tap
    // on the button.
    if count == 1 { StandIn.system.systemPop = .callsMethods }
    try? person.chooseFromBackMenu(menu[count - 1])
    StandIn.system = phone.system
  }

  func swipeBack(cancelled: Bool) {
    beginSwipeBack()
    endGesture(cancelled: cancelled)
  }

  func swipeDown(cancelled: Bool) {
    beginSwipeDown()
    endGesture(cancelled: cancelled)
  }

  func tapTab(_ position: Int) { try? person.tapTab(at: position) }
  /// A swipe turns one page of a `UIPageViewController`, and the stand-in takes no other one before that rests.
  func turnPage(by offset: Int) { try? person.swipePage(offset > 0 ? .forward : .reverse) }
  func choose(_ title: String) { try? person.tap(title) }

  var isWide: Bool {
    get { room == .regular }
    set {
      room = newValue ? .regular : .compact
      person.giveRoom(room)
    }
  }
  private var room = UIUserInterfaceSizeClass.compact

  func tapBack(in column: SplitColumn) {
    guard let split = top?.splitViewController, !split.isCollapsed else { return }
    let place: UISplitViewController.Column =
      column == .sidebar ? .primary : column == .content ? .supplementary : .secondary
    guard let stack = split.viewController(for: place) as? UINavigationController else { return }
    if stack.navigationBar.backTitle != nil { _ = stack.navigationBar.tapBack() }
  }

  func typeText(_ text: String) {
    guard let name = promptField?.accessibilityLabel else { return }
    try? person.clear(name)
    try? person.type(text, into: name)
  }

  func open(_ link: String) throws {
    guard let url = URL(string: "https://contract.example\(link)") else { throw NoURL() }
    try host.tree.open(url)
  }

  private struct NoURL: Error {}

  func beginSwipeBack() {
    let swipe =
      try? phone.swipesOverContent
      ? person.beginSwipeBackOverContent() : person.beginSwipeBack()
    if let swipe { gesture = .swipe(swipe) }
  }

  func beginSwipeDown() {
    if let drag = try? person.beginSwipeDown() { gesture = .drag(drag) }
  }

  func endGesture(cancelled: Bool) {
    switch gesture {
    case .swipe(let swipe): cancelled ? swipe.cancel() : swipe.finish()
    case .drag(let drag): cancelled ? drag.cancel() : drag.finish()
    case nil: break
    }
    gesture = nil
  }

  // MARK: - What goes on around

  func pass(_ turns: Int) {
    StandIn.clock.advance(turns)
  }

  func presentForeign(_ name: String) {
    let controller = ForeignController(name)
    var presenter = window.rootViewController
    while let next = presenter?.presentedViewController { presenter = next }
    presenter?.present(controller, animated: true)
    foreign = controller
  }

  func dismissForeign() {
    foreign?.presentingViewController?.dismiss(animated: true)
    foreign = nil
  }

  func pushForeign(_ name: String) {
    let controller = ForeignController(name)
    top?.navigationController?.pushViewController(controller, animated: true)
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

  /// Waits until UIKit is idle and all tasks have had a turn.
  func settle() async {
    var (calm, rounds) = (0, 0)
    while calm < 8, rounds < 400 {
      rounds += 1
      let isIdle = StandIn.clock.isIdle
      StandIn.clock.runUntilIdle(limit: 500)
      await Task.yield()
      calm = isIdle && tree.isQuiet ? calm + 1 : 0
    }
  }
}
