public import Foundation

public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  public static let required = UILayoutPriority(1000)
  public static let defaultHigh = UILayoutPriority(750)
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  public static let sceneSizeStayPut = UILayoutPriority(500)
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  public static let defaultLow = UILayoutPriority(250)
  public static let fittingSizeLevel = UILayoutPriority(50)
  public static func + (a: Self, b: Float) -> Self { Self(a.rawValue + b) }
  public static func - (a: Self, b: Float) -> Self { Self(a.rawValue - b) }
}

/// A relation between two edges or sizes: kept, never solved.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal, greaterThanOrEqual
  }
  public enum Attribute: Int, Sendable {
    case notAnAttribute, left, right, top, bottom, leading, trailing, width, height
    case centerX, centerY, lastBaseline, firstBaseline, leftMargin, rightMargin, topMargin
    case bottomMargin, leadingMargin, trailingMargin, centerXWithinMargins, centerYWithinMargins
  }
  public enum Axis: Int, Sendable { case horizontal, vertical }
  public struct FormatOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let alignAllLeft = Self(rawValue: 1 << 1)
    public static let alignAllRight = Self(rawValue: 1 << 2)
    public static let alignAllTop = Self(rawValue: 1 << 3)
    public static let alignAllBottom = Self(rawValue: 1 << 4)
    public static let alignAllLeading = Self(rawValue: 1 << 5)
    public static let alignAllTrailing = Self(rawValue: 1 << 6)
    public static let alignAllCenterX = Self(rawValue: 1 << 9)
    public static let alignAllCenterY = Self(rawValue: 1 << 10)
  }

  open private(set) weak var firstItem: AnyObject?
  open private(set) weak var secondItem: AnyObject?
  public let firstAttribute: Attribute
  public let secondAttribute: Attribute
  public let relation: Relation
  public let multiplier: CGFloat
  open var constant: CGFloat
  open var priority = UILayoutPriority.required
  open var identifier: String?
  open var shouldBeArchived = false
  private weak var holder: UIView?

  public init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    firstItem = view1 as AnyObject
    secondItem = view2 as AnyObject?
    firstAttribute = attr1
    secondAttribute = attr2
    self.relation = relation
    self.multiplier = multiplier
    constant = c
    super.init()
  }

  /// Constraints of the visual format language: not read here, there are none.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] { [] }

  /// Whether the constraint belongs to a view, the nearest around both of its items.
  open var isActive: Bool {
    get { holder != nil }
    set {
      guard newValue != isActive else { return }
      if !newValue {
        holder?.removeConstraint(self)
        return
      }
      let first = Self.view(of: firstItem)
      guard secondItem != nil else {
        first?.addConstraint(self)
        return
      }
      guard let first, let second = Self.view(of: secondItem),
        let common = Self.commonAncestor(first, second)
      else {
        Console.shared.raise(
          "NSGenericException",
          "Unable to activate constraint with anchors because they have no common ancestor.  "
            + "Does the constraint or its anchors reference items in different view hierarchies?  "
            + "That's illegal.")
        return
      }
      common.addConstraint(self)
    }
  }
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  fileprivate func belong(to view: UIView?) { holder = view }

  private static func view(of item: AnyObject?) -> UIView? {
    item as? UIView ?? (item as? UILayoutGuide)?.owningView
  }
  private static func commonAncestor(_ a: UIView, _ b: UIView) -> UIView? {
    var above: Set<ObjectIdentifier> = []
    var view: UIView? = a
    while let next = view {
      above.insert(ObjectIdentifier(next))
      view = next.superview
    }
    view = b
    while let next = view {
      if above.contains(ObjectIdentifier(next)) { return next }
      view = next.superview
    }
    return nil
  }
}

extension UIView {
  public var constraints: [NSLayoutConstraint] { _constraints }
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    guard !_constraints.contains(where: { $0 === constraint }) else { return }
    _constraints.append(constraint)
    constraint.belong(to: self)
  }
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    _constraints.removeAll { $0 === constraint }
    constraint.belong(to: nil)
  }
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }
  public func setNeedsUpdateConstraints() {}
  public func updateConstraintsIfNeeded() {}
  public func needsUpdateConstraints() -> Bool { false }

  private func priority(_ key: String, _ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    annex["\(key)\(axis.rawValue)"] as? UILayoutPriority ?? .defaultLow
  }
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { annex["hugging\(axis.rawValue)"] = priority }
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    priority("hugging", axis)
  }
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { annex["compression\(axis.rawValue)"] = priority }
  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    annex["compression\(axis.rawValue)"] as? UILayoutPriority ?? .defaultHigh
  }
  public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { sizeThatFits(targetSize) }
  public func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { sizeThatFits(targetSize) }
  public static let layoutFittingCompressedSize = CGSize.zero
  public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)
}
