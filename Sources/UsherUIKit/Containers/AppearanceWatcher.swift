#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit
  @_spi(Hosting) import Usher

  /// Receives what a container of the host notices.
  @MainActor
  protocol AppearanceWatcher: AnyObject {
    /// A view has entered or left the window.
    func appearanceChanged()
    /// VoiceOver's escape gesture: goes back or dismisses; returns `false` if there is no way out.
    func escape(from controller: UIViewController) -> Bool
  }
#endif
