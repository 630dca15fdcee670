#if canImport(SwiftUI) && canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import SwiftUI
  import UIKit
  @_spi(Hosting) import Usher

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

    /// Updates a controller from its model.
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
