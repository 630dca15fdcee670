public import Foundation

/// Shows two or three controllers side by side, or one over the other where there is little room.
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
  public enum Style: Int, Sendable { case unspecified, doubleColumn, tripleColumn }
  public enum Column: Int, Sendable { case primary, supplementary, secondary, compact, inspector }
  public enum DisplayMode: Int, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary
    case twoOverSecondary, twoDisplaceSecondary
    public static var primaryHidden: DisplayMode { .secondaryOnly }
    public static var allVisible: DisplayMode { .oneBesideSecondary }
    public static var primaryOverlay: DisplayMode { .oneOverSecondary }
  }
  public enum SplitBehavior: Int, Sendable { case automatic, tile, overlay, displace }
  public enum PrimaryEdge: Int, Sendable { case leading, trailing }
  public enum BackgroundStyle: Int, Sendable { case none, sidebar }
  public enum DisplayModeButtonVisibility: Int, Sendable { case automatic, never, always }
  public static let automaticDimension = -CGFloat.greatestFiniteMagnitude

  open weak var delegate: (any UISplitViewControllerDelegate)?
  public let style: Style
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet { hiddenByCode = false; displayModeDidChange() }
  }
  open var preferredSplitBehavior = SplitBehavior.automatic
  open var splitBehavior: SplitBehavior { preferredSplitBehavior }
  open var presentsWithGesture = true
  open var showsSecondaryOnlyButton = false
  open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic
  open private(set) lazy var displayModeButtonItem = UIBarButtonItem(
    title: nil, style: .plain, target: nil, action: nil)
  open var primaryEdge = PrimaryEdge.leading
  open var primaryBackgroundStyle = BackgroundStyle.none
  open var preferredPrimaryColumnWidthFraction = automaticDimension
  open var preferredPrimaryColumnWidth = automaticDimension
  open var minimumPrimaryColumnWidth = automaticDimension
  open var maximumPrimaryColumnWidth = automaticDimension
  open var primaryColumnWidth: CGFloat { 320 }
  open var preferredSupplementaryColumnWidthFraction = automaticDimension
  open var preferredSupplementaryColumnWidth = automaticDimension
  open var minimumSupplementaryColumnWidth = automaticDimension
  open var maximumSupplementaryColumnWidth = automaticDimension
  open var supplementaryColumnWidth: CGFloat { style == .tripleColumn ? 320 : 0 }

  open var preferredInspectorColumnWidth = automaticDimension
  open var minimumInspectorColumnWidth = automaticDimension
  open var maximumInspectorColumnWidth = automaticDimension
  open func isShowing(_ column: Column) -> Bool {
    guard let stack = column == .compact ? columns[.compact] : stacks[column] else { return false }
    return visible.contains { $0 === stack }
  }

  internal var collapsed = false
  internal var showsInspector = false
  internal var classic: [UIViewController] = []
  internal var columns: [Column: UIViewController] = [:]
  internal var stacks: [Column: UINavigationController] = [:]
  internal var hiddenByCode = false
  private var shown: [UIViewController] = []
  private var isAboutToAppear = false
  private let content = UIView(frame: UIScreen.main.bounds)

  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }

  /// Whether there is room for one controller only.
  open var isCollapsed: Bool { collapsed }

  open var displayMode: DisplayMode {
    if collapsed || hiddenByCode { return .secondaryOnly }
    if preferredDisplayMode != .automatic { return preferredDisplayMode }
    return .oneBesideSecondary
  }

  // MARK: Controllers

  open var viewControllers: [UIViewController] {
    get {
      if style == .unspecified { return classic }
      if collapsed { return visible }
      let order: [Column] = [.primary, .supplementary, .secondary]
      return order.compactMap { stacks[$0] }
    }
    set {
      guard style == .unspecified else { return }
      setClassic(newValue)
    }
  }
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    guard style != .unspecified else {
      Console.shared.raise(
        "NSInvalidArgumentException",
        "-[UISplitViewController setViewController:forColumn:] is not supported in a "
          + "UISplitViewController created with UISplitViewControllerStyleUnspecified")
      return
    }
    setColumn(vc, column)
  }
  open func viewController(for column: Column) -> UIViewController? { columns[column] }
  open func show(_ column: Column) { showColumn(column) }
  open func hide(_ column: Column) { hideColumn(column) }
  open override func show(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, show: vc, sender: sender) ?? false { return }
    showInPrimary(vc, sender: sender)
  }
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: vc, sender: sender) ?? false { return }
    showInSecondary(vc, sender: sender)
  }

  // MARK: Visible controllers

  /// The controllers that have their place on screen now.
  internal var visible: [UIViewController] {
    if style == .unspecified {
      if collapsed { return Array(classic.prefix(1)) }
      return displayMode == .secondaryOnly ? Array(classic.dropFirst()) : classic
    }
    if collapsed { return (columns[.compact] ?? stacks[.primary]).map { [$0] } ?? [] }
    var order: [Column] = [.secondary]
    if displayMode != .secondaryOnly {
      let two =
        displayMode == .twoBesideSecondary || displayMode == .twoOverSecondary
        || displayMode == .twoDisplaceSecondary
      order = style == .tripleColumn ? [.supplementary, .secondary] : [.primary, .secondary]
      if two, style == .tripleColumn { order.insert(.primary, at: 0) }
    }
    if showsInspector { order.append(.inspector) }
    return order.compactMap { stacks[$0] }
  }

  /// Shows what should be seen and hides the rest.
  internal func update() {
    let next = visible
    let isLive = _view?.window != nil && _appearance.state == .appeared
    let gone = shown.filter { one in !next.contains { $0 === one } }
    let new = next.filter { one in !shown.contains { $0 === one } }
    shown = next
    if isLive {
      for one in new { one.beginAppearanceTransition(true, animated: false) }
      for one in gone { one.beginAppearanceTransition(false, animated: false) }
    }
    for one in gone where one._view?.superview === content { one._view?.removeFromSuperview() }
    if isLive || _appearance.state == .appearing { place(next) }
    guard isLive else { return }
    for one in new { one._isAppearing() }
    for one in gone { one.endAppearanceTransition() }
    for one in new { one.endAppearanceTransition() }
  }

  /// Hides a controller that leaves for another parent, which shows it in turn.
  internal func putAway(_ one: UIViewController) {
    let isLive =
      _view?.window != nil && _appearance.state == .appeared && shown.contains { $0 === one }
    shown.removeAll { $0 === one }
    if isLive { one.beginAppearanceTransition(false, animated: false) }
    one._view?.removeFromSuperview()
    if isLive { one.endAppearanceTransition() }
  }

  private func place(_ controllers: [UIViewController]) {
    guard _view != nil else { return }
    for one in controllers where one.view.superview !== content {
      one.view.frame = content.bounds
      content.addSubview(one.view)
    }
  }

  private func displayModeDidChange() {
    guard !collapsed else { return }
    delegate?.splitViewController(self, willChangeTo: displayMode)
    update()
  }

  // MARK: Room

  /// Collapses or expands as there is room.
  internal func roomMayHaveChanged() {
    guard _view?.window != nil || _appearance.state != .disappeared || isAboutToAppear else {
      return
    }
    let isCompact = (home?._traits ?? traitCollection).horizontalSizeClass == .compact
    guard isCompact != collapsed else { return }
    if isCompact { collapse() } else { expand() }
    update()
  }
  /// The window it is in or, as a root, will be in.
  private var home: UIWindow? {
    if let window = _view?.window { return window }
    var one: UIViewController = self
    while let around = one.parent ?? one.presentingViewController { one = around }
    return one._view?.window
      ?? UIApplication.shared.windows.first { $0.rootViewController === one }
  }
  open override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    if isAppearing {
      isAboutToAppear = true
      loadViewIfNeeded()
      roomMayHaveChanged()
      isAboutToAppear = false
    }
    super.beginAppearanceTransition(isAppearing, animated: animated)
  }
  internal override func _appearanceDidBegin(_ isAppearing: Bool, animated: Bool) {
    super._appearanceDidBegin(isAppearing, animated: animated)
    guard isAppearing else { return }
    shown = visible
    place(shown)
  }

  // MARK: Containment

  open override func loadView() {
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(content)
    self.view = view
  }
  internal override var _ownsChildAppearance: Bool { true }
  internal override var _childrenThatAppear: [UIViewController] { visible }
  open override var childForStatusBarStyle: UIViewController? { visible.last }
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.splitViewControllerSupportedInterfaceOrientations(self) ?? .all
  }
}

/// A controller that follows how much room its window has.
@MainActor package protocol RoomFollower: AnyObject {
  func roomDidChange()
}
