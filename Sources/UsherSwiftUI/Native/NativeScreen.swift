#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import SwiftUI
  #if canImport(UIKit)
    import UIKit
  #endif
  @_spi(Hosting) import Usher

  /// A registered view with its screen's declared title, bar and tab item.
  ///
  /// What the view says itself wins: of titles beside each other the first counts, and an overlay comes after the content.
  /// The title and the marks are no branches around the screen, so that it keeps its place, and its state, when one of
  /// them comes or goes.
  struct NativeScreen: View {
    let node: Node
    let driver: NativeDriver
    /// The screen's item, if it is a page above the first one of `stack`.
    let page: NativeItem?
    let stack: NativeContainer?

    var body: some View {
      let options = node.screenOptions
      look
        .background {
          NativeMarks(
            hidesBar: options.hidesNavigationBar == true, backTitle: options.backTitle, page: page,
            stack: stack)
        }
        .overlay {
          if let title = options.title {
            Color.clear.navigationTitle(title).allowsHitTesting(false).accessibilityHidden(true)
          }
        }
    }

    @ViewBuilder private var look: some View {
      switch registered {
      case .view(let content):
        driver.context.views.modified(content())
          .environment(\.flow, FlowActions(FlowPlace(driver.context, node: node)))
      #if canImport(UIKit)
        case .controller(let make):
          RegisteredController(make: make)
      #endif
      case nil: EmptyView()
      }
    }

    /// What shows the screen; `nil` after it was released.
    private var registered: FlowViews.Look? {
      guard let screen = node.screen else { return nil }
      #if canImport(UIKit)
        if let controller = screen as? UIViewController { return .controller { (controller, nil) } }
      #endif
      return driver.context.views.look(for: screen)
    }
  }
#endif
