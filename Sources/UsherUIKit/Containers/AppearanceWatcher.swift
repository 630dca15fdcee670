#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit
  @_spi(Hosting) import Usher

  /// Reads again when a view has entered or left the window.
  @MainActor
  protocol AppearanceWatcher: AnyObject {
    func appearanceChanged()
  }
#endif
