#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import SwiftUI
  #if canImport(UIKit)
    import UIKit
    import UsherUIKit
  #endif

  /// What the views of one host share.
  @MainActor
  final class FlowContext {
    let views: FlowViews
    let environment = FlowEnvironment()
    /// Set when the host is made; the first views are made before that.
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
