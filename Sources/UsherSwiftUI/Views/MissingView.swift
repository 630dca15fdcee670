#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import SwiftUI

  /// Says in place of a screen which line is missing.
  struct MissingView: View {
    let name: String

    var body: some View {
      VStack {
        Text("No view for \(name)")
        Text("Say which one shows it with views.register(\(name).self) { … }.")
      }
      .navigationTitle("No view for \(name)")
    }
  }
#endif
