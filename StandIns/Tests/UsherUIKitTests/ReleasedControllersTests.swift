import Observation
import Testing
import UIKit
import UIKitPerson
@_spi(Hosting) import Usher
import UsherTesting
import UsherUIKit

/// Objects of an app with UIKit that read the tree and call verbs as they are released.
@MainActor
@Suite("On UIKit an object that acts as it is released", .serialized)
struct ReleasedControllersTests {
  private let phone = Phone()

  private func start(_ root: some Coordinator, _ world: ReleasedWorld) async -> UIKitHost {
    phone.views.register(SoulPage.self) { SoulController($0) }
    phone.views.register(SoulAccessory.self) { _ in UIViewController() }
    var configuration = TreeConfiguration()
    configuration.onMisuse = { _ in }
    let host = UIKitHost(
      root, in: phone.window, views: phone.views, configuration: configuration)
    world.tree = host.tree
    await phone.settleWithTasks()
    return host
  }

  private func end(
    _ world: ReleasedWorld, _ host: UIKitHost, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await phone.settleWithTasks()
    #expect(!world.released.isEmpty, sourceLocation: sourceLocation)
    host.close()
    await phone.settleWithTasks()
    #expect(!host.tree.isLive, sourceLocation: sourceLocation)
  }

  @Test("may be at any place, with its controller", arguments: LastDeed.allCases)
  func everywhere(_ deed: LastDeed) async {
    let world = ReleasedWorld(deed)
    let root = LivelyStack(world, world.spots("first"))
    let host = await start(root, world)
    await world.walk(root) { await phone.settleWithTasks() }
    await end(world, host)
  }

  @Test("may be left by the user", arguments: LastDeed.allCases)
  func left(_ deed: LastDeed) async throws {
    let world = ReleasedWorld(deed)
    let root = LivelyStack(world, world.spots("first", "a", "b"))
    let host = await start(root, world)
    for _ in 0..<2 {
      try? phone.person.beginSwipeBack().finish()
      await phone.settleWithTasks()
      root.present(world.spot("sheet"))
      await phone.settleWithTasks()
      try? phone.person.beginSwipeDown().finish()
      await phone.settleWithTasks()
    }
    await end(world, host)
  }

  @Test("may be a transition of the app", arguments: LastDeed.allCases)
  func transitions(_ deed: LastDeed) async {
    let world = ReleasedWorld(deed)
    let root = LivelySwitcher(world, world.spot("first"))
    let host = await start(root, world)
    func custom() -> TransitionStyle { .custom(SoulAnimator(world)) }
    for name in ["two", "b", "c"] {
      root.show(world.spot(name), transition: custom())
      await phone.settleWithTasks()
      root.child(LivelyStack.self)?.push(world.spot("pushed"), transition: custom())
      await phone.settleWithTasks()
      root.child(LivelyStack.self)?.pop(transition: custom())
      await phone.settleWithTasks()
      root.present(world.spot("sheet"), transition: custom())
      await phone.settleWithTasks()
      root.dismiss(transition: custom())
      await phone.settleWithTasks()
    }
    await end(world, host)
  }

  private func present(
    _ controller: UIViewController, from presenter: UIViewController, _ isAnimated: Bool = false
  ) {
    presenter.present(controller, animated: isAnimated)
  }

  private func dismiss(from presenter: UIViewController, _ isAnimated: Bool = false) {
    presenter.dismiss(animated: isAnimated)
  }

  @Test("may be a controller that other code presented", arguments: LastDeed.allCases)
  func foreign(_ deed: LastDeed) async {
    let world = ReleasedWorld(deed)
    let root = LivelyStack(world, world.spots("first"))
    let host = await start(root, world)
    for _ in 0..<2 {
      let caller = Task { @MainActor in
        _ = try? await root.run(pushing: LivelyStack(world, world.spots("inner")))
      }
      await phone.settleWithTasks()
      let presenter = host.rootViewController
      present(SoulController(nil, world), from: presenter)
      await phone.settleWithTasks()
      // Until the caller has continued, the host has only read what is presented.
      root.child(LivelyStack.self)?.finish(world.soul("output"))
      dismiss(from: presenter)
      await phone.settleWithTasks()
      // A deed may have ended the tree, and its callers get no result then.
      caller.cancel()
    }
    await end(world, host)
  }

  @Test("may be a controller that other code shows for a while", arguments: LastDeed.allCases)
  func guests(_ deed: LastDeed) async {
    let world = ReleasedWorld(deed)
    let root = LivelyStack(world, world.spots("first", "a"))
    let host = await start(root, world)
    for steps in [0, 1, 3, 100] {
      present(SoulController(nil, world), from: host.rootViewController, true)
      StandIn.clock.advance(steps)
      root.push(world.spot("b"))
      await phone.settleWithTasks()
      dismiss(from: host.rootViewController, true)
      StandIn.clock.advance(steps)
      root.pop()
      await phone.settleWithTasks()
      let stack = host.rootViewController as? UINavigationController
      stack?.pushViewController(SoulController(nil, world), animated: true)
      StandIn.clock.advance(steps)
      root.present(world.spot("sheet"))
      await phone.settleWithTasks()
      root.dismiss()
      stack?.popViewController(animated: true)
      StandIn.clock.advance(steps)
      _ = host.tree.isSettled
      await phone.settleWithTasks()
    }
    await end(world, host)
  }

  @Test(
    "may be the object of the tab bar's accessory", arguments: LastDeed.allCases,
    [StandIn.System.Version.iOS17, .iOS26])
  func accessory(_ deed: LastDeed, _ version: StandIn.System.Version) async {
    StandIn.system = StandIn.System(version)
    let world = ReleasedWorld(deed)
    let root = AccessoryTabs(world)
    root.tabAccessory = SoulAccessory(world)
    let host = await start(root, world)
    for _ in 0..<3 {
      root.tabAccessory = SoulAccessory(world)
      await phone.settleWithTasks()
    }
    root.tabAccessory = nil
    await end(world, host)
  }
}

private final class SoulController: UIViewController {
  private let soul: Soul

  init(_ page: SoulPage?, _ world: ReleasedWorld) {
    soul = world.soul("controller")
    super.init(nibName: nil, bundle: nil)
  }

  convenience init(_ page: SoulPage) { self.init(page, page.world) }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }
}

private final class SoulAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let soul: Soul

  init(_ world: ReleasedWorld) { soul = world.soul("animator") }

  func transitionDuration(
    using context: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.1 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
    UIView.animate(
      withDuration: 0.1, animations: {},
      completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      })
  }
}

@MainActor
private final class SoulAccessory {
  private let soul: Soul

  init(_ world: ReleasedWorld) { soul = world.soul("accessory") }
}

@Observable @MainActor
private final class AccessoryTabs: LivelyFlow, TabsConfiguring {
  @ObservationIgnored let navigation: Tabs<SoulRoute>
  @ObservationIgnored let world: ReleasedWorld
  var tabAccessory: AnyObject?

  init(_ world: ReleasedWorld) {
    (self.world, navigation) = (world, Tabs(world.spots("x", "stack", "z")))
    world.add(self)
  }

  func enter(_ spot: SoulRoute) { select(spot) }

  func act(_ deed: LastDeed) {
    switch deed {
    case .push: setTabs(world.spots("z", "new", "x"), selecting: world.spot("new"))
    case .select: select(at: (navigation.selectedIndex + 1) % max(navigation.routes.count, 1))
    default: actCommon(deed)
    }
  }
}
