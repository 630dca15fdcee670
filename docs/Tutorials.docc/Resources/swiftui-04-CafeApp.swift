import SwiftUI
import UsherSwiftUI

struct CafeApp: App {
  @State private var session = Session()

  var body: some Scene {
    WindowGroup {
      FlowView(views: .cafe) { AppFlow(session) }
    }
  }
}
