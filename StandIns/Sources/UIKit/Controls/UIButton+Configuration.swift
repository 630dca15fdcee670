public import Foundation

public struct UIBackgroundConfiguration {
  public var backgroundColor: UIColor?
  public var cornerRadius: CGFloat = 0
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  public var strokeColor: UIColor?
  public var strokeWidth: CGFloat = 0
  public var visualEffect: UIVisualEffect?
  public var image: UIImage?
  public var customView: UIView?
  public init() {}
  public static func clear() -> Self { Self() }
  public static func listPlainCell() -> Self { Self() }
  public static func listGroupedCell() -> Self { Self() }
  public static func listSidebarCell() -> Self { Self() }
}

public struct UIConfigurationTextAttributesTransformer {
  private let transform: (AttributeContainer) -> AttributeContainer
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
    transform(input)
  }
}

public struct UIConfigurationColorTransformer {
  private let transform: (UIColor) -> UIColor
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }
}

extension UIButton {
  public struct Configuration {
    public enum Size: Int, Sendable { case medium, small, mini, large }
    public enum CornerStyle: Int, Sendable {
      case fixed = -1
      case dynamic, small, medium, large, capsule
    }
    public enum TitleAlignment: Int, Sendable { case automatic, leading, center, trailing }
    public enum Indicator: Int, Sendable { case automatic, none, popup }

    public var title: String?
    public var attributedTitle: AttributedString?
    public var subtitle: String?
    public var attributedSubtitle: AttributedString?
    public var image: UIImage?
    public var imagePlacement: NSDirectionalRectEdge = .leading
    public var imagePadding: CGFloat = 0
    public var titlePadding: CGFloat = 0
    public var titleAlignment = TitleAlignment.automatic
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    public var contentInsets = NSDirectionalEdgeInsets(
      top: 7, leading: 12, bottom: 7, trailing: 12)
    public var buttonSize = Size.medium
    public var cornerStyle = CornerStyle.dynamic
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var background = UIBackgroundConfiguration()
    public var showsActivityIndicator = false
    public var indicator = Indicator.automatic
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var imageColorTransformer: UIConfigurationColorTransformer?

    init() {}
    public static func plain() -> Self { Self() }
    public static func tinted() -> Self { Self() }
    public static func gray() -> Self { Self() }
    public static func filled() -> Self { Self() }
    public static func borderless() -> Self { Self() }
    public static func bordered() -> Self { Self() }
    public static func borderedTinted() -> Self { Self() }
    public static func borderedProminent() -> Self { Self() }
    public mutating func setDefaultContentInsets() {}
    public func updated(for button: UIButton) -> Self { self }
  }
}
