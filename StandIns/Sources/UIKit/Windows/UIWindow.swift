public import Foundation
/// x
@preconcurrency @MainActor open class UIWindow: UIView {
  internal var _traits: UITraitCollection { .current }
}
