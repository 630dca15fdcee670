// The code of docs/migrating that needs UIKit: a coordinator by hand around a flow that has moved.
import Testing
import UIKit
import UIKitPerson
import Usher
import UsherUIKit

private final class NameModel {
  let onSave: (String) -> Void
  init(onSave: @escaping (String) -> Void) { self.onSave = onSave }
}

private final class SettingsFlow: Coordinator {
  enum Route: Hashable { case name }
  typealias Output = String

  let navigation = Stack<Route>(.name)

  func destination(for route: Route) -> Destination {
    switch route {
    case .name: .screen(NameModel(onSave: { self.finish($0) }))
    }
  }
}

@MainActor
private final class UsersCoordinator {
  let navigationController: UINavigationController
  let views: UIKitViews
  var name: String?

  init(_ navigationController: UINavigationController, views: UIKitViews) {
    self.navigationController = navigationController
    self.views = views
  }

  func showSettings() {
    UIKitHost(SettingsFlow(), presentedBy: navigationController, views: views) { ending in
      if case .finished(let name) = ending { self.settingsDidFinish(name: name) }
    }
  }

  func settingsDidFinish(name: String) { self.name = name }
}

@Suite("docs/migrating", .serialized)
@MainActor
struct MigratingPageTests {
  private let phone = Phone()

  @Test("A coordinator by hand starts a flow that has moved, and gets its value")
  func guest() async throws {
    let stack = UINavigationController(rootViewController: UIViewController())
    phone.show(stack)
    var model: NameModel?
    phone.views.register(NameModel.self) { name in
      model = name
      return UIViewController()
    }
    let coordinator = UsersCoordinator(stack, views: phone.views)
    coordinator.showSettings()
    await phone.settleWithTasks()
    model?.onSave("Mina")
    await phone.settleWithTasks()
    #expect(coordinator.name == "Mina")
    #expect(stack.presentedViewController == nil)

    coordinator.name = nil
    coordinator.showSettings()
    await phone.settleWithTasks()
    try phone.person.swipeDown()
    await phone.settleWithTasks()
    #expect(coordinator.name == nil)
    #expect(stack.presentedViewController == nil)
  }
}
