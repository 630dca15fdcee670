#if canImport(SwiftUI) && canImport(DeveloperToolsSupport)
  import Campus
  import SwiftUI
  import UsherLinks
  internal import UsherSwiftUI

  // The macro is of a module that only Xcode has.
  #Preview("Campus") {
    FlowView(views: .campus) { makeCampus() }
  }

  #Preview("A colour deep in its tab, native") {
    FlowView(views: .campus, launch: .opening("/main/colours/red/orange")) {
      makeCampus()
    }
    .flowHost(.native)
  }
#endif
