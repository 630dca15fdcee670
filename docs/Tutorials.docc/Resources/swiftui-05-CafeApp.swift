import SwiftUI
import UsherLinks
import UsherSwiftUI

struct CafeApp: App {
  @State private var session = Session()
  @State private var wrongLink: LinkError?

  var body: some Scene {
    WindowGroup {
      FlowView(views: .cafe) { AppFlow(session) }
        .onLinkError { wrongLink = $0 }
    }
  }
}
