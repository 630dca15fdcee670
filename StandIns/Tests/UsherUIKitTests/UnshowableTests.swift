import Testing
import UIKit
import UIKitPerson
@_spi(Hosting) import Usher
import UsherTesting
import UsherUIKit

/// A controller that UIKit does not accept everywhere.
private enum Foreign: CaseIterable {
  case navigation, imagePicker, tabBar, split, alert

  private final class Picker: UINavigationController {}

  @MainActor
  func make() -> UIViewController {
    switch self {
    case .navigation: UINavigationController(rootViewController: UIViewController())
    case .imagePicker: Picker(rootViewController: UIViewController())
    case .tabBar:
      {
        let tabs = UITabBarController()
        tabs.setViewControllers([UIViewController()], animated: false)
        return tabs
      }()
    case .split: UISplitViewController(style: .doubleColumn)
    case .alert: UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    }
  }

  var kind: String {
    switch self {
    case .navigation, .imagePicker: "a navigation controller"
    case .tabBar: "a tab bar controller"
    case .split: "a split view controller"
    case .alert: "an alert controller"
    }
  }
}

@Suite("Controllers that UIKit cannot push", .serialized)
@MainActor
struct UnshowableTests {
  private let phone = Phone()
  private final class Log { var misuses: [Misuse] = [] }
  private let log = Log()

  /// A flow of any model, whose routes are controllers.
  private final class ControllerStack: Coordinator {
    typealias Output = String
    let navigation = Stack<String>("first")
    var foreign: Foreign = .navigation
    var made = 0

    func destination(for route: String) -> Destination {
      guard route == "foreign" else { return .screen(Model(route)) }
      made += 1
      return .screen(foreign.make())
    }
  }

  private final class ControllerTabs: Coordinator {
    typealias Output = String
    let navigation = Tabs<Foreign>(.navigation, .tabBar, .split)
    func destination(for route: Foreign) -> Destination { .screen(route.make()) }
  }

  private final class ControllerSwitcher: Coordinator {
    typealias Output = String
    let navigation = Switcher<String>("first")
    var foreign: Foreign = .navigation
    func destination(for route: String) -> Destination {
      .screen(route == "foreign" ? foreign.make() : Model(route))
    }
  }

  private final class RootStack: Coordinator {
    typealias Output = String
    let navigation = Stack<Foreign>(.navigation)
    func destination(for route: Foreign) -> Destination { .screen(route.make()) }
  }

  private func host(_ flow: some Coordinator<String>) -> UIKitHost {
    var configuration = TreeConfiguration()
    configuration.onMisuse = { [log] in log.misuses.append($0) }
    let host = UIKitHost(
      flow, in: phone.window, views: phone.views, configuration: configuration
    ) { _ in }
    phone.settle()
    return host
  }

  @Test("Pushed, it is one misuse with its fix, nothing is pushed, and the outcome says so")
  func pushed() {
    for foreign in Foreign.allCases {
      log.misuses = []
      let flow = ControllerStack()
      flow.foreign = foreign
      let host = host(flow)
      let handle = flow.push("foreign")
      phone.settle()
      #expect(StandIn.exceptions == [], "\(foreign)")
      #expect(log.misuses.count == 1)
      #expect(
        log.misuses.first?.problem
          == "It is \(foreign.kind), which UIKit cannot push; it was not shown.")
      #expect(log.misuses.first?.fix.hasPrefix("Present it with present(_:as:)") == true)
      #expect(
        handle.currentOutcome == .failed(because: "UIKit cannot push \(foreign.kind)"))
      #expect(flow.navigation.routes == ["first"])
      #expect(flow.made == 1)
      #expect((host.rootViewController as? UINavigationController)?.viewControllers.count == 1)
      flow.push("next")
      phone.settle()
      #expect(phone.person.barTitle == "next")
      #expect(host.tree.disagreements == [])
      host.tree.close()
      phone.settle()
    }
  }

  @Test("Among others in one change, the others are shown")
  func among() {
    let flow = ControllerStack()
    let host = host(flow)
    flow.setRoutes(["first", "below", "foreign", "above"])
    phone.settle()
    #expect(StandIn.exceptions == [])
    #expect(log.misuses.count == 1)
    #expect(flow.navigation.routes == ["first", "below", "above"])
    #expect(phone.person.barTitle == "above")
    #expect(host.tree.disagreements == [])
  }

  @Test("Presented, each is shown as it is")
  func presented() {
    for foreign in Foreign.allCases {
      let flow = ControllerStack()
      flow.foreign = foreign
      let host = host(flow)
      let handle = flow.present("foreign")
      phone.settle()
      #expect(handle.currentOutcome == .settled, "\(foreign)")
      #expect(host.rootViewController.presentedViewController != nil)
      #expect(StandIn.exceptions == [])
      host.tree.close()
      phone.settle()
    }
    #expect(log.misuses == [])
  }

  @Test("In tabs and in a switcher of its own, all but an alert are shown")
  func contained() {
    let tabs = host(ControllerTabs())
    #expect((tabs.rootViewController as? UITabBarController)?.viewControllers?.count == 3)
    tabs.tree.close()
    phone.settle()
    for foreign in Foreign.allCases {
      log.misuses = []
      let flow = ControllerSwitcher()
      flow.foreign = foreign
      let host = host(flow)
      let handle = flow.show("foreign")
      phone.settle()
      if foreign == .alert {
        #expect(
          handle.currentOutcome == .failed(because: "UIKit cannot contain an alert controller"))
        #expect(log.misuses.count == 1)
      } else {
        #expect(handle.currentOutcome == .settled)
        #expect(log.misuses == [])
      }
      #expect(StandIn.exceptions == [])
      host.tree.close()
      phone.settle()
    }
  }

  @Test("As the only place of the root, it leaves the stack empty, and no request follows another")
  func root() {
    let flow = RootStack()
    let host = host(flow)
    #expect(StandIn.exceptions == [])
    #expect(log.misuses.first?.problem.contains("which UIKit cannot push") == true)
    #expect((host.rootViewController as? UINavigationController)?.viewControllers == [])
    host.tree.close()
    phone.settle()
  }
}
