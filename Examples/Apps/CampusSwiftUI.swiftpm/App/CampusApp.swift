#if canImport(SwiftUI)
  import Campus
  import CampusSwiftUI
  import SwiftUI
  import UsherSwiftUI

  @main
  struct CampusApp: App {
    var body: some Scene {
      WindowGroup { FlowView(views: .campus) { makeCampus() }.restores("campus") }
    }
  }
#endif
