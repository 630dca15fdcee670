#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import SwiftUI
  #if canImport(UIKit)
    import UIKit
  #endif
  @_spi(Hosting) import Usher

  /// A registered view with its screen's declared title, bar and tab item.
  ///
  /// A modifier in the view itself is nearer to the content, and wins.
  struct NativeScreen: View {
    let node: Node
    let driver: NativeDriver

    var body: some View {
      let options = node.screenOptions
      look
        .modifier(NativeTitle(title: options.title))
        .modifier(NativeBar(options: options))
    }

    @ViewBuilder private var look: some View {
      #if canImport(UIKit)
        if let controller = node.screen as? UIViewController {
          RegisteredController { (controller, nil) }
        } else {
          registered
        }
      #else
        registered
      #endif
    }

    @ViewBuilder private var registered: some View {
      if let screen = node.screen {
        let place = FlowPlace(driver.context, node: node)
        switch driver.context.views.look(for: screen) {
        case .view(let content):
          driver.context.views.modified(content()).environment(\.flow, FlowActions(place))
        #if canImport(UIKit)
          case .controller(let make):
            RegisteredController(make: make)
        #endif
        }
      }
    }
  }
#endif
