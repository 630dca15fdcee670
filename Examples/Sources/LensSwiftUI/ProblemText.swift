#if canImport(SwiftUI) && canImport(UIKit)
  import SwiftUI

  /// The problem, if there is one.
  struct ProblemText: View {
    let text: String?

    var body: some View {
      if let text { Text(text).foregroundStyle(.red) }
    }
  }
#endif
