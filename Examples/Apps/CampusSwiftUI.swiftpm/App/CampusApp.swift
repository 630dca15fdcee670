#if canImport(SwiftUI)
  import Campus
  import CampusSwiftUI
  import SwiftUI
  import UsherSwiftUI

  @main
  struct CampusApp: App {
    #if os(macOS)
      @NSApplicationDelegateAdaptor private var delegate: MacDelegate
    #endif

    // Launch arguments of the UI tests, such as `-host native`.
    @AppStorage("host") private var host = "standard"
    @AppStorage("restores") private var restorationKey = "campus"

    var body: some Scene {
      WindowGroup {
        FlowView(views: .campus) { makeCampus() }
          .flowHost(host == "native" ? .native : .standard)
          .restores(restorationKey)
      }
    }
  }
#endif
