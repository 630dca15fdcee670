import UIKit

// navigation:begin
@MainActor
final class ShopCoordinator: NSObject, UINavigationControllerDelegate {
  let stack = UINavigationController()
  private var checkout: CheckoutCoordinator?
  var onResult: ((String?) -> Void)?

  func start() {
    stack.delegate = self
    let list = Page("Shop", [("Item 7", { [weak self] in self?.show(7) })])
    stack.setViewControllers([list], animated: false)
  }

  func open(_ item: Int) {
    stack.popToRootViewController(animated: false)
    stack.pushViewController(makePage(of: item), animated: false)
  }

  private func show(_ item: Int) {
    stack.pushViewController(makePage(of: item), animated: true)
  }

  private func makePage(of item: Int) -> Page {
    Page(
      "Item \(item)",
      [
        ("Buy", { [weak self] in self?.buy() }),
        ("Help", { [weak self] in self?.showHelp() }),
      ])
  }

  private func showHelp() {
    let help = Page("Help", [])
    stack.present(help, animated: true)
  }

  private func buy() {
    let checkout = CheckoutCoordinator(on: stack)
    checkout.onEnd = { [weak self] result in
      self?.checkout = nil
      self?.onResult?(result)
    }
    self.checkout = checkout
    checkout.start()
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    checkout?.stackChanged()
  }
}
// navigation:end
