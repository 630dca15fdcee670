#if canImport(SwiftUI) && canImport(UIKit)
  import EarlyBuddy
  import EarlyBuddyMemory
  import EarlyBuddySwiftUI
  import SwiftUI
  import UsherSwiftUI

  @main
  struct EarlyBuddyApp: App {
    /// Schedules last as long as the app runs, for all of its windows.
    private let services = EarlyBuddyMemory().services

    var body: some Scene {
      WindowGroup {
        FlowView(views: .earlyBuddy) { [services] in makeEarlyBuddy(services) }
      }
    }
  }
#endif
