#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit
  @_spi(Hosting) import Usher

  /// Receives the events of a presentation from its delegate proxy.
  @MainActor
  protocol ModalWatcher: AnyObject {
    func mayDismiss(_ modal: UIViewController) -> Bool
    func attemptedToDismiss(_ modal: UIViewController)
    func willDismiss(_ modal: UIViewController)
    func didDismiss(_ modal: UIViewController)
    #if !os(visionOS)
      func didResize(_ sheet: UISheetPresentationController)
    #endif
  }
#endif
