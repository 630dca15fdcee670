#if canImport(SwiftUI) && canImport(UIKit)
  import Practice
  import SwiftUI
  package import UsherSwiftUI

  extension FlowViews {
    /// The SwiftUI views of Practice.
    package static var practice: FlowViews {
      let views = FlowViews()
      views.register(MainModel.self) { MainView(main: $0) }
      views.register(FirstModel.self) { FirstView(first: $0) }
      views.register(FirstSubModel.self) { FirstSubView(sub: $0) }
      views.register(SecondModel.self) { _ in SecondView() }
      return views
    }
  }
#endif
