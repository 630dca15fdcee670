public import Foundation

/// A button of a bar.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
  public enum Style: Int, Sendable {
    case plain
    @available(*, deprecated) case bordered
    case done
  }
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action
    case organize, bookmarks, search, refresh, stop, camera, trash, play, pause, rewind
    case fastForward, undo, redo
    case close = 24
    case writingTools
    var title: String? {
      switch self {
      case .flexibleSpace, .fixedSpace: nil
      case .action: "Share"
      case .fastForward: "Fast Forward"
      default: "\(self)".prefix(1).uppercased() + "\(self)".dropFirst()
      }
    }
  }

  open var style = Style.plain
  open var width: CGFloat = 0
  open var possibleTitles: Set<String>?
  open var customView: UIView?
  open var action: Selector?
  open weak var target: AnyObject?
  open var primaryAction: UIAction? {
    didSet {
      guard let primaryAction else { return }
      if !primaryAction.title.isEmpty { title = primaryAction.title }
      if let image = primaryAction.image { self.image = image }
    }
  }
  open var menu: UIMenu?
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
  open var changesSelectionAsPrimaryAction = false
  open var isSelected = false
  open var isHidden = false
  open var tintColor: UIColor?
  open private(set) var isSymbolAnimationEnabled = true
  package private(set) var systemItem: SystemItem?
  open internal(set) weak var buttonGroup: UIBarButtonItemGroup?

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    self.target = target as AnyObject?
    self.action = action
  }
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) { self.init(image: image, style: style, target: target, action: action) }
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init(
      title: nil, style: systemItem == .done ? .done : .plain, target: target, action: action)
    self.systemItem = systemItem
  }
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }
  public convenience init(primaryAction: UIAction?, menu: UIMenu? = nil) {
    self.init()
    self.primaryAction = primaryAction
    takeTitle(of: primaryAction)
    self.menu = menu
  }
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.systemItem = systemItem
    self.primaryAction = primaryAction
    self.menu = menu
  }
  public convenience init(title: String, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init()
    self.primaryAction = primaryAction
    takeTitle(of: primaryAction)
    self.menu = menu
    self.title = title
  }
  public convenience init(
    title: String? = nil, image: UIImage?, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(primaryAction: primaryAction, menu: menu)
    if let title { self.title = title }
    if let image { self.image = image }
  }
  public convenience init(
    title: String? = nil, image: UIImage? = nil, target: AnyObject?, action: Selector?,
    menu: UIMenu? = nil
  ) {
    self.init(title: title, style: .plain, target: target, action: action)
    self.image = image
    self.menu = menu
  }

  private func takeTitle(of action: UIAction?) {
    title = action?.title
    image = action?.image
  }

  public class func fixedSpace(_ width: CGFloat) -> Self {
    let item = Self(coder: NSCoder())
    item?.systemItem = .fixedSpace
    item?.width = width
    return item ?? unsafeDowncast(UIBarButtonItem(), to: Self.self)
  }
  public class func flexibleSpace() -> Self {
    let item = Self(coder: NSCoder())
    item?.systemItem = .flexibleSpace
    return item ?? unsafeDowncast(UIBarButtonItem(), to: Self.self)
  }

  open func setBackgroundImage(
    _ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {}
  open func setBackButtonBackgroundImage(
    _ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {}
  open func setBackButtonTitlePositionAdjustment(
    _ adjustment: UIOffset, for barMetrics: UIBarMetrics
  ) {}

  package override var readableTitle: String? { super.readableTitle ?? systemItem?.title }

  /// Whether a person can tap it.
  package var isTappable: Bool { isEnabled && !isHidden && customView == nil }

  /// What a tap does.
  ///
  /// - Returns: whether the item has something to do.
  package func tap() -> Bool {
    guard isTappable else { return false }
    if let primaryAction {
      guard primaryAction.attributes.isDisjoint(with: [.disabled, .hidden]) else { return false }
      primaryAction.performWithSender(self, target: nil)
      return true
    }
    return SelectorTable.send(action, to: target, from: self)
  }
}

/// Items that stand together in a bar.
@preconcurrency @MainActor open class UIBarButtonItemGroup: NSObject {
  open var barButtonItems: [UIBarButtonItem] {
    didSet { for item in barButtonItems { item.buttonGroup = self } }
  }
  open var representativeItem: UIBarButtonItem?
  open var isHidden = false
  open var alwaysAvailable = false
  open var menuRepresentation: UIMenuElement?

  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    self.barButtonItems = barButtonItems
    self.representativeItem = representativeItem
    super.init()
    for item in barButtonItems { item.buttonGroup = self }
  }
  public required init?(coder: NSCoder) { nil }
  public class func fixedGroup(
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
  }
}
