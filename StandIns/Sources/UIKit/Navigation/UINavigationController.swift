public import Foundation
/// x
@preconcurrency @MainActor open class UINavigationController: UIViewController {
  func _toolbarItemsDidChange(of controller: UIViewController) {}
  func _titleDidChange(of controller: UIViewController) {}
}
