public import Foundation

/// An image: a name, a symbol or data, and a size.
///
/// No asset catalogue is read here: every name but the empty one has an image.
// Unchecked, because it never changes after it was made.
open class UIImage: NSObject, @unchecked Sendable {
  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }
  public enum ResizingMode: Int, Sendable { case tile, stretch }
  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified, small, medium, large
  }
  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }
  open class Configuration: NSObject, @unchecked Sendable {
    public init(traitCollection: UITraitCollection? = nil) { super.init() }
  }
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    public init() { super.init(traitCollection: nil) }
    public convenience init(pointSize: CGFloat) { self.init() }
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) { self.init() }
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init()
    }
    public convenience init(weight: SymbolWeight) { self.init() }
    public convenience init(scale: SymbolScale) { self.init() }
    public convenience init(textStyle: UIFont.TextStyle) { self.init() }
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) { self.init() }
    public convenience init(font: UIFont) { self.init() }
    public convenience init(hierarchicalColor: UIColor) { self.init() }
    public convenience init(paletteColors: [UIColor]) { self.init() }
  }

  package let assetName: String?
  public let isSymbolImage: Bool
  public let size: CGSize
  public let renderingMode: RenderingMode
  private let data: Data?

  private init(
    asset: String?, isSymbol: Bool, size: CGSize, mode: RenderingMode = .automatic,
    data: Data? = nil
  ) {
    assetName = asset
    isSymbolImage = isSymbol
    self.size = size
    renderingMode = mode
    self.data = data
    super.init()
  }
  public override convenience init() { self.init(asset: nil, isSymbol: false, size: .zero) }
  public convenience init?(named name: String) {
    guard !name.isEmpty else { return nil }
    self.init(asset: name, isSymbol: false, size: CGSize(width: 24, height: 24))
  }
  public convenience init?(named name: String, in bundle: Bundle?, with: Configuration?) {
    self.init(named: name)
  }
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?
  ) { self.init(named: name) }
  public convenience init?(systemName name: String) {
    guard !name.isEmpty else { return nil }
    self.init(asset: name, isSymbol: true, size: CGSize(width: 20, height: 20))
  }
  public convenience init?(systemName name: String, withConfiguration: Configuration?) {
    self.init(systemName: name)
  }
  public convenience init?(data: Data) {
    guard !data.isEmpty else { return nil }
    self.init(asset: nil, isSymbol: false, size: CGSize(width: 1, height: 1), data: data)
  }
  public convenience init?(data: Data, scale: CGFloat) { self.init(data: data) }
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }
  public convenience init(cgImage: CGImage) {
    self.init(
      asset: nil, isSymbol: false, size: CGSize(width: cgImage.width, height: cgImage.height))
  }
  public required convenience init?(coder: NSCoder) { nil }
  package convenience init(size: CGSize) { self.init(asset: nil, isSymbol: false, size: size) }

  open var scale: CGFloat { 1 }
  open var imageOrientation: Orientation { .up }
  open var cgImage: CGImage? { CGImage(width: Int(size.width), height: Int(size.height)) }
  open func withRenderingMode(_ mode: RenderingMode) -> UIImage {
    UIImage(asset: assetName, isSymbol: isSymbolImage, size: size, mode: mode, data: data)
  }
  open func withTintColor(_ color: UIColor) -> UIImage { self }
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    withRenderingMode(renderingMode)
  }
  open func withConfiguration(_ configuration: Configuration) -> UIImage { self }
  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? { self }
  open func resizableImage(withCapInsets: UIEdgeInsets) -> UIImage { self }
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }
  open func pngData() -> Data? { data }
  open func jpegData(compressionQuality: CGFloat) -> Data? { data }
  open func draw(in rect: CGRect) {}
  open func draw(at point: CGPoint) {}

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    if other === self { return true }
    return assetName != nil && assetName == other.assetName
      && isSymbolImage == other.isSymbolImage && renderingMode == other.renderingMode
  }
  open override var hash: Int { assetName?.hashValue ?? ObjectIdentifier(self).hashValue }
}

open class UIGraphicsImageRenderer: NSObject {
  private let size: CGSize
  public init(size: CGSize) { self.size = size }
  public init(bounds: CGRect) { size = bounds.size }
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    actions(UIGraphicsImageRendererContext())
    return UIImage(size: size)
  }
}

open class UIGraphicsImageRendererContext: NSObject {
  open var cgContext: CGContext { CGContext() }
  open func fill(_ rect: CGRect) {}
}

/// Drawing goes nowhere.
public final class CGContext {
  public func setFillColor(_ color: CGColor) {}
  public func fill(_ rect: CGRect) {}
  public func fillEllipse(in rect: CGRect) {}
}
