import Campus
import CampusUIKit
import UIKit
import UIKitPerson
@_spi(Hosting) import Usher
import UsherUIKit

/// An app in a window, a user, and a roll of all created objects.
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

  /// Campus, written by hand as in the articles.
  static func byHand(_ habits: Habits = Habits()) async -> Stage {
    await Stage { window, roll in
      let app = AppCoordinator(window, habits, roll)
      app.start()
      return app
    }
  }

  /// Campus with Usher.
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

  func swipeDown() async throws {
    let finger = try person.beginSwipeDown()
    finger.move(to: 0.5)
    await settle()
    finger.finish()
    await settle()
  }

  // MARK: - Living objects

  /// The number of living objects of each type.
  func alive(_ names: String...) -> [Int] { names.map(roll.alive) }

  /// The coordinators by hand that the app keeps although their screens have gone.
  var children: [any Coordinator] {
    var found: [any Coordinator] = []
    var open: [any Coordinator] = (app as? any Coordinator).map { [$0] } ?? []
    while let next = open.popLast() {
      found += next.childCoordinators
      open += next.childCoordinators
    }
    return found
  }

  /// Breaks retain cycles, so that a test leaves no objects behind.
  func cutCycles() {
    for case let each as BaseCoordinator in roll.objects { each.parentCoordinator = nil }
  }

  /// Returns when UIKit and the main actor are idle, with all present objects entered in the roll.
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
      nodes += node.modals
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
