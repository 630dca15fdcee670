public import Foundation

/// A colour of Core Graphics: its components in sRGB.
public final class CGColor: Hashable, Sendable {
  public let components: [CGFloat]?
  public var alpha: CGFloat { components?.last ?? 1 }
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = [red, green, blue, alpha]
  }
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }
  public static func == (a: CGColor, b: CGColor) -> Bool { a.components == b.components }
  public func hash(into hasher: inout Hasher) { hasher.combine(components) }
}

/// An image of Core Graphics: nothing but a size.
public final class CGImage: Sendable {
  public let width: Int
  public let height: Int
  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}

/// A path: only the box around its points is kept.
public class CGPath {
  public internal(set) var boundingBox = CGRect.null
  public init() {}
  public init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) { boundingBox = rect }
  public init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) { boundingBox = rect }
  public init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    boundingBox = rect
  }
  public var isEmpty: Bool { boundingBox.isNull }
  func grow(_ point: CGPoint) {
    boundingBox = boundingBox.union(CGRect(origin: point, size: .zero))
  }
}

public final class CGMutablePath: CGPath {
  public func move(to point: CGPoint) { grow(point) }
  public func addLine(to point: CGPoint) { grow(point) }
  public func addRect(_ rect: CGRect) { boundingBox = boundingBox.union(rect) }
  public func closeSubpath() {}
}

open class UIBezierPath: NSObject {
  private let path = CGMutablePath()
  open var cgPath: CGPath { path }
  open var bounds: CGRect { path.boundingBox }
  open var lineWidth: CGFloat = 1
  open private(set) var currentPoint = CGPoint.zero
  open var isEmpty: Bool { path.isEmpty }

  public override init() { super.init() }
  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }
  public convenience init(ovalIn rect: CGRect) { self.init(rect: rect) }
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) { self.init(rect: rect) }
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) { self.init(rect: rect) }
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init(
      rect: CGRect(
        x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }

  open func move(to point: CGPoint) {
    currentPoint = point
    path.move(to: point)
  }
  open func addLine(to point: CGPoint) {
    currentPoint = point
    path.addLine(to: point)
  }
  open func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    addLine(to: end)
  }
  open func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) { addLine(to: end) }
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) { addLine(to: center) }
  open func append(_ other: UIBezierPath) { path.addRect(other.bounds) }
  open func close() {}
  open func fill() {}
  open func stroke() {}
  open func addClip() {}
}
