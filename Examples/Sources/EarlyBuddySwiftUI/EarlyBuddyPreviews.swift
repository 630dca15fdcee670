#if canImport(SwiftUI) && canImport(UIKit) && canImport(DeveloperToolsSupport)
  import EarlyBuddy
  import EarlyBuddyMemory
  import SwiftUI
  import UsherLinks
  internal import UsherSwiftUI

  // The macro is of a module that only Xcode has.
  #Preview("EarlyBuddy") {
    FlowView(views: .earlyBuddy) { makeEarlyBuddy(EarlyBuddyMemory().services) }
  }

  #Preview("The calendar, native") {
    FlowView(views: .earlyBuddy, launch: .opening("/calendar/2026-11-21")) {
      makeEarlyBuddy(EarlyBuddyMemory().services)
    }
    .flowHost(.native)
  }
#endif
