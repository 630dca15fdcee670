public import Foundation

// developer.apple.com/documentation/uikit/uitab, …/uitabgroup, …/uisearchtab, …/uitabaccessory; UITab.h: "The view controller provider is
// used to resolve the view controller if it is currently nil."

/// A tab as an object, since iOS 18.
@available(iOS 18.0, *)
@preconcurrency @MainActor open class UITab: NSObject {
  /// What the bar shows below the picture.
  open var title: String { didSet { _barItem.title = title } }
  /// The picture.
  open var image: UIImage? { didSet { _barItem.image = image } }
  /// The picture while it is selected; `nil` for the same one.
  @available(iOS 26.1, *)
  open var selectedImage: UIImage? {
    get { _barItem.selectedImage }
    set { _barItem.selectedImage = newValue }
  }
  /// A short text in the corner.
  open var badgeValue: String? { didSet { _barItem.badgeValue = badgeValue } }
  /// Its name, alone in its tab bar controller.
  public let identifier: String
  /// Its controller, which is made when it is first asked for.
  open var viewController: UIViewController? { _made() }
  /// The same, if it was made.
  internal private(set) var _known: UIViewController?
  private let provider: ((UITab) -> UIViewController)?
  internal let _barItem = UITabBarItem()

  /// Creates a tab.
  public init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    (self.title, self.image, self.identifier) = (title, image, identifier)
    provider = viewControllerProvider
    super.init()
    (_barItem.title, _barItem.image) = (title, image)
  }

  internal func _made() -> UIViewController {
    if let _known { return _known }
    let made = provider?(self) ?? UIViewController()
    _known = made
    return made
  }

  /// The tabs that can be selected in it.
  internal var _leaves: [UITab] { [self] }
  /// The tab that is selected with it.
  internal var _leaf: UITab { self }
}

/// Tabs that are a section of the sidebar.
@available(iOS 18.0, *)
@preconcurrency @MainActor open class UITabGroup: UITab {
  /// The tabs in it.
  open var children: [UITab]
  /// The one that is selected with it.
  open var selectedChild: UITab?

  /// Creates a group.
  public init(
    title: String, image: UIImage?, identifier: String, children: [UITab],
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.children = children
    super.init(
      title: title, image: image, identifier: identifier,
      viewControllerProvider: viewControllerProvider)
  }

  internal override var _leaves: [UITab] { children.flatMap(\._leaves) }
  internal override var _leaf: UITab { (selectedChild ?? children.first)?._leaf ?? self }
}

/// The tab that searches.
@available(iOS 18.0, *)
@preconcurrency @MainActor open class UISearchTab: UITab {
  /// Creates it with the system's title and picture.
  public init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
    super.init(
      title: "Search", image: nil, identifier: "search",
      viewControllerProvider: viewControllerProvider)
  }
}

/// A view above a tab bar, since iOS 26.
@available(iOS 26.0, *)
@preconcurrency @MainActor open class UITabAccessory: NSObject {
  /// Its view.
  public let contentView: UIView

  /// Creates it with a view.
  public init(contentView: UIView) { self.contentView = contentView }
}

@available(iOS 26.0, *)
extension UITabBarController {
  /// When the bar becomes small.
  public enum MinimizeBehavior: Int, Sendable { case automatic, never, onScrollDown, onScrollUp }
}
