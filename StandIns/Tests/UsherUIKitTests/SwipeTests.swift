import Testing
import UIKit
import UIKitPerson
import Usher
import UsherUIKit

@Suite("The swipe back", .serialized)
@MainActor
struct SwipeTests {
  private let phone = Phone()

  /// A gesture recognizer's delegate that allows all gestures.
  private final class Open: NSObject, UIGestureRecognizerDelegate {}

  /// A delegate of the app with the method for animations.
  private final class Animating: NSObject, UINavigationControllerDelegate, _OptionalMethods {
    func _responds(to selector: String) -> Bool? { true }
    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  }

  private final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
    private(set) var count = 0
    func transitionDuration(
      using context: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.3 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      count += 1
      if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
      StandIn.clock.atNextTurn { context.completeTransition(true) }
    }
  }

  private func show(_ flow: WordFlow, on contractPhone: ContractPhone) -> UIKitHost {
    StandIn.system = contractPhone.system
    phone.views.register(Draft.self) { _ in UIViewController() }
    let host = UIKitHost(flow, in: phone.window, views: phone.views)
    phone.settle()
    return host
  }

  private func begin(_ contractPhone: ContractPhone) throws -> BackGesture {
    try contractPhone.swipesOverContent
      ? phone.person.beginSwipeBackOverContent() : phone.person.beginSwipeBack()
  }

  @Test(
    "works after an animation of the app's own, and not during one", arguments: ContractPhone.all)
  func armed(_ contractPhone: ContractPhone) async throws {
    let flow = WordFlow()
    let host = show(flow, on: contractPhone)
    let fade = Fade()
    flow.push(.next("second"), transition: .animated(by: fade))
    #expect(throws: Obstacle.self) { try begin(contractPhone) }
    await phone.settleWithTasks()
    #expect(fade.count == 1, "UIKit asked for it, though it asks only once what a delegate has")
    #expect(flow.navigation.routes == [.first, .next("second")])
    try begin(contractPhone).finish()
    await phone.settleWithTasks()
    #expect(flow.navigation.routes == [.first])
    #expect(fade.count == 1)
    #expect(throws: Obstacle.self, "there is one screen") { try begin(contractPhone) }
    #expect((StandIn.messages + StandIn.exceptions).isEmpty)
    #expect(host.tree.isSettled)
  }

  @Test(
    "is vetoed where a screen asks, even after other code took over the gesture's delegate",
    arguments: ContractPhone.all)
  func veto(_ contractPhone: ContractPhone) async throws {
    let draft = Draft()
    let flow = WordFlow()
    flow.screen = { route in
      if case .next("draft") = route { draft } else { Model("first") }
    }
    let host = show(flow, on: contractPhone)
    flow.push(.next("draft"))
    await phone.settleWithTasks()
    #expect(throws: Obstacle.self) { try begin(contractPhone) }
    await phone.settleWithTasks()
    #expect(draft.questions == 1)

    let stack = try #require(phone.window.visibleController?.navigationController)
    let open = Open()
    stack.interactivePopGestureRecognizer?.delegate = open
    if #available(iOS 26, *) { stack.interactiveContentPopGestureRecognizer?.delegate = open }
    flow.present(.next("sheet"))
    await phone.settleWithTasks()
    flow.dismiss()
    await phone.settleWithTasks()
    #expect(throws: Obstacle.self, "the host looked again") { try begin(contractPhone) }
    await phone.settleWithTasks()
    #expect(draft.questions == 2)
    #expect(flow.navigation.routes == [.first, .next("draft")])

    draft.leavePolicy = .allow
    try begin(contractPhone).finish()
    await phone.settleWithTasks()
    #expect(flow.navigation.routes == [.first])
    _ = host
  }

  @Test("is vetoed as soon as the view is loaded")
  func vetoAtOnce() {
    let draft = Draft()
    let flow = WordFlow()
    flow.screen = { route in
      if case .next("draft") = route { draft } else { Model("first") }
    }
    phone.views.register(Draft.self) { _ in UIViewController() }
    let host = UIKitHost(flow, views: phone.views)
    flow.push(.next("draft"))
    phone.window.rootViewController = host.rootViewController
    phone.window.makeKeyAndVisible()
    #expect(throws: Obstacle.self) { try phone.person.swipeBack() }
    #expect(flow.navigation.routes == [.first, .next("draft")])
  }

  @Test(
    "obeys UIKit's own limits even where the gesture's delegate allows everything",
    arguments: ContractPhone.all)
  func rules(_ contractPhone: ContractPhone) async throws {
    let draft = Draft()
    draft.leavePolicy = .allow
    let flow = WordFlow()
    flow.screen = { route in
      if case .next("draft") = route { draft } else { Model("any") }
    }
    let host = show(flow, on: contractPhone)
    flow.push(.next("draft"))
    await phone.settleWithTasks()
    let stack = try #require(phone.window.visibleController?.navigationController)
    let open = Open()
    stack.interactivePopGestureRecognizer?.delegate = open
    if #available(iOS 26, *) { stack.interactiveContentPopGestureRecognizer?.delegate = open }
    flow.push(.next("third"))
    await phone.settleWithTasks()
    flow.setRoutes([.first])
    await phone.settleWithTasks()
    #expect(throws: Obstacle.self, "there is one screen") { try begin(contractPhone) }
    flow.push(.next("second"), transition: .animated(by: Fade()))
    #expect(throws: Obstacle.self, "the app animates") { try begin(contractPhone) }
    await phone.settleWithTasks()
    #expect((StandIn.messages + StandIn.exceptions).isEmpty)
    #expect(host.tree.isSettled)
  }

  @Test("over the content may begin while the host pushes, and pops the pushed screen")
  func duringPush() async throws {
    let contractPhone = ContractPhone(system: .init(.iOS26), swipesOverContent: true)
    let flow = WordFlow()
    let host = show(flow, on: contractPhone)
    let handle = flow.push(.next("second"))
    StandIn.clock.advance()
    try begin(contractPhone).finish()
    await phone.settleWithTasks()
    #expect(handle.currentOutcome == .settled)
    #expect(flow.navigation.routes == [.first])
    flow.push(.next("third"))
    StandIn.clock.advance()
    try begin(contractPhone).cancel()
    await phone.settleWithTasks()
    #expect(flow.navigation.routes == [.first, .next("third")])
    #expect(phone.top == "third")
    #expect((StandIn.messages + StandIn.exceptions).isEmpty)
    #expect(host.tree.isSettled)
  }

  @Test("that is cancelled leaves the bar as the screen declares it", arguments: ContractPhone.all)
  func bar(_ contractPhone: ContractPhone) throws {
    let below = Model("below")
    below.hidesBar = true
    let flow = WordFlow()
    flow.screen = { $0 == .first ? below : Model("top") }
    let host = show(flow, on: contractPhone)
    flow.push(.next("top"))
    phone.settle()
    let stack = try #require(phone.window.visibleController?.navigationController)
    #expect(!stack.isNavigationBarHidden)
    let swipe = try begin(contractPhone)
    #expect(stack.isNavigationBarHidden)
    swipe.cancel()
    phone.settle()
    #expect(!stack.isNavigationBarHidden)
    #expect(phone.top == "top")
    try phone.person.tapBack()
    phone.settle()
    #expect(stack.isNavigationBarHidden)
    #expect(phone.top == "below")
    _ = host
  }

  @Test(
    "in progress is cancelled when a transaction needs the screen",
    arguments: ContractPhone.all)
  func cancelled(_ contractPhone: ContractPhone) async throws {
    let flow = WordFlow()
    let host = show(flow, on: contractPhone)
    flow.push(.next("second"))
    phone.settle()
    let swipe = try begin(contractPhone)
    swipe.move(to: 0.5)
    flow.withoutAsking { flow.setRoutes([.first, .next("third")]) }
    await phone.settleWithTasks()
    #expect(flow.navigation.routes == [.first, .next("third")])
    #expect(phone.top == "third")
    #expect((StandIn.messages + StandIn.exceptions).isEmpty)
    #expect(host.tree.isSettled)
  }

  @Test("keeps the app's setting where the host is a guest", arguments: ContractPhone.all)
  func guest(_ contractPhone: ContractPhone) async throws {
    StandIn.system = contractPhone.system
    let foreign = UINavigationController(rootViewController: ForeignController("home"))
    let animating = Animating()
    foreign.delegate = animating
    phone.show(foreign)
    foreign.pushViewController(ForeignController("page"), animated: false)
    var endings: [EndingCause?] = []
    UIKitHost(WordFlow(), continuing: foreign, views: phone.views) {
      endings.append($0.cause)
    }
    phone.settle()
    var cause = EndingCause.swipe
    if contractPhone.system.animatedStack == .refuses {
      #expect(throws: Obstacle.self) { try begin(contractPhone) }
      foreign.delegate = nil
      // No delegate is informed of the swipe then.
      cause = .removedByHost
    }
    try begin(contractPhone).finish()
    await phone.settleWithTasks()
    #expect(endings == [cause])
    #expect(foreign.topViewController?.title == "page")
  }

  @Test(
    "keeps UIKit's rules if the delegate that was there before is gone", arguments: [true, false])
  func gone(_ wasThere: Bool) async throws {
    let draft = Draft()
    draft.leavePolicy = .allow
    let hidden = Model("hidden")
    hidden.hidesBar = true
    let flow = WordFlow()
    flow.screen = { route -> AnyObject in route == .first ? draft : hidden }
    let host = show(flow, on: ContractPhone.all[0])
    let stack = try #require(host.rootViewController as? UINavigationController)
    let swipe = try #require(stack.interactivePopGestureRecognizer)
    var open: Open? = wasThere ? Open() : nil
    swipe.delegate = open
    flow.push(.next("hidden"))
    await phone.settleWithTasks()
    open = nil
    #expect(stack.isNavigationBarHidden)
    if wasThere {
      #expect(throws: Obstacle.self) { try phone.person.swipeBack() }
    } else {
      // An app without a delegate there wants the swipe without a bar.
      try phone.person.swipeBack()
    }
    await phone.settleWithTasks()
    #expect(flow.navigation.routes.count == (wasThere ? 2 : 1))
    withExtendedLifetime((host, open)) {}
  }
}
