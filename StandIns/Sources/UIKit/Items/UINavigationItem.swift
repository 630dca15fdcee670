public import Foundation

/// What a navigation bar shows for one screen.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
  public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never, inline }
  public enum BackButtonDisplayMode: Int, Sendable { case `default`, generic, minimal }
  public enum ItemStyle: Int, Sendable { case navigator, browser, editor }
  public enum SearchBarPlacement: Int, Sendable { case automatic, inline, stacked }

  open var title: String?
  open var titleView: UIView? { didSet { _navigationBar?._placeCustomViews() } }
  open var prompt: String?
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  open var hidesBackButton = false
  open var leftItemsSupplementBackButton = false
  open var backBarButtonItem: UIBarButtonItem?
  open var backButtonTitle: String?
  open var backButtonDisplayMode = BackButtonDisplayMode.default
  /// Runs in place of the pop when the user taps Back; makes a back button where there is none.
  open var backAction: UIAction?
  open var style = ItemStyle.navigator
  open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)?
  open var customizationIdentifier: String?
  open var leadingItemGroups: [UIBarButtonItemGroup] = []
  open var centerItemGroups: [UIBarButtonItemGroup] = []
  open var trailingItemGroups: [UIBarButtonItemGroup] = []
  open var pinnedTrailingGroup: UIBarButtonItemGroup?
  open var searchController: UISearchController?
  open var hidesSearchBarWhenScrolling = true
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic
  open var standardAppearance: UINavigationBarAppearance?
  open var compactAppearance: UINavigationBarAppearance?
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  internal weak var _navigationBar: UINavigationBar?

  open var leftBarButtonItems: [UIBarButtonItem]? {
    didSet { _navigationBar?._placeCustomViews() }
  }
  open var rightBarButtonItems: [UIBarButtonItem]? {
    didSet { _navigationBar?._placeCustomViews() }
  }
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  public init(title: String) {
    self.title = title
    super.init()
  }
  public override convenience init() {
    self.init(title: "")
    title = nil
  }
  public required init?(coder: NSCoder) { super.init() }

  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  /// The items in the bar, leading ones first; groups count with their items.
  package var barItems: [UIBarButtonItem] {
    func items(_ groups: [UIBarButtonItemGroup]) -> [UIBarButtonItem] {
      groups.filter { !$0.isHidden }.flatMap(\.barButtonItems)
    }
    let left = (leftBarButtonItems ?? []) + items(leadingItemGroups) + items(centerItemGroups)
    let right = items(trailingItemGroups) + (rightBarButtonItems ?? []).reversed()
    return left + right + items(pinnedTrailingGroup.map { [$0] } ?? [])
  }
  /// What the back button of the *next* screen says.
  package var titleForBack: String {
    if let item = backBarButtonItem { return item.title ?? "Back" }
    if backButtonDisplayMode != .default { return "Back" }
    let own = backButtonTitle ?? title ?? ""
    return own.isEmpty ? "Back" : own
  }
}
