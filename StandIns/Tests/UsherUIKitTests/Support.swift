import OneThread
import UIKit
import UIKitPerson
@_spi(Hosting) import Usher
import UsherUIKit

/// A screen's model with every declaration of a screen.
final class Model: ScreenConfiguring {
  let name: String
  var hidesBar = false
  var isDismissable = true
  var detents: [SheetDetent] = []

  init(_ name: String) { self.name = name }

  var screenOptions: ScreenOptions {
    ScreenOptions(
      title: name, backTitle: "back to \(name)", hidesNavigationBar: hidesBar, detents: detents,
      isDismissable: isDismissable, tabItem: TabItem(name, imageName: "star", badge: "1"))
  }
}

final class ModelController: UIViewController {
  let model: Model

  init(_ model: Model) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }
}

/// A screen that asks before it is left, and counts the questions; its `leaving` is not observable.
final class Draft: LeaveGuard {
  var leavePolicy = LeavePolicy.ask
  var answer = false
  private(set) var questions = 0

  func confirmLeave() async -> Bool {
    questions += 1
    return answer
  }
}

/// A flow on a stack whose result is a word.
final class WordFlow: Coordinator {
  enum Route: Codable, Equatable { case first, next(String) }
  typealias Output = String
  let navigation = Stack<Route>(.first)
  /// Replaces the model as the screen.
  var screen: (@MainActor (Route) -> AnyObject)?

  /// Shown instead of the next screens.
  var alert: AlertContent?

  func destination(for route: Route) -> Destination {
    switch route {
    case .first: return .screen(screen?(route) ?? Model("first"))
    case .next(let name):
      if let alert { return .alert(alert) }
      return .screen(screen?(route) ?? Model(name))
    }
  }
}

/// Tabs with a flow in each.
final class TabFlow: Coordinator {
  enum Route: Equatable { case left, right }
  let navigation = Tabs<Route>(.left, .right)

  func destination(for route: Route) -> Destination {
    switch route {
    case .left: .flow(WordFlow()) { _ in }
    case .right: .screen(Model("right"))
    }
  }
}

/// A switcher flow, which shows one child at a time.
final class SwitchFlow: Coordinator {
  enum Route: Equatable { case out, home }
  let navigation = Switcher<Route>(.out)

  func destination(for route: Route) -> Destination {
    switch route {
    case .out: .screen(Model("out"))
    case .home: .flow(WordFlow()) { _ in }
    }
  }
}

/// A window on a clock that the test steps.
@MainActor
final class Phone {
  let window = UIWindow(frame: UIScreen.main.bounds)
  let views = UIKitViews()
  var person: UIKitPerson.Person { UIKitPerson.Person(in: window) }

  init() {
    OneThread.begin()
    StandIn.reset()
    StandIn.clock.mode = .manual
    StandIn.recordsExceptions = true
    StandIn.echoesMessages = false
    views.register(Model.self) { ModelController($0) }
  }

  /// Shows a view controller of other code.
  func show(_ controller: UIViewController) {
    window.rootViewController = controller
    window.makeKeyAndVisible()
    settle()
  }

  func settle() { StandIn.clock.runUntilIdle() }

  /// Yields several times, for work that begins in a task or in the main queue's next turn.
  func settleWithTasks() async {
    for _ in 0..<16 {
      settle()
      await Task.yield()
    }
    await StandIn.clock.idle()
    settle()
  }

  /// The name of the model on top.
  var top: String? { (window.visibleController as? ModelController)?.model.name }
}

/// A view that accepts no subview, so that the host cannot be woken when the view leaves the
/// window.
final class ClosedView: UIView {
  override func addSubview(_ view: UIView) {}
  override func insertSubview(_ view: UIView, at index: Int) {}
}

extension UIViewController {
  /// The title that the navigation bar shows for it.
  var shownTitle: String? { navigationItem.title ?? title }
}
