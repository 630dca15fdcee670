import UIKit

/// Keeps a flow's children, as in many articles on the pattern.
@MainActor
protocol Coordinator: AnyObject {
  var childCoordinators: [any Coordinator] { get set }

  func start()
}

extension Coordinator {
  func childDidFinish(_ child: any Coordinator) {
    childCoordinators.removeAll { $0 === child }
  }
}
