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
          options.hidesNavigationBar == true ? .hidden : .automatic, for: .navigationBar)
    }

    @ViewBuilder private var look: some View {
      if let screen = node.screen {
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

  /// Sets a title if there is one.
  struct NativeTitle: ViewModifier {
    let title: String?

    func body(content: Content) -> some View {
      if let title { content.navigationTitle(title) } else { content }
    }
  }

  /// A tab's title, picture and badge.
  struct NativeTabItem: ViewModifier {
    let node: Node

    func body(content: Content) -> some View {
      let options = node.screenOptions
      let item = options.tabItem
      if let badge = item?.badge {
        labelled(content, item, options.title).badge(Text(badge))
      } else {
        labelled(content, item, options.title)
      }
    }

    private func labelled(_ content: Content, _ item: TabItem?, _ title: String?) -> some View {
      content.tabItem {
        let words = item?.title ?? title ?? ""
        if let image = item?.imageName {
          if UIImage(systemName: image) != nil {
            Label(words, systemImage: image)
          } else {
            Label(words, image: image)
          }
        } else {
          Text(words)
        }
      }
    }
  }

  /// A registered view controller as a view.
  struct RegisteredController: UIViewControllerRepresentable {
    let make: @MainActor () -> (UIViewController, update: (@MainActor () -> Void)?)

    func makeCoordinator() -> Updater { Updater() }

    func makeUIViewController(context: Context) -> UIViewController {
      let (controller, update) = make()
      context.coordinator.update = update
      if update != nil { controller.loadViewIfNeeded() }
      return controller
    }

    func updateUIViewController(_ controller: UIViewController, context: Context) {
      context.coordinator.follow()
    }

    /// Brings a controller up to date with its model.
    @MainActor
    final class Updater {
      var update: (@MainActor () -> Void)?

      func follow() {
        guard let update else { return }
        withObservationTracking {
          update()
        } onChange: { [weak self] in
          Task { @MainActor in self?.follow() }
        }
      }
    }
  }
#endif
