#if canImport(SwiftUI) && canImport(UIKit)
  import EarlyBuddy
  import SwiftUI

  /// Why something did not work, if there is a reason.
  struct FailureText: View {
    let failure: EarlyBuddyError?

    var body: some View {
      if let failure { Text(failure.message).foregroundStyle(.red) }
    }
  }
#endif
