// Names that stand-in files still to come define; each goes when its file comes.
public import Foundation

/// Pending.
@preconcurrency @MainActor open class UISplitViewController: UIViewController {}
/// Pending.
@preconcurrency @MainActor open class UITabBarController: UIViewController {}
