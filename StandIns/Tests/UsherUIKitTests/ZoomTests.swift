import Testing
import UIKit
import UIKitPerson
@_spi(Hosting) import Usher
import UsherTesting
import UsherUIKit

@Suite("Zoom transitions", .serialized)
@MainActor
struct ZoomTests {
  private let phone = Phone()
  private let flow = WordFlow()
  private let draft = Draft()

  private func show(
    on version: StandIn.System.Version = .iOS18,
    _ change: (inout StandIn.System) -> Void = { _ in }
  ) async -> UIKitHost {
    var system = StandIn.System(version)
    change(&system)
    StandIn.system = system
    phone.views.register(Wall.self) { WallController($0) }
    phone.views.register(Draft.self) { _ in UIViewController() }
    let wall = Wall()
    flow.screen = { [draft] route -> AnyObject in route == .first ? wall : draft }
    let host = UIKitHost(flow, in: phone.window, views: phone.views)
    await phone.settleWithTasks()
    return host
  }

  private func wall(of host: UIKitHost) -> WallController? {
    (host.rootViewController as? UINavigationController)?.viewControllers.first as? WallController
  }

  @Test(
    "The view is looked for when the screen comes and when it leaves, pushed or presented",
    arguments: [true, false])
  func sources(isModal: Bool) async throws {
    let host = await show()
    let shownPicture = Shown()
    if isModal {
      flow.present(.next("picture"), as: .fullScreen, transition: .zoom(from: shownPicture.number))
    } else {
      flow.push(.next("picture"), transition: .zoom(from: shownPicture.number))
    }
    await phone.settleWithTasks()
    let board = try #require(wall(of: host))
    let shown = try #require(
      isModal
        ? host.rootViewController.presentedViewController
        : (host.rootViewController as? UINavigationController)?.topViewController)
    let zoom = try #require(shown.preferredTransition)
    shownPicture.number = 2
    draft.leavePolicy = .allow
    _ = isModal ? flow.dismiss() : flow.pop()
    await phone.settleWithTasks()
    #expect(shown.preferredTransition == nil, "the app may show it again without a zoom")
    let sources = zoom._sources
    #expect(sources.map(\.isArriving) == [true, false])
    #expect(sources.first?.view === board.pictures[0])
    #expect(sources.last?.view === board.pictures[1], "another picture is shown by now")
    #expect(host.tree.isSettled)
  }

  @Test("Without the view, and before iOS 18, it is the standard transition")
  func fallbacks() async throws {
    let host = await show()
    let stack = try #require(host.rootViewController as? UINavigationController)
    flow.push(.next("picture"), transition: .zoom(from: 7))
    await phone.settleWithTasks()
    #expect(stack.viewControllers.count == 2)
    #expect(stack.topViewController?.preferredTransition == nil)
    StandIn.system = StandIn.System(.iOS17)
    draft.leavePolicy = .allow
    flow.popToRoot()
    flow.push(.next("picture"), transition: .zoom(from: 1))
    await phone.settleWithTasks()
    #expect(stack.viewControllers.count == 2)
    #expect(stack.topViewController?.preferredTransition?._sources.isEmpty == true)
    #expect(throws: Obstacle.self) { try phone.person.beginZoomAway() }
    #expect(host.tree.isSettled)
  }

  @Test(
    "A drag asks, and takes the screen along once it may", arguments: [true, false],
    StandIn.System.ZoomedModal.allCases)
  func drags(isModal: Bool, _ value: StandIn.System.ZoomedModal) async throws {
    let host = await show { $0.zoomedModal = value }
    var causes: [EndingCause] = []
    let observation = host.tree.observe { event in
      if case .ended(_, let cause) = event { causes.append(cause) }
    }
    if isModal {
      flow.present(.next("picture"), as: .fullScreen, transition: .zoom(from: 1))
    } else {
      flow.push(.next("picture"), transition: .zoom(from: 1))
    }
    await phone.settleWithTasks()
    #expect(throws: Obstacle.self) { try phone.person.beginZoomAway(isScrolled: true) }
    await phone.settleWithTasks()
    #expect(draft.questions == 0, "the drag only scrolls")
    #expect(throws: Obstacle.self) { try phone.person.beginZoomAway() }
    await phone.settleWithTasks()
    #expect(draft.questions == 1)
    draft.leavePolicy = .allow
    for isCancelled in [true, false] {
      let drag = try phone.person.beginZoomAway()
      StandIn.clock.advance(2)
      drag.move(to: 0.5)
      isCancelled ? drag.cancel() : drag.finish()
      await phone.settleWithTasks()
      #expect(causes.isEmpty == isCancelled)
    }
    #expect(causes == [isModal ? .swipeDown : .swipe])
    #expect(draft.questions == 1)
    #expect(flow.navigation.routes == [.first])
    #expect(host.tree.isSettled && host.tree.disagreements == [])
    #expect((StandIn.messages + StandIn.exceptions).isEmpty)
    withExtendedLifetime(observation) {}
  }

  @Test("Without the view when it leaves, the screen leaves", arguments: [true, false])
  func goneSource(isModal: Bool) async throws {
    let host = await show()
    draft.leavePolicy = .allow
    if isModal {
      flow.present(.next("picture"), as: .fullScreen, transition: .zoom(from: 1))
    } else {
      flow.push(.next("picture"), transition: .zoom(from: 1))
    }
    await phone.settleWithTasks()
    let shown = isModal ? host.rootViewController.presentedViewController : phone.person.path.last
    let zoom = try #require(shown?.preferredTransition)
    wall(of: host)?.pictures = []
    try phone.person.beginZoomAway().finish()
    await phone.settleWithTasks()
    #expect(zoom._sources.map(\.isArriving) == [true, false])
    #expect(zoom._sources.last?.view == nil)
    #expect(flow.navigation.routes == [.first])
    #expect(host.tree.isSettled && host.tree.disagreements == [])
    #expect((StandIn.messages + StandIn.exceptions).isEmpty)
  }

  @Test(
    "Where UIKit does not ask the host's closure, as with a zoom of the app's own, the screen is asked and stays",
    arguments: StandIn.System.SystemPop.allCases, StandIn.System.ZoomedModal.allCases)
  func ownZoom(
    _ pop: StandIn.System.SystemPop, _ value: StandIn.System.ZoomedModal
  ) async throws {
    let host = await show { ($0.systemPop, $0.zoomedModal) = (pop, value) }
    let stack = try #require(host.rootViewController as? UINavigationController)
    phone.views.configure(Draft.self) { controller, _ in
      controller.preferredTransition = .zoom { _ in nil }
    }
    for isModal in [false, true] {
      if isModal {
        flow.present(.next("picture"), as: .fullScreen)
      } else {
        flow.push(.next("picture"))
      }
      await phone.settleWithTasks()
      let questions = draft.questions
      // Where nothing vetoes, it goes, and comes back while it is asked.
      try? phone.person.beginZoomAway().finish()
      await phone.settleWithTasks()
      #expect(draft.questions == questions + 1)
      let shown = isModal ? stack.presentedViewController : stack.topViewController
      #expect(shown?.preferredTransition != nil, "it is there")
      #expect(host.tree.isSettled && host.tree.disagreements == [])
      draft.leavePolicy = .allow
      _ = isModal ? flow.dismiss() : flow.pop()
      await phone.settleWithTasks()
      draft.leavePolicy = .ask
    }
    #expect((StandIn.messages + StandIn.exceptions).isEmpty)
  }

  @Test("A drag does not take away what may not be dismissed")
  func held() async throws {
    let host = await show()
    let held = Model("held")
    held.isDismissable = false
    flow.screen = { _ in held }
    flow.present(.next("held"), as: .fullScreen, transition: .zoom(from: 1))
    await phone.settleWithTasks()
    #expect(throws: Obstacle.self) { try phone.person.beginZoomAway() }
    await phone.settleWithTasks()
    #expect(host.rootViewController.presentedViewController != nil)
    #expect(host.tree.isSettled)
  }

  @Test("A pair of screens can zoom")
  func pair() async throws {
    phone.views.animate(from: Wall.self, to: Draft.self) { _, _ in .zoom(from: 2) }
    let host = await show()
    flow.push(.next("picture"))
    await phone.settleWithTasks()
    let top = (host.rootViewController as? UINavigationController)?.topViewController
    let source = try #require(top?.preferredTransition?._sources.first)
    #expect(source.view === wall(of: host)?.pictures[1])
  }
}

/// The picture that is shown.
@MainActor
private final class Shown { var number = 1 }

/// A wall with two pictures.
private final class Wall {}

private final class WallController: UIViewController, ZoomSource {
  var pictures = [UIView(), UIView()]

  init(_ wall: Wall) { super.init(nibName: nil, bundle: nil) }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    for picture in pictures { view.addSubview(picture) }
  }

  func zoomSource(for id: AnyHashable) -> UIView? {
    (id.base as? Int).flatMap { pictures.indices.contains($0 - 1) ? pictures[$0 - 1] : nil }
  }
}
