package import Measuring

extension Group {
  /// Those that need UIKit's stand-in.
  package static let allOnUIKit: [Group] = [onUIKit]
}
