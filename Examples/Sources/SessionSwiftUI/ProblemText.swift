#if canImport(SwiftUI) && canImport(UIKit)
  import Session
  import SwiftUI

  /// Why the server did not do what was asked, if there is a reason.
  struct ProblemText: View {
    let problem: APIError?

    var body: some View {
      if let problem { Text(problem.text).foregroundStyle(.red) }
    }
  }
#endif
