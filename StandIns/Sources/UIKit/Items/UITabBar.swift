public import Foundation

@preconcurrency @MainActor public protocol UITabBarDelegate: NSObjectProtocol {
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
  func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem])
  func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem])
  func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool)
  func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool)
}
extension UITabBarDelegate {
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
  public func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}
  public func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}
  public func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {}
  public func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {}
}

/// The bar at the bottom of a tab bar controller, or one by itself.
@preconcurrency @MainActor open class UITabBar: UIView, Readable, Touchable {
  public enum ItemPositioning: Int, Sendable { case automatic, fill, centered }

  open weak var delegate: (any UITabBarDelegate)?
  open var barStyle = UIBarStyle.default
  open var isTranslucent = true
  open var barTintColor: UIColor?
  open var unselectedItemTintColor: UIColor?
  open var backgroundImage: UIImage?
  open var selectionIndicatorImage: UIImage?
  open var shadowImage: UIImage?
  open var itemPositioning = ItemPositioning.automatic
  open var itemWidth: CGFloat = 0
  open var itemSpacing: CGFloat = 0
  open var standardAppearance = UITabBarAppearance()
  open var scrollEdgeAppearance: UITabBarAppearance?
  open weak var selectedItem: UITabBarItem?
  /// What the tab bar controller does when the user taps an item; whether it did anything.
  package var tapHandler: ((UITabBarItem) -> Bool)?
  /// The items of a tab bar controller's children.
  internal var itemsProvider: (() -> [UITabBarItem])?
  /// Whether a pushed screen has moved the bar away.
  internal var isAway: (() -> Bool)?
  private var own: [UITabBarItem] = []
  private var shown: [UITabBarItem] { itemsProvider?() ?? own }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var items: [UITabBarItem]? {
    get { shown.isEmpty ? nil : shown }
    set {
      if tapHandler != nil {
        Console.shared.raise(
          "NSInternalInconsistencyException",
          "Directly modifying a tab bar managed by a tab bar controller is not allowed.")
        return
      }
      own = newValue ?? []
    }
  }
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

  // MARK: What a person sees and taps

  private var visible: [UITabBarItem] { isAway?() ?? false ? [] : shown }
  package var readableTexts: [String] {
    visible.compactMap(\.readableTitle) + visible.compactMap(\.badgeValue)
  }
  package func touchTitles() -> [String] {
    visible.filter(\.isEnabled).compactMap(\.readableTitle)
  }
  package func touch(_ title: String) -> Bool {
    guard let item = visible.first(where: { $0.isEnabled && $0.readableTitle == title }) else {
      return false
    }
    return tap(item)
  }
  /// Taps the item at an index.
  package func tap(at index: Int) -> Bool {
    let items = visible
    guard items.indices.contains(index), items[index].isEnabled else { return false }
    return tap(items[index])
  }
  private func tap(_ item: UITabBarItem) -> Bool {
    if let tapHandler { return tapHandler(item) }
    selectedItem = item
    delegate?.tabBar(self, didSelect: item)
    return true
  }
}
