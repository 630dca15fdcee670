/// Lines and curves, which are kept and not drawn.
public struct Path: Equatable, Sendable {
  private var points: [CGPoint] = []
  public init() {}
  public init(_ rect: CGRect) { addRect(rect) }
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) { addRect(rect) }
  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) { addRect(rect) }
  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) { addRect(rect) }
  public init(ellipseIn rect: CGRect) { addRect(rect) }
  public init(_ callback: (inout Path) -> Void) { callback(&self) }
  public var isEmpty: Bool { points.isEmpty }
  public mutating func move(to end: CGPoint) { points.append(end) }
  public mutating func addLine(to end: CGPoint) { points.append(end) }
  public mutating func addLines(_ lines: [CGPoint]) { points += lines }
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    points.append(end)
  }
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) { points.append(end) }
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) { points.append(center) }
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) { points.append(tangent2End) }
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) { points.append(center) }
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    points += [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ]
  }
  public mutating func addRects(
    _ rects: [CGRect], transform: CGAffineTransform = .identity
  ) { for rect in rects { addRect(rect) } }
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) { addRect(rect) }
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) { addRect(rect) }
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    addRect(rect)
  }
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    points += path.points
  }
  public mutating func closeSubpath() { if let first = points.first { points.append(first) } }
  public var currentPoint: CGPoint? { points.last }
  public var boundingRect: CGRect {
    guard let first = points.first else { return .null }
    return points.reduce(CGRect(origin: first, size: .zero)) {
      $0.union(CGRect(origin: $1, size: .zero))
    }
  }
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool { boundingRect.contains(p) }
  public func applying(_ transform: CGAffineTransform) -> Path { self }
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    var copy = self
    copy.points = points.map { CGPoint(x: $0.x + dx, y: $0.y + dy) }
    return copy
  }
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path { self }
  public func strokedPath(_ style: StrokeStyle) -> Path { self }
}
extension Path: Shape {
  public func path(in rect: CGRect) -> Path { self }
}
