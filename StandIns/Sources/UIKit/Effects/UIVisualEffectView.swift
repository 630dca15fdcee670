public import Foundation

@preconcurrency @MainActor open class UIVisualEffect: NSObject {}

open class UIBlurEffect: UIVisualEffect {
  public enum Style: Int, Sendable {
    case extraLight, light, dark
    case regular = 4
    case prominent, systemUltraThinMaterial, systemThinMaterial, systemMaterial
    case systemThickMaterial, systemChromeMaterial, systemUltraThinMaterialLight
    case systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
    case systemChromeMaterialLight, systemUltraThinMaterialDark, systemThinMaterialDark
    case systemMaterialDark, systemThickMaterialDark, systemChromeMaterialDark
  }
  package let _style: Style
  public init(style: Style) { _style = style }
}

open class UIVibrancyEffect: UIVisualEffect {
  public init(blurEffect: UIBlurEffect) {}
}

/// A view behind which things are blurred; here it only holds its content.
open class UIVisualEffectView: UIView {
  open var effect: UIVisualEffect?
  public let contentView = UIView(frame: .zero)

  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    super.addSubview(contentView)
  }
  public override convenience init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    super.addSubview(contentView)
  }

  open override func addSubview(_ view: UIView) { refuse(view) }
  open override func insertSubview(_ view: UIView, at index: Int) { refuse(view) }
  open override func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    refuse(view)
  }
  open override func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    refuse(view)
  }

  private func refuse(_ view: UIView) {
    Console.shared.raise(
      "NSInternalInconsistencyException",
      "\(view) has been added as a subview to \(self). Do not add subviews directly to the visual "
        + "effect view itself, instead add them to the -contentView.")
  }
}
