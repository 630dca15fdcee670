import Foundation
import UIKit

// The coordinators of this folder follow articles on the pattern: an array keeps the children,
// delegates inform the parents, and the coordinators do not notice what the system does by itself.

/// Owns a flow, pushes its screens, and keeps the coordinators of its child flows.
@MainActor
protocol Coordinator: AnyObject {
  var navigationController: UINavigationController { get }
  var childCoordinators: [any Coordinator] { get set }

  func start()
}

/// The habits of authors, and the steps that they forget.
struct Habits: Sendable {
  /// Whether the parent appends a child to `childCoordinators` when it starts the child.
  var keepsChildren = true
  /// Whether the parent removes a child when the child reports its end.
  var removesChildren = true
  /// Whether `parentCoordinator` is a strong reference.
  var holdsParents = false
  /// Whether a screen reports a pop when it will disappear.
  var endsWhenScreensDisappear = false
  /// Whether a coordinator becomes the delegate of its navigation controller, to observe pops.
  var listensToNavigation = false
}

/// The common behaviour of all coordinators.
@MainActor
class BaseCoordinator: NSObject, Coordinator, UINavigationControllerDelegate {
  let navigationController: UINavigationController
  var childCoordinators: [any Coordinator] = []
  let habits: Habits
  let roll: Roll
  private weak var first: UIViewController?
  private var strongParent: (any Coordinator)?
  private weak var weakParent: (any Coordinator)?

  var parentCoordinator: (any Coordinator)? {
    get { strongParent ?? weakParent }
    set {
      strongParent = habits.holdsParents ? newValue : nil
      weakParent = newValue
    }
  }

  init(_ navigationController: UINavigationController, _ habits: Habits, _ roll: Roll) {
    self.navigationController = navigationController
    self.habits = habits
    self.roll = roll
    super.init()
    roll.enter(self)
  }

  func start() {}

  func add(_ child: BaseCoordinator) {
    child.parentCoordinator = self
    if habits.keepsChildren { childCoordinators.append(child) }
    child.start()
  }

  func childDidFinish(_ child: any Coordinator) {
    guard habits.removesChildren else { return }
    childCoordinators.removeAll { $0 === child }
  }

  /// Pushes the first screen of a flow, and observes its end if that is the habit.
  func begin(with screen: UIViewController) {
    if habits.listensToNavigation {
      first = screen
      navigationController.delegate = self
    }
    navigationController.pushViewController(screen, animated: true)
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    guard let from = navigationController.transitionCoordinator?.viewController(forKey: .from),
      from === first, !navigationController.viewControllers.contains(from)
    else { return }
    (parentCoordinator as? BaseCoordinator)?.childDidFinish(self)
  }
}
