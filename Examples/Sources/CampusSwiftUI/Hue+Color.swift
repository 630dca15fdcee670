#if canImport(SwiftUI)
  import Campus
  import SwiftUI

  extension Hue {
    /// The colour of this name.
    var color: Color {
      switch self {
      case .red: .red
      case .orange: .orange
      case .yellow: .yellow
      case .green: .green
      case .blue: .blue
      case .purple: .purple
      }
    }
  }
#endif
