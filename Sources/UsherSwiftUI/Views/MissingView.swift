#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import SwiftUI

  /// Names the missing registration in place of a screen.
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
