#if canImport(SwiftUI) && canImport(UIKit)
  import Session
  import SessionMemory
  import SessionSwiftUI
  import SwiftUI
  import UsherSwiftUI

  @main
  struct SessionApp: App {
    /// The server is in memory here: all windows see the same letters, and a restart forgets them.
    private let services = AppServices(
      api: MemoryAPI(), preferences: MemoryPreferences(hasSeenIntroduction: false),
      clock: ContinuousClock())

    var body: some Scene {
      WindowGroup {
        FlowView(views: .session) { [services] in makeSession(services) }.restores("session")
      }
    }
  }
#endif
