import UIKit

// navigation:begin
@MainActor
final class CheckoutCoordinator {
  private let stack: UINavigationController
  private let origin: UIViewController?
  private weak var first: UIViewController?
  private var isEdited = false
  private var result: String?
  var onEnd: ((String?) -> Void)?

  init(on stack: UINavigationController) {
    self.stack = stack
    origin = stack.topViewController
  }

  func start() {
    let address = Page(
      "Address",
      [
        ("Type", { [weak self] in self?.typed() }),
        ("Next", { [weak self] in self?.showPayment() }),
      ])
    first = address
    stack.pushViewController(address, animated: true)
  }

  private func typed() {
    isEdited = true
    first?.navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Back", primaryAction: UIAction(title: "Back") { [weak self] _ in self?.askToLeave() })
  }

  private func askToLeave() {
    let alert = UIAlertController(title: "Discard?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Discard", style: .destructive) { [weak self] _ in
        self?.stack.popViewController(animated: true)
      })
    stack.present(alert, animated: true)
  }

  private func showPayment() {
    let payment = Page("Payment", [("Pay", { [weak self] in self?.paid() })])
    stack.pushViewController(payment, animated: true)
  }

  private func paid() {
    guard let origin else { return }
    result = "order"
    stack.popToViewController(origin, animated: true)
  }

  /// Ends the flow once its first page has left, by code or by the user.
  func stackChanged() {
    if let first, stack.viewControllers.contains(first) { return }
    onEnd?(result)
    onEnd = nil
  }
}
// navigation:end
