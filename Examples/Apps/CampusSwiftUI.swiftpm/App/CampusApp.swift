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

    var body: some Scene {
      WindowGroup { FlowView(views: .campus) { makeCampus() }.restores("campus") }
    }
  }
#endif
