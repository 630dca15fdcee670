public import Foundation

/// The view that holds all others of a scene.
@preconcurrency @MainActor open class UIWindow: UIView {
  /// How far in front a window is.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    /// The number.
    public let rawValue: CGFloat
    /// Creates a level from a number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a level from a number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// The app's windows.
    public static let normal = Level(rawValue: 0)
    /// The status bar.
    public static let statusBar = Level(rawValue: 1000)
    /// Alerts.
    public static let alert = Level(rawValue: 2000)
    public static func < (one: Level, other: Level) -> Bool { one.rawValue < other.rawValue }
  }

  internal var _traits: UITraitCollection {
    get { annex["traits"] as? UITraitCollection ?? .current }
    set { annex["traits"] = newValue }
  }
  private var root: UIViewController?
  private var isShown = false

  /// Creates a window with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }
  /// Creates a window in a scene.
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.screen.bounds)
    isHidden = true
    self.windowScene = windowScene
    windowScene._add(self)
  }
  /// Creates a window from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    get { root }
    set { _setRoot(newValue) }
  }
  /// The scene of the window.
  open weak var windowScene: UIWindowScene? {
    didSet {
      guard oldValue !== windowScene else { return }
      oldValue?._remove(self)
      windowScene?._add(self)
    }
  }
  /// The screen of the window.
  open var screen: UIScreen {
    get { .main }
    set {}
  }
  /// How far in front the window is.
  open var windowLevel: Level = .normal
  /// Whether it can become the key window.
  open var canBecomeKey: Bool { true }
  /// Whether it is the key window.
  open var isKeyWindow: Bool { UIApplication.shared._keyWindow === self }
  /// Whether its content can take another size.
  open var canResizeToFitContent = false

  open override var isHidden: Bool {
    didSet {
      guard isHidden != oldValue else { return }
      isHidden ? _hide() : _show()
    }
  }
  open override var window: UIWindow? { self }
  open override var next: UIResponder? { windowScene ?? UIApplication.shared }

  /// Shows the window and makes it the key window.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }
  /// Makes it the key window.
  open func makeKey() {
    guard canBecomeKey, !isKeyWindow else { return }
    let old = UIApplication.shared._keyWindow
    UIApplication.shared._keyWindow = self
    old?.resignKey()
    becomeKey()
  }
  /// It became the key window.
  open func becomeKey() {
    NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: self)
  }
  /// It is not the key window any more.
  open func resignKey() {
    NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: self)
  }
  /// Delivers an event.
  open func sendEvent(_ event: UIEvent) {}

  /// A window became visible.
  nonisolated public static let didBecomeVisibleNotification = Notification.Name(
    "UIWindowDidBecomeVisibleNotification")
  /// A window became hidden.
  nonisolated public static let didBecomeHiddenNotification = Notification.Name(
    "UIWindowDidBecomeHiddenNotification")
  /// A window became the key window.
  nonisolated public static let didBecomeKeyNotification = Notification.Name(
    "UIWindowDidBecomeKeyNotification")
  /// A window is not the key window any more.
  nonisolated public static let didResignKeyNotification = Notification.Name(
    "UIWindowDidResignKeyNotification")

  // MARK: Root

  private func _setRoot(_ new: UIViewController?) {
    guard new !== root else { return }
    let old = root
    root = new
    if let old {
      if isShown { old._disappearAtOnce() }
      old._view?.removeFromSuperview()
      old._modal.isManaged = false
    }
    if isShown, let new { showRoot(new) }
  }

  private func _show() {
    guard !isShown else { return }
    isShown = true
    UIApplication.shared._add(self)
    if let root { showRoot(root) }
    NotificationCenter.default.post(name: UIWindow.didBecomeVisibleNotification, object: self)
  }

  private func _hide() {
    guard isShown else { return }
    isShown = false
    UIApplication.shared._remove(self)
    root?._disappearAtOnce()
    NotificationCenter.default.post(name: UIWindow.didBecomeHiddenNotification, object: self)
  }

  /// What other code keeps of a window that is released has left the screen, and what it presents has so first.
  isolated deinit {
    guard isShown, let root else { return }
    var chain = [root]
    while let next = chain[chain.count - 1].presentedViewController { chain.append(next) }
    for controller in chain.reversed() { controller._disappearAtOnce() }
  }

  private func showRoot(_ root: UIViewController) {
    if let parent = root._containment.parent {
      Console.shared.log(
        "\(root._shortDescription) is set as the root of a window and is still a child of "
          + "\(parent._shortDescription)")
    }
    root._modal.isManaged = true
    root.beginAppearanceTransition(true, animated: false)
    if let view = root.view {
      view.frame = bounds
      addSubview(view)
    }
    root._isAppearing()
    // Like UIKit's: the root has appeared only when this turn is over.
    MainClock.shared.atNextTurn { [weak self, weak root] in
      guard let self, let root, self.root === root, root._appearance.state == .appearing else {
        return
      }
      root.endAppearanceTransition()
    }
  }
}

extension UIViewController {
  internal func _disappearAtOnce() {
    guard _appearance.state == .appeared || _appearance.state == .appearing else { return }
    beginAppearanceTransition(false, animated: false)
    endAppearanceTransition()
  }
}
