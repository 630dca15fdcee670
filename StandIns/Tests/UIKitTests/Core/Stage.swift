import Foundation
import Testing
import UIKit
import UIKitPerson

/// A log of events, in order.
@MainActor final class Log {
  var lines: [String] = []
  func callAsFunction(_ line: String) { lines.append(line) }
  /// The lines since the previous read.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// A screen that records its callbacks.
final class Screen: UIViewController {
  let name: String
  let log: Log
  var onWillAppear: ((Screen) -> Void)?
  var onDidLoad: ((Screen) -> Void)?
  var onWillDisappear: ((Screen) -> Void)?
  var onDidDisappear: ((Screen) -> Void)?

  init(_ name: String, _ log: Log) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
    title = name
  }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    log("\(name).load")
    onDidLoad?(self)
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    log("\(name).willAppear")
    onWillAppear?(self)
  }
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    log("\(name).isAppearing")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    log("\(name).didAppear")
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    log("\(name).willDisappear")
    onWillDisappear?(self)
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    log("\(name).didDisappear")
    onDidDisappear?(self)
  }
  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    log("\(name).willMove(\(parent == nil ? "nil" : "parent"))")
  }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    log("\(name).didMove(\(parent == nil ? "nil" : "parent"))")
  }
}

/// A delegate that records its callbacks, and animates nothing.
final class NavigationListener: NSObject, UINavigationControllerDelegate {
  let log: Log
  init(_ log: Log) { self.log = log }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) { log("willShow \(viewController.title ?? "")") }
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) { log("didShow \(viewController.title ?? "")") }
}

/// A delegate that records its callbacks, and has the methods for animations, which disable the
/// swipe.
final class NavigationWatcher: NSObject, UINavigationControllerDelegate {
  let log: Log
  var onDidShow: ((UINavigationController, UIViewController) -> Void)?
  var animator: (any UIViewControllerAnimatedTransitioning)?
  var interactor: (any UIViewControllerInteractiveTransitioning)?
  var operations: [UINavigationController.Operation] = []
  init(_ log: Log) { self.log = log }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) { log("willShow \(viewController.title ?? "")") }
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    log("didShow \(viewController.title ?? "")")
    onDidShow?(navigationController, viewController)
  }
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    operations.append(operation)
    return animator
  }
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
}

/// A window on a manual clock, with a root that has appeared.
@MainActor final class Stage {
  let log = Log()
  let window = UIWindow(frame: UIScreen.main.bounds)
  var person: Person { Person(in: window) }

  init(_ root: ((Log) -> UIViewController)? = nil) {
    StandIn.reset()
    StandIn.echoesMessages = false
    StandIn.clock.mode = .manual
    window.rootViewController = root?(log) ?? Screen("root", log)
    window.makeKeyAndVisible()
    settle()
    _ = log.take()
  }

  /// A stage with a navigation controller and screens of these names.
  static func stack(_ names: String...) -> (Stage, UINavigationController) {
    let navigation = UINavigationController()
    let stage = Stage { log in
      navigation.setViewControllers(names.map { Screen($0, log) }, animated: false)
      return navigation
    }
    return (stage, navigation)
  }

  var root: UIViewController { window.rootViewController ?? UIViewController() }
  func screen(_ name: String) -> Screen { Screen(name, log) }
  func settle() { StandIn.clock.runUntilIdle() }
  func advance(_ turns: Int = 1) { StandIn.clock.advance(turns) }
}

extension UINavigationController {
  var titles: [String] { viewControllers.map { $0.title ?? "" } }
}
