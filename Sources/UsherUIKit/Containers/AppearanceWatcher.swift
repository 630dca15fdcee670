#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit
  @_spi(Hosting) import Usher

  /// Looks again when something has come on screen or left it.
  @MainActor
  protocol AppearanceWatcher: AnyObject {
    func appearanceChanged()
  }
#endif
