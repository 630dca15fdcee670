package import UIKit

/// A coordinator as the articles write it, and a correct one: it stores its children, refers weakly
/// to its parent, and as the navigation controller's delegate it notices when the user has gone
/// back out of it.
package final class NumbersCoordinator: NSObject, UINavigationControllerDelegate {
  package typealias OnEnd = @MainActor (Int?) -> Void
  package typealias Completion = @MainActor () -> Void

  package let navigationController: UINavigationController
  package private(set) var childCoordinators: [NumbersCoordinator] = []
  private weak var parentCoordinator: NumbersCoordinator?
  /// The delegate after this flow.
  private weak var formerDelegate: (any UINavigationControllerDelegate)?
  /// The top screen after this flow.
  private weak var below: UIViewController?
  private weak var first: UIViewController?
  private var onEnd: OnEnd?

  package init(_ navigationController: UINavigationController) {
    self.navigationController = navigationController
    super.init()
  }

  /// Shows the first screen, and observes the user's steps back.
  package func start(
    parent: NumbersCoordinator? = nil, onEnd: OnEnd? = nil, completion: Completion? = nil
  ) {
    parentCoordinator = parent
    self.onEnd = onEnd
    below = navigationController.topViewController
    formerDelegate = navigationController.delegate
    navigationController.delegate = self
    let controller = controller(0)
    first = controller
    navigationController.pushViewController(controller, animated: below != nil)
    afterTransition(completion)
  }

  /// Pushes a screen; `completion` runs when it is shown.
  package func push(_ number: Int, completion: Completion? = nil) {
    navigationController.pushViewController(controller(number), animated: true)
    afterTransition(completion)
  }

  /// Pops a screen; `completion` runs when it has left.
  package func pop(completion: Completion? = nil) {
    navigationController.popViewController(animated: true)
    afterTransition(completion)
  }

  /// Starts a child flow on the same stack; `onEnd` receives its result, or `nil` if the user went
  /// back.
  package func startChild(
    onEnd: @escaping OnEnd, completion: Completion? = nil
  ) -> NumbersCoordinator {
    let child = NumbersCoordinator(navigationController)
    childCoordinators.append(child)
    child.start(parent: self, onEnd: onEnd, completion: completion)
    return child
  }

  /// Ends the flow with a result: its screens leave, and the parent releases it.
  package func finish(_ value: Int, completion: Completion? = nil) {
    guard onEnd != nil else { return }
    // Restore the former delegate first, so that the pop does not count as the user's step.
    navigationController.delegate = formerDelegate
    if let below {
      navigationController.popToViewController(below, animated: true)
      afterTransition(completion)
    }
    end(value)
  }

  package func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    guard let from = navigationController.transitionCoordinator?.viewController(forKey: .from),
      !navigationController.viewControllers.contains(from),
      let first, !navigationController.viewControllers.contains(first)
    else { return }
    navigationController.delegate = formerDelegate
    end(nil)
  }

  private func controller(_ number: Int) -> NumberController {
    NumberController(
      NumberModel(number, onNext: { [weak self] in self?.push(number + 1) }))
  }

  private func afterTransition(_ completion: Completion?) {
    guard let completion else { return }
    guard let transition = navigationController.transitionCoordinator else {
      completion()
      return
    }
    transition.animate(alongsideTransition: nil) { context in
      if !context.isCancelled { completion() }
    }
  }

  private func end(_ value: Int?) {
    guard let onEnd else { return }
    self.onEnd = nil
    parentCoordinator?.childDidFinish(self)
    onEnd(value)
  }

  private func childDidFinish(_ child: NumbersCoordinator) {
    childCoordinators.removeAll { $0 === child }
  }
}
