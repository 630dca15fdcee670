// developer.apple.com/documentation/corefoundation/cgrect, …/cgpoint/init(x:y:)
// Apple documents these declarations, on the pages above.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import CoreFoundation
@_exported import CoreGraphics

extension CGRect {
  public var minY: CGFloat { 0 }
  public var maxY: CGFloat { 0 }
  public static var zero: CGRect { CGRect() }
  public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) { self.init() }
  public var midX: CGFloat { 0 }
  public var midY: CGFloat { 0 }
  public var width: CGFloat { 0 }
  public var height: CGFloat { 0 }
  public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect { self }
}

extension CGPoint {
  public init(x: Double, y: Double) { self.init() }
}
