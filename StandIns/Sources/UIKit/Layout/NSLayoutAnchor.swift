public import Foundation

/// One edge, centre or size of a view or layout guide.
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  fileprivate weak var owner: AnyObject?
  fileprivate let attribute: NSLayoutConstraint.Attribute

  fileprivate init(_ owner: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
    self.owner = owner
    self.attribute = attribute
    super.init()
  }
  open var name: String { "\(attribute)" }
  open var item: AnyObject? { owner }

  fileprivate func relate(
    _ relation: NSLayoutConstraint.Relation, owner other: AnyObject?,
    attribute otherAttribute: NSLayoutConstraint.Attribute, multiplier: CGFloat = 1,
    constant: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: owner ?? self, attribute: attribute, relatedBy: relation, toItem: other,
      attribute: otherAttribute, multiplier: multiplier, constant: constant)
  }

  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(equalTo: anchor, constant: 0)
  }
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint { constraint(greaterThanOrEqualTo: anchor, constant: 0) }
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint { constraint(lessThanOrEqualTo: anchor, constant: 0) }
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    relate(.equal, owner: anchor.owner, attribute: anchor.attribute, constant: c)
  }
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, owner: anchor.owner, attribute: anchor.attribute, constant: c)
  }
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, owner: anchor.owner, attribute: anchor.attribute, constant: c)
  }
}

@preconcurrency @MainActor open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(owner ?? self, .width)
  }
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { constraint(equalTo: anchor, constant: 8 * multiplier) }
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { constraint(greaterThanOrEqualTo: anchor, constant: 8 * multiplier) }
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { constraint(lessThanOrEqualTo: anchor, constant: 8 * multiplier) }
}

@preconcurrency @MainActor open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(owner ?? self, .height)
  }
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { constraint(equalTo: anchor, constant: 8 * multiplier) }
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { constraint(greaterThanOrEqualTo: anchor, constant: 8 * multiplier) }
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { constraint(lessThanOrEqualTo: anchor, constant: 8 * multiplier) }
}

@preconcurrency @MainActor open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    relate(.equal, owner: nil, attribute: .notAnAttribute, constant: c)
  }
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, owner: nil, attribute: .notAnAttribute, constant: c)
  }
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, owner: nil, attribute: .notAnAttribute, constant: c)
  }
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint { constraint(equalTo: anchor, multiplier: m, constant: 0) }
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint { constraint(greaterThanOrEqualTo: anchor, multiplier: m, constant: 0) }
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint { constraint(lessThanOrEqualTo: anchor, multiplier: m, constant: 0) }
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    relate(.equal, owner: anchor.owner, attribute: anchor.attribute, multiplier: m, constant: c)
  }
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    relate(
      .greaterThanOrEqual, owner: anchor.owner, attribute: anchor.attribute, multiplier: m,
      constant: c)
  }
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    relate(
      .lessThanOrEqual, owner: anchor.owner, attribute: anchor.attribute, multiplier: m,
      constant: c)
  }
}

/// A rectangle without a view.
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
  open weak var owningView: UIView?
  open var identifier = ""
  open var layoutFrame: CGRect { owningView?.bounds ?? .zero }
  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }

  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}

open class UIKeyboardLayoutGuide: UILayoutGuide {
  open var followsUndockedKeyboard = false
  open var usesBottomSafeArea = true
}

extension UIView {
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }

  private func guide<Guide: UILayoutGuide>(_ key: String, _ type: Guide.Type) -> Guide {
    if let known = annex[key] as? Guide { return known }
    let new = type.init(coder: NSCoder()) ?? unsafeDowncast(UILayoutGuide(), to: type)
    new.owningView = self
    new.identifier = key
    annex[key] = new
    return new
  }
  public var safeAreaLayoutGuide: UILayoutGuide {
    guide("UIViewSafeAreaLayoutGuide", UILayoutGuide.self)
  }
  public var layoutMarginsGuide: UILayoutGuide {
    guide("UIViewLayoutMarginsGuide", UILayoutGuide.self)
  }
  public var readableContentGuide: UILayoutGuide {
    guide("UIViewReadableContentGuide", UILayoutGuide.self)
  }
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    guide("UIKeyboardLayoutGuide", UIKeyboardLayoutGuide.self)
  }
  public var layoutGuides: [UILayoutGuide] { annex["guides"] as? [UILayoutGuide] ?? [] }
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView = self
    annex["guides"] = layoutGuides + [layoutGuide]
  }
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView = nil
    annex["guides"] = layoutGuides.filter { $0 !== layoutGuide }
  }
}
