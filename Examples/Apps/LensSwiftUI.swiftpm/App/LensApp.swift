#if canImport(SwiftUI) && canImport(UIKit)
  import Lens
  import LensMemory
  import LensSwiftUI
  import SwiftUI
  import UsherSwiftUI

  @main
  struct LensApp: App {
    /// Accounts and photos last as long as the app runs, for all of its windows.
    private let memory = LensMemory()

    var body: some Scene {
      WindowGroup {
        FlowView(views: .lens) { [memory] in makeLens(accounts: memory, library: memory) }
      }
    }
  }
#endif
