public import Foundation
/// x
@preconcurrency @MainActor open class UIPresentationController: NSObject {}
/// x
@preconcurrency @MainActor public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {}
extension UIViewController {
  func _present(_ v: UIViewController, animated: Bool, completion: (() -> Void)?) {}
  func _dismiss(animated: Bool, completion: (() -> Void)?) {}
  func _presentationControllerSeen() -> UIPresentationController? { nil }
  func _show(_ v: UIViewController, sender: Any?) {}
  func _showDetail(_ v: UIViewController, sender: Any?) {}
}
