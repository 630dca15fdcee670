package import Measuring

extension Group {
  /// The groups that need SwiftUI's stand-in.
  package static let allOnSwiftUI: [Group] = [onSwiftUI]
}
