#if canImport(SwiftUI) && canImport(UIKit)
  import SwiftUI

  /// What is wrong, if something is.
  struct ProblemText: View {
    let text: String?

    var body: some View {
      if let text { Text(text).foregroundStyle(.red) }
    }
  }
#endif
