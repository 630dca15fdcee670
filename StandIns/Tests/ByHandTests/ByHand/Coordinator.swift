import Foundation
import UIKit

// The coordinators of this folder are written as articles on the pattern write them: children are kept
// in an array, parents are told through delegates, and what the system does by itself is not noticed.

/// Owns a flow, pushes its screens, and keeps the coordinators of the flows inside.
@MainActor
protocol Coordinator: AnyObject {
  var navigationController: UINavigationController { get }
  var childCoordinators: [any Coordinator] { get set }

  func start()
}

/// What their authors do, and forget.
struct Habits: Sendable {
  /// Whether whoever starts a child appends it to `childCoordinators`.
  var keepsChildren = true
  /// Whether whoever hears that a child has finished takes it out again.
  var removesChildren = true
  /// Whether `parentCoordinator` is a strong reference.
  var holdsParents = false
  /// Whether a screen says that it was popped when it will disappear.
  var endsWhenScreensDisappear = false
  /// Whether a coordinator makes itself the delegate of its navigation controller, to hear of pops.
  var listensToNavigation = false
}

/// What all of them share.
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

  /// Pushes the first screen of a flow, and listens for its end if that is the habit.
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
