package import Measuring

extension Group {
  /// The groups that need UIKit's stand-in.
  package static let allOnUIKit: [Group] = [onUIKit, growthOnUIKit]
}
