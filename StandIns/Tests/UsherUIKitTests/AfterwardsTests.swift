import Observation
import Testing
import UIKit
import UIKitPerson
@_spi(Hosting) import Usher
import UsherUIKit

@Suite("After a guest has ended", .serialized)
@MainActor
struct AfterwardsTests {
  private let phone = Phone()

  private func foreignStack() -> UINavigationController {
    let stack = UINavigationController(rootViewController: ForeignController("home"))
    phone.show(stack)
    return stack
  }

  @Test("A guest that has ended gives other code's delegates back")
  func delegates() async {
    let stack = foreignStack()
    let delegate = Listener()
    stack.delegate = delegate
    let swipe = stack.interactivePopGestureRecognizer?.delegate
    let flow = WordFlow()
    UIKitHost(flow, continuing: stack, views: phone.views) { _ in }
    phone.settle()
    #expect(stack.delegate !== delegate)
    flow.finish("word")
    await phone.settleWithTasks()
    #expect(stack.delegate === delegate)
    #expect(stack.interactivePopGestureRecognizer?.delegate === swipe)
    #expect(stack.viewControllers.count == 1)
  }

  @Test("Two guests on one stack receive callbacks in turn, and each leaves alone")
  func twoGuests() async {
    let stack = foreignStack()
    let delegate = Listener()
    stack.delegate = delegate
    let (first, second) = (WordFlow(), WordFlow())
    var endings: [String] = []
    UIKitHost(first, continuing: stack, views: phone.views) { endings.append("first \($0.cause)") }
    phone.settle()
    UIKitHost(second, continuing: stack, views: phone.views) {
      endings.append("second \($0.cause)")
    }
    phone.settle()
    second.push(.next("more"))
    phone.settle()
    #expect(stack.viewControllers.count == 4)
    try? phone.person.tapBack()
    phone.settle()
    try? phone.person.tapBack()
    await phone.settleWithTasks()
    #expect(endings == ["second back button"])
    first.push(.next("more"))
    phone.settle()
    #expect(phone.top == "more")
    first.finish("word")
    await phone.settleWithTasks()
    #expect(endings == ["second back button", "first finished"])
    #expect(stack.delegate === delegate)
  }

  @Test("A guest ends with the stack that it was on", .timeLimit(.minutes(1)))
  func droppedStack() async {
    let home = ForeignController("home")
    phone.show(home)
    let stack = UINavigationController(rootViewController: ForeignController("sheet"))
    home.present(stack, animated: true, completion: nil)
    phone.settle()
    var endings: [Ending<String>] = []
    UIKitHost(WordFlow(), continuing: stack, views: phone.views) { endings.append($0) }
    phone.settle()
    #expect(phone.top == "first")
    home.dismiss(animated: true, completion: nil)
    await phone.settleWithTasks()
    #expect(endings.map(\.cause) == [.removedByHost])
  }

  @Test("A guest under a full screen presentation stays")
  func coveredStack() async {
    let stack = foreignStack()
    let flow = WordFlow()
    var endings: [Ending<String>] = []
    UIKitHost(flow, continuing: stack, views: phone.views) { endings.append($0) }
    phone.settle()
    let cover = ForeignController("cover")
    cover.modalPresentationStyle = .fullScreen
    stack.present(cover, animated: true, completion: nil)
    await phone.settleWithTasks()
    #expect(endings.isEmpty)
    stack.dismiss(animated: true, completion: nil)
    await phone.settleWithTasks()
    #expect(endings.isEmpty)
    #expect(phone.top == "first")
  }

  @Test(
    "A guest in tabs that arrives during a transition of the stack waits for its end",
    arguments: StandIn.System.CompletionTime.allCases)
  func busyStack(_ time: StandIn.System.CompletionTime) async {
    StandIn.system = .init().with(\.completionTime, time)
    let stack = foreignStack()
    var endings: [Ending<Void>] = []
    stack.pushViewController(ForeignController("page"), animated: true)
    UIKitHost(TabFlow(), continuing: stack, views: phone.views) { endings.append($0) }
    await phone.settleWithTasks()
    #expect(endings.isEmpty)
    #expect(phone.top == "first")
    #expect(stack.viewControllers.count == 3)
  }

  @Test("An animation belongs to the change that it was given for, not to a later step of the user")
  func animations() async {
    let flow = WordFlow()
    let host = UIKitHost(flow, in: phone.window, views: phone.views)
    phone.settle()
    let animator = CountingAnimator()
    flow.push(.next("second"), transition: .animated(by: animator))
    await phone.settleWithTasks()
    #expect(animator.runs == 1)
    try? phone.person.tapBack()
    await phone.settleWithTasks()
    #expect(phone.top == "first")
    #expect(animator.runs == 1)
    flow.present(.next("sheet"), transition: .animated(by: animator))
    await phone.settleWithTasks()
    #expect(animator.runs == 2)
    try? phone.person.swipeDown()
    await phone.settleWithTasks()
    #expect(!flow.isPresenting)
    #expect(animator.runs == 2)
    withExtendedLifetime(host) {}
  }

  @Test("A model that a view observes is released with its screen")
  func followedModels() async {
    let flow = WordFlow()
    phone.views.register(Followed.self, controller: { _ in UIViewController() }) {
      controller, model in
      controller.title = model.title
    }
    weak var model: Followed?
    flow.screen = { route in
      guard route != .first else { return Model("first") }
      let made = Followed()
      model = made
      return made
    }
    let host = UIKitHost(flow, in: phone.window, views: phone.views)
    phone.settle()
    flow.push(.next("second"))
    phone.settle()
    #expect(model != nil)
    flow.pop()
    await phone.settleWithTasks()
    #expect(model == nil)
    withExtendedLifetime(host) {}
  }

  @Test("An app's own delegate of a sheet does not replace the host's")
  func sheetDelegates() async {
    let flow = WordFlow()
    let host = UIKitHost(flow, in: phone.window, views: phone.views)
    phone.settle()
    let listener = SheetListener()
    flow.present(.next("sheet"))
    phone.settle()
    host.rootViewController.presentedViewController?.presentationController?.delegate = listener
    flow.push(.next("below"))
    phone.settle()
    try? phone.person.swipeDown()
    await phone.settleWithTasks()
    #expect(!flow.isPresenting)
    #expect(listener.dismissals == 1)
    #expect(host.tree.isSettled)
  }
}

@Observable
private final class Followed {
  var title = "followed"
}

private final class Listener: NSObject, UINavigationControllerDelegate {}

private final class SheetListener: NSObject, UIAdaptivePresentationControllerDelegate {
  var dismissals = 0

  func presentationControllerDidDismiss(_ presentation: UIPresentationController) {
    dismissals += 1
  }
}

private final class CountingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  var runs = 0

  func transitionDuration(
    using context: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.1 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    runs += 1
    if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
    UIView.animate(withDuration: 0.1, animations: {}) { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
