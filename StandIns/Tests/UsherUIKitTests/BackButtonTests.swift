import Testing
import UIKit
import UIKitPerson
import Usher
import UsherTesting
import UsherUIKit

@Suite("The back button of a screen that asks", .serialized)
@MainActor
struct BackButtonTests {
  private let phone = Phone()
  private let draft = Draft()
  private let flow = WordFlow()

  /// An animation that a gesture of the app can drive.
  private final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(
      using context: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.3 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
      UIView.animate(withDuration: 0.3, animations: {}) { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
  }

  private func show(
    _ controller: UIViewController = UIViewController(), asFirst: Bool = false
  ) async -> UIKitHost {
    phone.views.register(Draft.self) { [draft] in
      $0 === draft ? controller : UIViewController()
    }
    flow.screen = { [draft] route in
      switch route {
      case .first: asFirst ? draft : Model("first")
      case .next(let name): name == "draft" ? draft : Model(name)
      }
    }
    let host = UIKitHost(flow, in: phone.window, views: phone.views)
    if !asFirst { flow.push(.next("draft")) }
    await phone.settleWithTasks()
    return host
  }

  @Test("Asks with a screen below, and does not exist without one")
  func first() async throws {
    let host = await show(asFirst: true)
    #expect(phone.person.backTitle == nil)
    flow.push(.next("second"))
    await phone.settleWithTasks()
    try phone.person.tapBack()
    await phone.settleWithTasks()
    #expect(flow.navigation.routes == [.first])
    #expect(phone.person.backTitle == nil)
    #expect(draft.questions == 0)
    _ = host
  }

  @Test("Does not exist on the first screen of a sheet")
  func sheet() async throws {
    let host = await show()
    let other = Draft()
    let child = WordFlow()
    child.screen = { _ in other }
    let task = Task { try? await flow.run(child, as: .sheet) }
    await phone.settleWithTasks()
    #expect(phone.person.topScreen !== host.rootViewController)
    #expect(phone.person.backTitle == nil)
    #expect(throws: Obstacle.self) { try phone.person.swipeDown() }
    await phone.settleWithTasks()
    #expect(other.questions == 1, "the sheet itself asks")
    task.cancel()
    await phone.settleWithTasks()
  }

  @Test("Goes when the screens below go")
  func becomesFirst() async throws {
    let host = await show()
    try phone.person.tapBack()
    await phone.settleWithTasks()
    #expect(draft.questions == 1)
    flow.withoutAsking { flow.setRoutes([.next("draft")]) }
    await phone.settleWithTasks()
    #expect(host.tree.disagreements == [])
    #expect(phone.person.backTitle == nil)
  }

  enum Hidden: CaseIterable { case byFlag, byLeftItem }

  @Test("Stays away where the app hides it", arguments: Hidden.allCases)
  func hidden(_ hidden: Hidden) async throws {
    let controller = UIViewController()
    switch hidden {
    case .byFlag: controller.navigationItem.hidesBackButton = true
    case .byLeftItem:
      controller.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .close)
    }
    let host = await show(controller)
    #expect(phone.person.topScreen === controller)
    #expect(phone.person.backTitle == nil)
    _ = host
  }

  @Test("Asks beside a left item that supplements it")
  func supplemented() async throws {
    let controller = UIViewController()
    controller.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .close)
    controller.navigationItem.leftItemsSupplementBackButton = true
    let host = await show(controller)
    #expect(phone.person.backTitle == "back to first")
    try phone.person.tapBack()
    await phone.settleWithTasks()
    #expect(draft.questions == 1)
    _ = host
  }

  @Test("Asks on the first screen of a guest, which has the app's own screens below")
  func guest() async throws {
    let foreign = UINavigationController(rootViewController: ForeignController("home"))
    phone.show(foreign)
    phone.views.register(Draft.self) { _ in UIViewController() }
    flow.screen = { [draft] _ in draft }
    UIKitHost(flow, continuing: foreign, views: phone.views) { _ in }
    await phone.settleWithTasks()
    #expect(phone.person.backTitle == "home")
    try phone.person.tapBack()
    await phone.settleWithTasks()
    #expect(draft.questions == 1)
    #expect(foreign.viewControllers.count == 2)
  }

  @Test("Is the cause of a way back after a push that a gesture of the app drove")
  func afterInteractivePush() async throws {
    draft.leavePolicy = .allow
    let host = await show()
    var causes: [EndingCause] = []
    let observation = host.tree.observe { event in
      if case .ended(_, let cause) = event { causes.append(cause) }
    }
    let drive = UIPercentDrivenInteractiveTransition()
    flow.push(.next("third"), transition: .animated(by: Slide(), interaction: drive))
    StandIn.clock.advance(2)
    drive.update(0.5)
    drive.finish()
    await phone.settleWithTasks()
    #expect(flow.navigation.routes == [.first, .next("draft"), .next("third")])
    for _ in 0..<2 {
      try phone.person.tapBack()
      await phone.settleWithTasks()
    }
    #expect(causes == [.backButton, .backButton])
    withExtendedLifetime(observation) {}
  }
}
