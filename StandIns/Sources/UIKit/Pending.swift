// Names that stand-in files still to come define; each goes when its file comes.
public import Foundation

/// Pending.
@preconcurrency @MainActor open class UIStoryboard: NSObject {}
/// Pending.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {}
/// Pending.
@preconcurrency @MainActor open class UITabBarController: UIViewController {}
/// Pending.
@preconcurrency @MainActor open class UISplitViewController: UIViewController {}
/// Pending.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {}
extension UIViewController {
  func _performSegue(_ i: String, sender: Any?) {}
}
