import Testing
import UIKit
import UIKitPerson
import Usher
import UsherUIKit

@Suite("Presentations, and how they end", .serialized)
@MainActor
struct ModalTests {
  private let phone = Phone()

  @Test(
    "A sheet that the user drags down was dragged down, whenever UIKit reports it",
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
    try phone.person.beginSwipeDown().cancel()
    await phone.settleWithTasks()
    #expect(causes.isEmpty)
    try phone.person.swipeDown()
    await phone.settleWithTasks()
    #expect(causes == [.swipeDown])
    flow.present(.next("sheet"))
    await phone.settleWithTasks()
    try phone.person.beginSwipeDown().cancel()
    await phone.settleWithTasks()
    phone.window.rootViewController?.dismiss(animated: true, completion: nil)
    await phone.settleWithTasks()
    #expect(causes == [.swipeDown, .removedByHost], "a drag that was taken back is no cause")
    withExtendedLifetime(observation) {}
  }

  @Test(
    "Cancelling a gesture does not read the base's presentation controller, which would leak it"
  )
  func base() async throws {
    let flow = WordFlow()
    var host: UIKitHost? = UIKitHost(flow, in: phone.window, views: phone.views)
    flow.push(.next("second"))
    await phone.settleWithTasks()
    weak let base = host?.rootViewController
    let swipe = try phone.person.beginSwipeBack()
    swipe.move(to: 0.5)
    flow.withoutAsking { flow.setRoutes([.first]) }
    await phone.settleWithTasks()
    #expect(base != nil)
    host?.close()
    host = nil
    phone.window.rootViewController = nil
    await phone.settleWithTasks()
    #expect(base == nil)
  }

  @Test("Of several modals that leave at once the app animates the topmost")
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
