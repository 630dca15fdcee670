public import Foundation

@preconcurrency @MainActor public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}
extension UINavigationBarDelegate {
  public func navigationBar(
    _ navigationBar: UINavigationBar, shouldPush item: UINavigationItem
  ) -> Bool { true }
  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
  public func navigationBar(
    _ navigationBar: UINavigationBar, shouldPop item: UINavigationItem
  ) -> Bool { true }
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}

/// The bar at the top of a navigation controller, or one by itself.
@preconcurrency @MainActor open class UINavigationBar: UIView, UIBarPositioning, Readable, Touchable
{
  open weak var delegate: (any UINavigationBarDelegate)?
  open var barStyle = UIBarStyle.default
  open var isTranslucent = true
  open var prefersLargeTitles = false
  open var barTintColor: UIColor?
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  open var shadowImage: UIImage?
  open var backIndicatorImage: UIImage?
  open var backIndicatorTransitionMaskImage: UIImage?
  open var standardAppearance = UINavigationBarAppearance()
  open var compactAppearance: UINavigationBarAppearance?
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  open var preferredBehavioralStyle = UIBehavioralStyle.automatic
  open var barPosition: UIBarPosition { .top }
  private var backgroundImages: [Int: UIImage] = [:]

  /// What the navigation controller does when the user taps Back; whether it did anything.
  package var backHandler: (() -> Bool)?

  /// The items, set without a callback: a navigation controller keeps them equal to its stack.
  internal var _items: [UINavigationItem] = [] {
    didSet {
      _items.last?._navigationBar = self
      _placeCustomViews()
    }
  }
  /// Puts other items above a position, where they stand in the list itself.
  internal func _replaceItems(above position: Int, with items: [UINavigationItem]) {
    _items.replaceSubrange(min(position, _items.count)..., with: items)
  }
  /// The views of the top item that stand in the bar now.
  private var customViews: [UIView] = []

  /// Puts the views that the top item brings into the bar.
  internal func _placeCustomViews() {
    let wanted =
      [topItem?.titleView].compactMap(\.self)
      + (topItem?.barItems ?? []).filter { !$0.isHidden }.compactMap(\.customView)
    guard wanted != customViews else { return }
    for view in customViews where view.superview === self && !wanted.contains(view) {
      view.removeFromSuperview()
    }
    customViews = wanted
    for view in wanted { addSubview(view) }
  }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var items: [UINavigationItem]? {
    get { _items }
    set { _items = newValue ?? [] }
  }
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }
  open var topItem: UINavigationItem? { _items.last }
  open var backItem: UINavigationItem? { _items.dropLast().last }

  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    _items.append(item)
    delegate?.navigationBar(self, didPush: item)
  }
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard let item = _items.last else { return nil }
    guard delegate?.navigationBar(self, shouldPop: item) ?? true else { return nil }
    _items.removeLast()
    delegate?.navigationBar(self, didPop: item)
    return item
  }
  open func setBackgroundImage(_ image: UIImage?, for barMetrics: UIBarMetrics) {
    backgroundImages[barMetrics.rawValue] = image
  }
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImages[barMetrics.rawValue]
  }
  open func setTitleVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {}

  // MARK: What a person sees and taps

  /// The back button's title, if there is one to tap.
  ///
  /// A left item replaces it, unless the top item says that its left items stand beside it. Where
  /// there is none, a back action makes one, with its own title.
  package var backTitle: String? { ownBackTitle ?? generatedBackTitle }
  private var ownBackTitle: String? {
    guard let top = topItem, let below = backItem, !top.hidesBackButton else { return nil }
    let hasLeft = !(top.leftBarButtonItems ?? []).isEmpty || !top.leadingItemGroups.isEmpty
    if hasLeft && !top.leftItemsSupplementBackButton { return nil }
    return below.titleForBack
  }
  private var generatedBackTitle: String? {
    guard let top = topItem, top.style != .editor else { return nil }
    return top.backAction?.title
  }
  package var readableTexts: [String] {
    guard let top = topItem else { return [] }
    var texts = [backTitle].compactMap(\.self)
    texts += top.barItems.filter { !$0.isHidden && $0.customView == nil }.compactMap(
      \.readableTitle)
    if top.titleView == nil, let title = top.title, !title.isEmpty { texts.append(title) }
    if let prompt = top.prompt { texts.append(prompt) }
    return texts
  }
  package func touchTitles() -> [String] {
    let items = topItem?.barItems.filter(\.isTappable) ?? []
    let menus = items.filter { $0.primaryAction == nil }.flatMap { $0.menu?.actions ?? [] }
    return [backTitle].compactMap(\.self) + items.compactMap(\.readableTitle) + menus.map(\.title)
  }
  package func touch(_ title: String) -> Bool {
    let items = topItem?.barItems.filter(\.isTappable) ?? []
    if let item = items.first(where: { $0.readableTitle == title }), item.tap() { return true }
    if title == backTitle { return tapBack() }
    for item in items where item.primaryAction == nil {
      if let action = item.menu?.actions.first(where: { $0.title == title }) {
        action.performWithSender(item, target: nil)
        return true
      }
    }
    return false
  }
  /// Taps Back, whatever it says.
  package func tapBack() -> Bool {
    guard backTitle != nil else { return false }
    if let action = topItem?.backAction {
      action.performWithSender(self, target: nil)
      return true
    }
    if let backHandler { return backHandler() }
    return popItem(animated: true) != nil
  }
}

public enum UIBehavioralStyle: UInt, Sendable { case automatic, pad, mac }
