#if canImport(SwiftUI) && canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import Observation
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

    /// Updates a controller from its model: at first, and once for all changes of a turn.
    @MainActor
    final class Updater {
      var update: (@MainActor () -> Void)?
      /// True while a change of the model will update the controller.
      private var isFollowing = false

      /// Does nothing while it follows: SwiftUI calls for more than the model's changes, and for those too.
      func follow() {
        guard let update, !isFollowing else { return }
        isFollowing = true
        withObservationTracking {
          update()
        } onChange: { [weak self] in
          Task { @MainActor [weak self] in
            self?.isFollowing = false
            self?.follow()
          }
        }
      }
    }
  }
#endif
