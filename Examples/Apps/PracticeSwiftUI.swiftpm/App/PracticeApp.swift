#if canImport(SwiftUI) && canImport(UIKit)
  import Practice
  import PracticeSwiftUI
  import SwiftUI
  import UsherSwiftUI

  @main
  struct PracticeApp: App {
    var body: some Scene {
      WindowGroup { FlowView(views: .practice) { makePractice() } }
    }
  }
#endif
