public import Foundation

@preconcurrency @MainActor public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

/// A bar with buttons.
@preconcurrency @MainActor open class UIToolbar: UIView, UIBarPositioning, Readable, Touchable {
  open weak var delegate: (any UIToolbarDelegate)?
  open var barStyle = UIBarStyle.default
  open var isTranslucent = true
  open var barTintColor: UIColor?
  open var items: [UIBarButtonItem]? {
    didSet {
      let wanted = (items ?? []).filter { !$0.isHidden }.compactMap(\.customView)
      for view in (oldValue ?? []).compactMap(\.customView)
      where view.superview === self && !wanted.contains(view) { view.removeFromSuperview() }
      for view in wanted where view.superview !== self { addSubview(view) }
    }
  }
  open var standardAppearance = UIToolbarAppearance()
  open var compactAppearance: UIToolbarAppearance?
  open var scrollEdgeAppearance: UIToolbarAppearance?
  open var barPosition: UIBarPosition { .bottom }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
  open func setBackgroundImage(
    _ image: UIImage?, forToolbarPosition position: UIBarPosition, barMetrics: UIBarMetrics
  ) {}
  open func setShadowImage(_ image: UIImage?, forToolbarPosition position: UIBarPosition) {}

  package var readableTexts: [String] {
    (items ?? []).filter { !$0.isHidden }.compactMap(\.readableTitle)
  }
  package func touchTitles() -> [String] {
    (items ?? []).filter(\.isTappable).compactMap(\.readableTitle)
  }
  package func touch(_ title: String) -> Bool {
    (items ?? []).first { $0.isTappable && $0.readableTitle == title }?.tap() ?? false
  }
}
