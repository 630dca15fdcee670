#if canImport(SwiftUI) && canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import SwiftUI
  import UIKit
  import UsherUIKit

  /// The UIKit host as a view.
  ///
  /// Holds no state, so SwiftUI may make and dismantle it any number of times.
  struct EmbeddedFlow: UIViewControllerRepresentable {
    let host: FlowHost
    let embedded: UIKitHost
    let options: FlowView.Options
    let isPresented: Bool

    func makeUIViewController(context: Context) -> FlowController {
      let environment = host.context.environment
      for inheritance in options.inheritances { inheritance.begin(environment) }
      environment.take(context.environment)
      let controller = FlowController(host, embedded)
      controller.isPresented = isPresented
      controller.enter()
      return controller
    }

    func updateUIViewController(_ controller: FlowController, context: Context) {
      host.context.environment.take(context.environment)
      controller.isPresented = isPresented
      if host.places.latest === controller { host.setPresented(isPresented) }
    }

    /// Keeps the flow running: another view may show it again.
    static func dismantleUIViewController(_ controller: FlowController, coordinator: ()) {
      controller.leave()
    }
  }
#endif
