import OneThread
import SwiftUI
import Testing
import UIKit
import UIKitPerson
import Usher
import UsherHostTesting
import UsherLinks
import UsherSwiftUI
import UsherUIKit

/// A flow view as the contract suite drives it: what a person does goes through bars, gestures and controls, and what
/// they see is read from the views.
@MainActor
final class SwiftUIContractHost: StagedContractHost, GestureContractHost {
  let window = UIWindow(frame: UIScreen.main.bounds)
  let host: FlowHost
  var onAppearance: (@MainActor (AnyObject) -> Void)?
  private let stage = Stage()
  private let cast = ContractAudience()
  private var gesture: Gesture?
  private var foreign: UIViewController?
  private var thief: Thief?
  private let phone: ContractPhone
  private let kind: FlowHost.Kind

  private enum Gesture {
    case swipe(BackGesture)
    case drag(DismissalGesture)
  }

  init(
    _ root: any Coordinator<Void>, on phone: ContractPhone, kind: FlowHost.Kind = .embedded,
    opening link: String? = nil, readsUIKit: Bool = true
  ) {
    (self.phone, self.kind) = (phone, kind)
    OneThread.begin()
    StandIn.reset()
    StandIn.system = phone.system
    StandIn.clock.mode = .manual
    StandIn.recordsExceptions = true
    StandIn.echoesMessages = false
    let views = FlowViews()
    var configuration = TreeConfiguration()
    configuration.onMisuse = { _ in }
    let cast = cast
    views.register(ContractScreen.self) { ContractView(screen: $0, audience: cast) }
    host = FlowHost(
      root, views: views, kind: kind, configuration: configuration, launch: .opening(link))
    if !readsUIKit { host.readsUIKit = false }
    cast.heard = { [weak self] in self?.onAppearance?($0) }
    window.rootViewController = UIHostingController(rootView: StageView(stage: stage, host: host))
    window.makeKeyAndVisible()
  }

  var tree: Tree { host.tree }
  /// As long as a finger holds a screen, that is what a person sees, whatever the containers say.
  private var top: UIViewController? {
    let top = window.visibleController
    guard let coordinator = top?.transitionCoordinator, coordinator.isInteractive else {
      return top
    }
    return coordinator.viewController(forKey: .from)?.visibleLeaf ?? top
  }
  private var person: UIKitPerson.Person { UIKitPerson.Person(in: window) }

  // MARK: - What a person sees

  var topScreen: AnyObject? {
    let elements = top?.viewIfLoaded?._elements?.flatMap(\.all) ?? []
    let shown = elements.first { $0.identifier == ContractView.identifier }
    return shown.flatMap { cast.screen(named: $0.label) }
  }

  var alertActions: [String] {
    (top as? UIAlertController)?.actions.compactMap(\.title) ?? []
  }

  var promptText: String? { promptField.map { $0.text ?? "" } }

  private var promptField: UITextField? { (top as? UIAlertController)?.textFields?.first }

  var seesBackButton: Bool { person.backTitle != nil || ownBack != nil }

  /// The button that the native host puts in the place of SwiftUI's own, and what its menu offers.
  private var ownBack: (button: _Element, menu: [_Element])? {
    guard (try? person.touchableViews()) != nil else { return nil }
    let stacks = person.path.compactMap { $0 as? UINavigationController }
    let stack = stacks.last { $0.viewControllers.count > 1 }
    for item in stack?.topViewController?.navigationItem.leftBarButtonItems ?? [] {
      let all = (item.customView?._elements ?? []).flatMap(\.all)
      if let button = all.first(where: { $0.identifier == "BackButton" && $0.role == .menu }) {
        return (button, all.filter { $0.role == .button })
      }
    }
    return nil
  }

  var complaints: [String] { StandIn.exceptions + StandIn.messages }

  // MARK: - What a person does

  func tapBack() {
    seeRoom()
    if let ownBack { return ownBack.button.tap() }
    try? person.tapBack()
  }

  func goBack(over count: Int) {
    seeRoom()
    if let ownBack {
      if ownBack.menu.indices.contains(count - 1) { ownBack.menu[count - 1].tap() }
      return
    }
    let menu = person.backMenu
    guard menu.indices.contains(count - 1) else { return }
    // Past all methods, one step back by the menu looks like one by the button: a host cannot tell them apart.
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

  var isWide: Bool {
    get { room == .regular }
    set {
      room = newValue ? .regular : .compact
      person.giveRoom(room)
      isRoomNew = true
    }
  }
  private var room = UIUserInterfaceSizeClass.compact
  private var isRoomNew = false

  /// SwiftUI shows another form in its next update, and may move to it: until then nothing in it can be touched.
  private func seeRoom() {
    guard isRoomNew else { return }
    isRoomNew = false
    var turns = 0
    repeat {
      StandIn.clock.advance(1)
      turns += 1
    } while (try? person.touchableViews()) == nil && turns < 100
  }

  func tapBack(in column: SplitColumn) {
    guard kind == .embedded else {
      // SwiftUI's split views are no `UISplitViewController` here: the stacks are those of the columns, in order.
      seeRoom()
      let stacks = window.rootViewController.map(\.frontmost)?.innermostStacks ?? []
      guard stacks.indices.contains(column.rawValue) else { return }
      return _ = stacks[column.rawValue].navigationBar.tapBack()
    }
    guard let split = window.visibleController?.splitViewController, !split.isCollapsed else {
      return
    }
    let place: UISplitViewController.Column =
      column == .sidebar ? .primary : column == .content ? .supplementary : .secondary
    guard let stack = split.viewController(for: place) as? UINavigationController else { return }
    if stack.navigationBar.backTitle != nil { _ = stack.navigationBar.tapBack() }
  }
  // SwiftUI may write a selection several pages away: on a Mac by a click on that tab, elsewhere if the user swipes
  // again before it writes. The embedded host has UIKit's pages, of which a swipe turns one.
  var turnsSeveralPages: Bool { kind == .native }

  /// The stand-in shows a paging `TabView` as tabs with a bar: what a swipe selects is tapped there.
  func turnPage(by offset: Int) {
    if (try? person.swipePage(offset > 0 ? .forward : .reverse)) != nil { return }
    guard let tabs = person.path.last(where: { $0 is UITabBarController }) as? UITabBarController
    else { return }
    let position = tabs.selectedIndex &+ offset  // `NSNotFound` without tabs
    if tabs.viewControllers?.indices.contains(position) == true {
      try? person.tapTab(at: position)
    }
  }

  func choose(_ title: String) { try? person.tap(title) }

  func typeText(_ text: String) {
    guard let name = promptField?.accessibilityLabel else {
      promptField?.text = text
      promptField?.sendActions(for: .editingChanged)
      return
    }
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

  func pass(_ turns: Int) { StandIn.clock.advance(turns) }

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

  func leaveWindow() { stage.showsFlow = false }
  func enterWindow() { stage.showsFlow = true }

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

  /// Lets time pass until nothing moves any more and all tasks had a turn.
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

/// Whether the flow is on screen.
@Observable @MainActor
private final class Stage {
  var showsFlow = true
}

private struct StageView: View {
  let stage: Stage
  let host: FlowHost

  var body: some View {
    if stage.showsFlow { FlowView(host) }
  }
}

extension UIViewController {
  /// The topmost controller that is presented over it, or itself.
  fileprivate var frontmost: UIViewController { presentedViewController?.frontmost ?? self }

  /// The navigation controllers in it without another one in them.
  fileprivate var innermostStacks: [UINavigationController] {
    let inner = children.flatMap(\.innermostStacks)
    if inner.isEmpty, let stack = self as? UINavigationController { return [stack] }
    return inner
  }
}
