#if canImport(SwiftUI) && canImport(UIKit) && canImport(DeveloperToolsSupport)
  import Session
  import SessionMemory
  import SwiftUI
  internal import UsherSwiftUI

  // The macro is of a module that only Xcode has.
  #Preview("From the introduction on") {
    FlowView(views: .session) {
      makeSession(
        AppServices(
          api: MemoryAPI(), preferences: MemoryPreferences(hasSeenIntroduction: false),
          clock: ContinuousClock()))
    }
  }

  #Preview("Log in, native") {
    FlowView(views: .session) {
      makeSession(
        AppServices(api: MemoryAPI(), preferences: MemoryPreferences(), clock: ContinuousClock()))
    }
    .flowHost(.native)
  }
#endif
