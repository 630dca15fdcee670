#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// A controller of the host's that reports when it has left the screen.
  @MainActor
  protocol ReportsDisappearance: UIViewController {
    /// Receives the report; `nil` for none.
    var watcher: (any AppearanceWatcher)? { get set }
  }
#endif
