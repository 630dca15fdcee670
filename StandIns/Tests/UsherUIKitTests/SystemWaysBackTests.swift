import Observation
import Testing
import UIKit
import UIKitPerson
import Usher
import UsherUIKit

@Suite("Ways back that are no gesture and no button", .serialized)
@MainActor
struct SystemWaysBackTests {
  private let phone = Phone()

  /// A screen that asks before it is left, with a `leaving` that nobody can observe.
  private final class Draft: LeaveGuard {
    var leaving = Leaving.ask
    var answer = false
    private(set) var questions = 0
    func mayLeave() async -> Bool {
      questions += 1
      return answer
    }
  }

  /// A flow with two screens and a draft on top.
  private func show(_ draft: Draft) async throws -> (UIKitHost, WordFlow, UINavigationController) {
    phone.views.add(Draft.self) { _ in UIViewController() }
    let flow = WordFlow()
    flow.screen = { route in
      if case .next("draft") = route { draft } else { Model("any") }
    }
    let host = UIKitHost(flow, in: phone.window, views: phone.views)
    flow.push(.next("second"))
    flow.push(.next("draft"))
    await phone.settleWithTasks()
    return (host, flow, try #require(phone.window.visibleController?.navigationController))
  }

  enum Way: CaseIterable { case menu, escape, pop, popToRoot, popTo }

  private func go(_ way: Way, in stack: UINavigationController) throws {
    switch way {
    case .menu: try phone.person.chooseFromBackMenu(stack.viewControllers[0])
    case .escape: try phone.person.escape()
    case .pop: stack.popViewController(animated: true)
    case .popToRoot: stack.popToRootViewController(animated: true)
    case .popTo: stack.popToViewController(stack.viewControllers[0], animated: true)
    }
  }

  @Test("A screen that asks stays where it is until it is asked", arguments: Way.allCases)
  func veto(_ way: Way) async throws {
    let draft = Draft()
    let (host, flow, stack) = try await show(draft)
    let before = stack.viewControllers
    try go(way, in: stack)
    #expect(stack.viewControllers == before, "nothing moves")
    #expect(stack.transitionCoordinator == nil)
    await phone.settleWithTasks()
    #expect(draft.questions == 1)
    #expect(flow.navigation.routes.count == 3)
    draft.answer = true
    try go(way, in: stack)
    await phone.settleWithTasks()
    let left = way == .escape || way == .pop ? 2 : 1
    #expect(flow.navigation.routes.count == left)
    #expect(stack.viewControllers.count == left)
    #expect(host.tree.isSettled)
  }

  @Test("A screen that does not ask goes at once", arguments: Way.allCases)
  func free(_ way: Way) async throws {
    let draft = Draft()
    draft.leaving = .free
    let (host, flow, stack) = try await show(draft)
    try go(way, in: stack)
    #expect(stack.transitionCoordinator != nil)
    await phone.settleWithTasks()
    #expect(draft.questions == 0)
    #expect(flow.navigation.routes.count == (way == .escape || way == .pop ? 2 : 1))
    #expect(host.tree.isSettled)
  }

  @Test("Where the system goes past every method the screen comes back and is asked")
  func pastMethods() async throws {
    StandIn.system = .init().with(\.systemPop, .goesPastMethods)
    let draft = Draft()
    let (host, flow, stack) = try await show(draft)
    try go(.escape, in: stack)
    await phone.settleWithTasks()
    #expect(draft.questions == 1)
    #expect(flow.navigation.routes.count == 3)
    #expect(stack.viewControllers.count == 3)
    #expect(host.tree.isSettled)
  }

  @Test(
    "A screen that began to ask without saying so is asked by the back button when the top changes")
  func unobserved() async throws {
    let draft = Draft()
    draft.leaving = .free
    let (host, flow, stack) = try await show(draft)
    #expect(stack.topViewController?.navigationItem.backAction == nil)
    draft.leaving = .ask
    flow.push(.next("fourth"))
    await phone.settleWithTasks()
    flow.pop()
    await phone.settleWithTasks()
    #expect(stack.topViewController?.navigationItem.backAction != nil)
    try phone.person.tapBack()
    await phone.settleWithTasks()
    #expect(draft.questions == 1)
    #expect(flow.navigation.routes.count == 3)
    _ = host
  }

  @Test(
    "A sheet that a person draws down was drawn down, whenever UIKit says so",
    arguments: StandIn.System.DismissalNews.allCases)
  func drawnDown(_ news: StandIn.System.DismissalNews) async throws {
    StandIn.system = .init().with(\.dismissalNews, news)
    let flow = WordFlow()
    let host = UIKitHost(flow, in: phone.window, views: phone.views)
    phone.settle()
    var causes: [EndingCause] = []
    let observation = host.tree.observe { event in
      if case .ended(_, let cause) = event { causes.append(cause) }
    }
    flow.present(.next("sheet"))
    await phone.settleWithTasks()
    try phone.person.beginDragDown().cancel()
    await phone.settleWithTasks()
    #expect(causes.isEmpty)
    try phone.person.dragDown()
    await phone.settleWithTasks()
    #expect(causes == [.swipeDown])
    flow.present(.next("sheet"))
    await phone.settleWithTasks()
    try phone.person.beginDragDown().cancel()
    await phone.settleWithTasks()
    phone.window.rootViewController?.dismiss(animated: true, completion: nil)
    await phone.settleWithTasks()
    #expect(causes == [.swipeDown, .removedByHost], "a drag that was taken back is no cause")
    withExtendedLifetime(observation) {}
  }

  @Test(
    "A guest that arrives during a transition enters once",
    arguments: StandIn.System.Alongside.allCases)
  func enters(_ alongside: StandIn.System.Alongside) async {
    StandIn.system = .init().with(\.alongside, alongside)
    let foreign = UINavigationController(rootViewController: ForeignController("home"))
    phone.show(foreign)
    foreign.pushViewController(ForeignController("page"), animated: true)
    var endings: [EndingCause?] = []
    UIKitHost(TabFlow(), continuing: foreign, views: phone.views) { endings.append($0.cause) }
    await phone.settleWithTasks()
    #expect(foreign.viewControllers.count == 3)
    #expect((StandIn.messages + StandIn.exceptions).isEmpty)
    #expect(endings.isEmpty)
  }

  @Test(
    "A guest that is to be presented during a transition is presented after it",
    arguments: StandIn.System.EarlyPresentation.allCases)
  func presented(_ presentation: StandIn.System.EarlyPresentation) async {
    StandIn.system = .init().with(\.earlyPresentation, presentation)
    let foreign = UINavigationController(rootViewController: ForeignController("home"))
    phone.show(foreign)
    foreign.pushViewController(ForeignController("page"), animated: true)
    var endings: [EndingCause?] = []
    UIKitHost(WordFlow(), presentedBy: foreign, views: phone.views) { endings.append($0.cause) }
    await phone.settleWithTasks()
    #expect(phone.top == "first")
    #expect(endings.isEmpty)
    #expect((StandIn.messages + StandIn.exceptions).isEmpty)
  }

  @Test(
    "What cancels a gesture asks the base for no presentation controller, which would keep it alive"
  )
  func base() async throws {
    let flow = WordFlow()
    var host: UIKitHost? = UIKitHost(flow, in: phone.window, views: phone.views)
    flow.push(.next("second"))
    await phone.settleWithTasks()
    weak let base = host?.rootViewController
    let swipe = try phone.person.beginSwipeBack()
    swipe.move(to: 0.5)
    flow.forced { flow.setRoutes([.first]) }
    await phone.settleWithTasks()
    #expect(base != nil)
    host?.close()
    host = nil
    phone.window.rootViewController = nil
    await phone.settleWithTasks()
    #expect(base == nil)
  }

  @Test("Of several modals that go at once the topmost is animated by the app")
  func severalModals() async throws {
    final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
      private(set) var left: [UIViewController?] = []
      func transitionDuration(
        using context: (any UIViewControllerContextTransitioning)?
      ) -> TimeInterval { 0.3 }
      func animateTransition(using context: any UIViewControllerContextTransitioning) {
        left.append(context.viewController(forKey: .from))
        StandIn.clock.atNextTurn { context.completeTransition(true) }
      }
    }
    let flow = WordFlow()
    let host = UIKitHost(flow, in: phone.window, views: phone.views)
    flow.present(.next("lower"))
    await phone.settleWithTasks()
    flow.present(.next("upper"))
    await phone.settleWithTasks()
    let upper = phone.window.visibleController
    let fade = Fade()
    flow.transaction {
      flow.dismiss(transition: .animated(by: fade))
      flow.dismiss(transition: .animated(by: fade))
    }
    await phone.settleWithTasks()
    #expect(fade.left == [upper])
    #expect(!flow.isPresenting)
    #expect(host.tree.isSettled)
  }
}
