#if canImport(SwiftUI) && canImport(UIKit) && canImport(DeveloperToolsSupport)
  import Lens
  import LensMemory
  import SwiftUI
  import UsherLinks
  internal import UsherSwiftUI

  // The macro is of a module that only Xcode has.
  #Preview("Lens") {
    FlowView(views: .lens) {
      let memory = LensMemory()
      return makeLens(accounts: memory, library: memory)
    }
  }

  #Preview("Sign up, native") {
    FlowView(views: .lens, launch: .opening("/login/sign-up")) {
      let memory = LensMemory()
      return makeLens(accounts: memory, library: memory)
    }
    .flowHost(.native)
  }
#endif
