#if canImport(UIKit) && canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import SwiftUI
  import UIKit

  /// Shows the registered SwiftUI view of a screen.
  final class ScreenHostingController<Content: View>:
    UIHostingController<Content>, ReportsDisappearance
  {
    weak var watcher: (any AppearanceWatcher)?

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      watcher?.appearanceChanged()
    }
  }
#endif
