import Testing
import UIKit
import UIKitPerson
import Usher
import UsherUIKit

@Suite("A host in its window", .serialized)
@MainActor
struct HostingTests {
  private let phone = Phone()

  @Test("keeps its flows when its scene disconnects, and shows them in the next one")
  func scenes() async {
    var endings: [Ending<String>] = []
    let flow = WordFlow()
    let host = UIKitHost(flow, in: phone.window, views: phone.views) { endings.append($0) }
    phone.settle()
    flow.push(.next("second"))
    flow.present(.next("sheet"))
    phone.settle()
    host.detach()
    #expect(phone.window.rootViewController == nil)
    flow.push(.next("third"))
    await phone.settleWithTasks()
    #expect(endings.isEmpty)

    let next = UIWindow(frame: UIScreen.main.bounds)
    host.attach(to: next)
    await phone.settleWithTasks()
    #expect(flow.navigation.routes == [.first, .next("second"), .next("third")])
    #expect((next.visibleController as? ModelController)?.model.name == "sheet")
    #expect(host.tree.isSettled)
    host.close()
    #expect(endings.map(\.cause) == [.hostClosed])
  }

  @Test(
    "reports once that its window is empty when the root flow ends, unless the app handles that")
  func emptyWindow() async {
    var reports: [Misuse] = []
    var configuration = TreeConfiguration()
    configuration.onMisuse = { reports.append($0) }
    let flow = WordFlow()
    let host = UIKitHost(flow, in: phone.window, views: phone.views, configuration: configuration)
    await phone.settleWithTasks()
    flow.finish("done")
    await phone.settleWithTasks()
    #expect(
      reports.map(\.description) == [
        "WordFlow: The root flow ended (finished), and its window is empty. Make the root a Switcher and "
          + "show another route in it, or handle onEnd and show something else."
      ])
    withExtendedLifetime(host) {}

    reports = []
    var endings: [Ending<String>] = []
    let handled = WordFlow()
    let second = UIKitHost(
      handled, in: phone.window, views: phone.views, configuration: configuration
    ) { endings.append($0) }
    await phone.settleWithTasks()
    handled.finish("done")
    await phone.settleWithTasks()
    #expect(endings == [.finished("done")])
    let closed = UIKitHost(
      WordFlow(), in: phone.window, views: phone.views, configuration: configuration)
    await phone.settleWithTasks()
    closed.close()
    await phone.settleWithTasks()
    let unseen = WordFlow()
    let third = UIKitHost(unseen, views: phone.views, configuration: configuration)
    unseen.finish("done")
    await phone.settleWithTasks()
    #expect(reports == [])
    withExtendedLifetime((second, third)) {}
  }

  @Test(
    "leaves nothing in its window when it is removed under a sheet",
    arguments: StandIn.System.PlainDismissal.allCases)
  func putAway(_ dismissal: StandIn.System.PlainDismissal) async {
    StandIn.system = .init().with(\.plainDismissal, dismissal)
    let flow = WordFlow()
    let host = UIKitHost(flow, in: phone.window, views: phone.views)
    flow.present(.next("sheet"))
    await phone.settleWithTasks()
    host.detach()
    // Immediately again, before UIKit's next turn.
    host.attach(to: phone.window)
    await phone.settleWithTasks()
    #expect(phone.top == "sheet")
    let next = UIWindow(frame: UIScreen.main.bounds)
    host.attach(to: next)
    await phone.settleWithTasks()
    #expect(phone.window.rootViewController == nil)
    #expect(phone.window.subviews.isEmpty, "nothing of the sheet stays behind")
    #expect((next.visibleController as? ModelController)?.model.name == "sheet")
    host.detach()
    await phone.settleWithTasks()
    #expect(next.rootViewController == nil)
    #expect(next.subviews.isEmpty)
    #expect((StandIn.messages + StandIn.exceptions).isEmpty)
    #expect(flow.isPresenting)
  }

  @Test("comes back in a new scene after the system has disconnected the first")
  func disconnectedScenes() async {
    var endings: [Ending<String>] = []
    let flow = WordFlow()
    let scene = StandIn.connectScene(delegate: nil)
    let host = UIKitHost(flow, in: scene, views: phone.views) { endings.append($0) }
    phone.settle()
    flow.push(.next("second"))
    phone.settle()
    host.detach()
    StandIn.disconnect(scene)
    await phone.settleWithTasks()
    #expect(endings.isEmpty)
    let next = StandIn.connectScene(delegate: nil)
    host.attach(to: next)
    await phone.settleWithTasks()
    #expect(host.window?.windowScene === next)
    #expect((host.window?.visibleController as? ModelController)?.model.name == "second")
    #expect(endings.isEmpty)
  }

  @Test("notices when other code dismisses its alert or sheet")
  func dismissedBehindItsBack() async {
    let flow = WordFlow()
    let host = UIKitHost(flow, in: phone.window, views: phone.views)
    phone.settle()
    var chosen: [String] = []
    flow.alert = AlertContent("Really?", .init("Yes") { chosen.append("yes") }, .cancel("No"))
    flow.present(.next("alert"))
    phone.settle()
    #expect(flow.isPresenting)
    host.rootViewController.dismiss(animated: true, completion: nil)
    await phone.settleWithTasks()
    #expect(!flow.isPresenting)
    #expect(chosen == [])
    flow.alert = nil
    flow.present(.next("sheet"))
    phone.settle()
    phone.window.visibleController?.dismiss(animated: true, completion: nil)
    await phone.settleWithTasks()
    #expect(!flow.isPresenting)
    #expect(host.tree.isSettled)
  }

  @Test("replaces its contents without replacing the window's root")
  func switching() async {
    let flow = SwitchFlow()
    let host = UIKitHost(flow, in: phone.window, views: phone.views)
    phone.settle()
    let root = phone.window.rootViewController
    #expect(phone.top == "out")
    flow.show(.home)
    await phone.settleWithTasks()
    #expect(phone.top == "first")
    #expect(phone.window.rootViewController === root)
    withExtendedLifetime(host) {}
  }

  @Test("reports misuse when it is released while its window is visible")
  func letGo() async {
    var misuses: [Misuse] = []
    var configuration = TreeConfiguration()
    configuration.onMisuse = { misuses.append($0) }
    var host: UIKitHost? = UIKitHost(
      WordFlow(), in: phone.window, views: phone.views, configuration: configuration)
    phone.settle()
    withExtendedLifetime(host) {}
    host = nil
    await phone.settleWithTasks()
    #expect(misuses.map(\.value) == ["UIKitHost"])
  }

  @Test("forwards delegate calls to the app's own delegates")
  func ownDelegates() {
    let flow = WordFlow()
    let host = UIKitHost(flow, in: phone.window, views: phone.views)
    phone.settle()
    let listener = Listener()
    (host.rootViewController as? UINavigationController)?.delegate = listener
    flow.push(.next("second"))
    phone.settle()
    #expect(listener.shown == ["will second", "second"])
    try? phone.person.tapBack()
    phone.settle()
    #expect(flow.navigation.routes == [.first])
    #expect(listener.shown == ["will second", "second", "will first", "first"])
  }

  @Test("lets the app's own delegate forbid a tab")
  func forbiddenTabs() {
    let flow = TabFlow()
    let host = UIKitHost(flow, in: phone.window, views: phone.views)
    phone.settle()
    let delegate = Forbidding()
    (host.rootViewController as? UITabBarController)?.delegate = delegate
    try? phone.person.tapTab(at: 1)
    phone.settle()
    #expect(flow.navigation.selectedIndex == 0)
    delegate.allows = true
    try? phone.person.tapTab(at: 1)
    phone.settle()
    #expect(flow.navigation.selectedIndex == 1)
  }

  @Test("uses the app's own animations, in stacks and for presentations")
  func animations() async {
    let flow = WordFlow()
    let host = UIKitHost(flow, in: phone.window, views: phone.views)
    phone.settle()
    let animator = Animator()
    flow.push(.next("second"), transition: .animated(by: animator))
    await phone.settleWithTasks()
    #expect(animator.runs == 1)
    #expect(phone.top == "second")
    flow.pop()
    phone.settle()
    #expect(animator.runs == 1, "only the change that it was given for")
    flow.present(.next("sheet"), as: .fullScreen, transition: .animated(by: animator))
    await phone.settleWithTasks()
    #expect(animator.runs == 2)
    flow.dismiss(transition: .animated(by: animator))
    await phone.settleWithTasks()
    #expect(animator.runs == 3)
    #expect(host.rootViewController.presentedViewController == nil)
  }

  @Test("presents with a transitioning delegate of the app")
  func customPresentation() async {
    let flow = WordFlow()
    let host = UIKitHost(flow, in: phone.window, views: phone.views)
    phone.settle()
    let delegate = Transitions()
    flow.present(.next("card"), as: .custom(delegate))
    await phone.settleWithTasks()
    #expect(delegate.animator.runs == 1)
    #expect(host.rootViewController.presentedViewController?.modalPresentationStyle == .custom)
    #expect(host.tree.isSettled)
  }

  @Test("works with the main queue's own turns too")
  func automatic() async {
    StandIn.clock.mode = .automatic
    let flow = WordFlow()
    let host = UIKitHost(flow, in: phone.window, views: phone.views)
    #expect(await flow.push(.next("second")).outcome == .settled)
    #expect(phone.top == "second")
    #expect(await flow.popToRoot().outcome == .settled)
    #expect(phone.top == "first")
    withExtendedLifetime(host) {}
  }
}

private final class Listener: NSObject, UINavigationControllerDelegate {
  var shown: [String] = []

  func navigationController(
    _ stack: UINavigationController, willShow controller: UIViewController, animated: Bool
  ) {
    shown.append("will \(controller.shownTitle ?? "?")")
  }

  func navigationController(
    _ stack: UINavigationController, didShow controller: UIViewController, animated: Bool
  ) {
    shown.append(controller.shownTitle ?? "?")
  }
}

private final class Forbidding: NSObject, UITabBarControllerDelegate {
  var allows = false

  func tabBarController(
    _ tabs: UITabBarController, shouldSelect controller: UIViewController
  ) -> Bool { allows }
}

private final class Animator: NSObject, UIViewControllerAnimatedTransitioning {
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

private final class Transitions: NSObject, UIViewControllerTransitioningDelegate {
  let animator = Animator()

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
}
