#if canImport(SwiftUI) && canImport(UIKit) && canImport(DeveloperToolsSupport)
  import Practice
  import SwiftUI
  internal import UsherSwiftUI

  // The macro is of a module that only Xcode has.
  #Preview("Practice") {
    FlowView(views: .practice) { makePractice() }
  }

  #Preview("Practice, native") {
    FlowView(views: .practice) { makePractice() }.flowHost(.native)
  }
#endif
