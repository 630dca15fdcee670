import Testing
import UIKit
import UIKitPerson
@_spi(Hosting) import Usher
import UsherTesting
import UsherUIKit

@Suite("Animations between two screens", .serialized)
@MainActor
struct ScreenPairTests {
  private let phone = Phone()
  private let flow = WordFlow()
  private let animation = StepAnimation()
  private let board = Board()

  private func show() async -> UIKitHost {
    phone.views.register(Board.self) { _ in UIViewController() }
    flow.screen = { [board] route -> AnyObject in
      switch route {
      case .first: Model("first")
      case .next("board"): board
      case .next(let name): Model(name)
      }
    }
    let host = UIKitHost(flow, in: phone.window, views: phone.views)
    await phone.settleWithTasks()
    return host
  }

  @Test("A push and a replacement take the animation of their pair, and a verb's own comes first")
  func pushes() async throws {
    var seen: [String] = []
    phone.views.animate(from: Model.self, to: Board.self) { [animation] model, _ in
      seen.append(model.name)
      return .animated(by: animation)
    }
    let host = await show()
    flow.push(.next("second"))
    await phone.settleWithTasks()
    #expect(animation.runs == 0)
    flow.push(.next("board"))
    await phone.settleWithTasks()
    #expect(animation.runs == 1 && seen == ["second"])
    flow.pop()
    await phone.settleWithTasks()
    #expect(animation.runs == 1, "the way back is another pair")
    flow.replace(with: .next("board"))
    await phone.settleWithTasks()
    #expect(animation.runs == 2)
    let own = StepAnimation()
    flow.popToRoot()
    flow.push(.next("board"), transition: .animated(by: own))
    await phone.settleWithTasks()
    #expect((animation.runs, own.runs) == (2, 1))
    try phone.person.tapBack()
    await phone.settleWithTasks()
    #expect((animation.runs, own.runs) == (2, 1), "the verb's own is not for the way back")
    #expect(host.tree.isSettled)
  }

  @Test(
    "The back button takes the animation of the pair of the way back, and a swipe stays UIKit's",
    arguments: StandIn.System.AnimatedStack.allCases)
  func backButton(_ value: StandIn.System.AnimatedStack) async throws {
    StandIn.system = StandIn.System().with(\.animatedStack, value)
    phone.views.animate(from: Board.self, to: Model.self) { [animation] _, _ in
      .animated(by: animation)
    }
    let host = await show()
    for isSwipe in [false, true, false] {
      flow.push(.next("board"))
      await phone.settleWithTasks()
      let runs = animation.runs
      isSwipe ? try phone.person.swipeBack() : try phone.person.tapBack()
      await phone.settleWithTasks()
      #expect(animation.runs == runs + (isSwipe ? 0 : 1))
      #expect(flow.navigation.routes == [.first])
    }
    #expect(host.tree.isSettled)
  }

  @Test("The last of several pairs that fit counts, and one can ask for no animation")
  func lastPair() async {
    phone.views.animate(from: Model.self, to: Board.self) { _, _ in .unanimated }
    phone.views.animate(from: AnyObject.self, to: Model.self) { [animation] _, _ in
      .animated(by: animation)
    }
    let host = await show()
    flow.push(.next("second"))
    await phone.settleWithTasks()
    #expect(animation.runs == 1)
    flow.push(.next("board"))
    phone.settle()
    #expect(host.rootViewController.transitionCoordinator == nil)
    phone.views.animate(from: AnyObject.self, to: Model.self) { _, _ in .automatic }
    flow.pop()
    await phone.settleWithTasks()
    #expect(animation.runs == 1)
  }

  @Test("A presentation, a dismissal and a switcher take theirs")
  func others() async {
    phone.views.animate(from: AnyObject.self, to: AnyObject.self) { [animation] _, _ in
      .animated(by: animation)
    }
    let host = await show()
    flow.present(.next("board"), as: .fullScreen)
    await phone.settleWithTasks()
    #expect(animation.runs == 1)
    flow.dismiss()
    await phone.settleWithTasks()
    #expect(animation.runs == 2)
    #expect(host.rootViewController.presentedViewController == nil)
    let switcher = SwitchFlow()
    let second = UIKitHost(switcher, in: phone.window, views: phone.views)
    await phone.settleWithTasks()
    switcher.show(.home)
    await phone.settleWithTasks()
    #expect(animation.runs == 3)
    #expect(phone.top == "first")
    withExtendedLifetime((host, second)) {}
  }

  @Test(
    "A gesture of the app goes back as far as it is drawn, and asks before",
    arguments: [true, false])
  func gesture(isModal: Bool) async throws {
    let drive = UIPercentDrivenInteractiveTransition()
    phone.views.animate(from: Board.self, to: Model.self) { [animation] board, _ in
      .animated(by: animation, interaction: board.drive)
    }
    let host = await show()
    var causes: [EndingCause] = []
    let observation = host.tree.observe { event in
      if case .ended(_, let cause) = event { causes.append(cause) }
    }
    _ =
      isModal
      ? flow.present(.next("board"), as: .fullScreen) : flow.push(.next("board"))
    await phone.settleWithTasks()
    let shown = try #require(
      isModal
        ? host.rootViewController.presentedViewController
        : (host.rootViewController as? UINavigationController)?.topViewController)
    board.drive = drive
    board.leavePolicy = .ask
    #expect(!host.goBack(from: shown), "the board asks")
    await phone.settleWithTasks()
    #expect(board.questions == 1)
    board.leavePolicy = .allow
    for isCancelled in [true, false] {
      #expect(host.goBack(from: shown))
      StandIn.clock.advance(2)
      drive.update(0.5)
      isCancelled ? drive.cancel() : drive.finish()
      await phone.settleWithTasks()
      #expect(causes.isEmpty == isCancelled)
      #expect((shown.viewIfLoaded?.window != nil) == isCancelled)
    }
    #expect(causes == [isModal ? .swipeDown : .swipe])
    #expect(animation.runs == 2)
    #expect(!host.goBack(from: shown))
    #expect(board.questions == 1)
    #expect(host.tree.isSettled && host.tree.disagreements == [])
    #expect((StandIn.messages + StandIn.exceptions).isEmpty)
    withExtendedLifetime(observation) {}
  }
}

/// A screen that asks.
private final class Board: LeaveGuard {
  var leavePolicy = LeavePolicy.allow
  var drive: UIPercentDrivenInteractiveTransition?
  private(set) var questions = 0

  func confirmLeave() async -> Bool {
    questions += 1
    return false
  }
}

/// Counts its runs.
private final class StepAnimation: NSObject, UIViewControllerAnimatedTransitioning {
  private(set) var runs = 0

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.1 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    runs += 1
    if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
    UIView.animate(withDuration: 0.1, animations: {}) { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
