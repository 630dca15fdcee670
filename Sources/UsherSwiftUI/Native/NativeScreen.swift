#if canImport(SwiftUI) && canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import SwiftUI
  import UIKit
  @_spi(Hosting) import Usher

  /// A registered view with what its screen declares around it.
  ///
  /// What the view says itself is nearer to its content, and wins.
  struct NativeScreen: View {
    let node: Node
    let driver: NativeDriver

    var body: some View {
      let options = node.screenOptions
      look
        .modifier(NativeTitle(title: options.title))
        .toolbar(
          options.hidesNavigationBar == true ? .hidden : .automatic, for: .navigationBar
        )
        .background {
          if let title = options.backTitle { NativeBackTitle(title: title) }
        }
    }

    @ViewBuilder private var look: some View {
      if let controller = node.screen as? UIViewController {
        RegisteredController { (controller, nil) }
      } else if let screen = node.screen {
        let place = FlowPlace(driver.context, node: node)
        switch driver.context.views.look(for: screen) {
        case .view(let content):
          driver.context.views.modified(content).environment(\.flow, FlowActions(place))
        case .controller(let make):
          RegisteredController(make: make)
        }
      }
    }
  }
#endif
