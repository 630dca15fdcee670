#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import SwiftUI
  #if canImport(UIKit)
    import UIKit
    import UsherUIKit
  #endif

  /// State that all views of one host share.
  @MainActor
  final class FlowContext {
    let views: FlowViews
    let environment = FlowEnvironment()
    /// Set after the host is created, because the first views are created before that.
    weak var host: FlowHost?

    init(_ views: FlowViews) { self.views = views }

    #if canImport(UIKit)
      /// The controller that shows a screen's object in the UIKit host.
      func controller(for screen: AnyObject) -> UIKitViews.Made {
        switch views.look(for: screen) {
        case .controller(let make): return make()
        case .view(let content):
          let place = FlowPlace(self)
          let controller = UIHostingController(
            rootView: FlowScreen(content: content, context: self, place: place))
          place.controller = controller
          return (controller, nil)
        }
      }
    #endif
  }
#endif
