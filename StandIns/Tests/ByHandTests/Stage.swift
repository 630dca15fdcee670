import Campus
import CampusUIKit
import UIKit
import UIKitPerson
@_spi(Hosting) import Usher
import UsherUIKit

/// An app on a window, a person before it, and a roll of everybody who came.
@MainActor
final class Stage {
  let roll = Roll()
  private let window = UIWindow(frame: UIScreen.main.bounds)
  private let app: AnyObject

  private var person: Person { Person(in: window) }

  private init(_ makeApp: (UIWindow, Roll) -> AnyObject) async {
    StandIn.reset()
    StandIn.clock.mode = .manual
    StandIn.echoesMessages = false
    app = makeApp(window, roll)
    await settle()
  }

  /// Campus, as articles would have written it.
  static func byHand(_ habits: Habits = Habits()) async -> Stage {
    await Stage { window, roll in
      let app = AppCoordinator(window, habits, roll)
      app.start()
      return app
    }
  }

  /// Campus, as it is with Usher.
  static func usher() async -> Stage {
    await Stage { window, _ in UIKitHost(makeCampus(), in: window, views: makeCampusViews()) }
  }

  // MARK: - What a person does and sees

  var title: String? { person.barTitle }

  func tap(_ titles: String...) async throws {
    for title in titles {
      try person.tap(title)
      await settle()
    }
  }

  func tapTab(_ title: String) async throws {
    try person.tapTab(title)
    await settle()
  }

  func back() async throws {
    try person.tapBack()
    await settle()
  }

  func backMenu(over count: Int) async throws {
    try person.chooseFromBackMenu(person.backMenu[count - 1])
    await settle()
  }

  func swipe(isCancelled: Bool = false) async throws {
    let finger = try person.beginSwipeBack()
    finger.move(to: 0.5)
    await settle()
    if isCancelled { finger.cancel() } else { finger.finish() }
    await settle()
  }

  func dragDown() async throws {
    let finger = try person.beginDragDown()
    finger.move(to: 0.5)
    await settle()
    finger.finish()
    await settle()
  }

  // MARK: - Who is there

  /// How many of each type are alive.
  func alive(_ names: String...) -> [Int] { names.map(roll.alive) }

  /// The coordinators that the app still keeps although what they showed is gone, by hand.
  var children: [any Coordinator] {
    var found: [any Coordinator] = []
    var open: [any Coordinator] = (app as? any Coordinator).map { [$0] } ?? []
    while let next = open.popLast() {
      found += next.childCoordinators
      open += next.childCoordinators
    }
    return found
  }

  /// Cuts what holds itself, so that a test leaves nothing behind.
  func cutCycles() {
    for case let each as BaseCoordinator in roll.objects { each.parentCoordinator = nil }
  }

  /// Comes back when neither UIKit nor the main actor has anything left to do, with everybody who is
  /// there now on the roll.
  private func settle() async {
    for _ in 0..<12 {
      StandIn.clock.runUntilIdle()
      await Task.yield()
    }
    guard let host = app as? UIKitHost else { return }
    var nodes = [host.tree.root]
    while let node = nodes.popLast() {
      if let screen = node.screen { roll.enter(screen) }
      if let flow = node.flow {
        roll.enter(flow.coordinator)
        nodes += flow.container.nodes
      }
      if let modal = node.modal { nodes.append(modal) }
    }
    var controllers = window.rootViewController.map { [$0] } ?? []
    while let controller = controllers.popLast() {
      roll.enter(controller)
      controllers += controller.children
      if let modal = controller.presentedViewController, !controllers.contains(modal) {
        controllers.append(modal)
      }
    }
  }
}
