#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit
  @_spi(Hosting) import Usher

  /// The host's delegate of its presentations.
  final class ModalDelegateProxy: DelegateProxy, UIAdaptivePresentationControllerDelegate {
    /// The app's own delegate.
    ///
    /// Not a cast of ``other``: that fails for an object whose class does not declare the protocol.
    private weak var next: (any UIAdaptivePresentationControllerDelegate)?
    private weak var watcher: (any ModalWatcher)?
    /// True from a refusal of the app's own delegate until UIKit reports the attempt.
    private var isRefused = false

    init(
      watcher: any ModalWatcher, before next: (any UIAdaptivePresentationControllerDelegate)?
    ) {
      self.watcher = watcher
      self.next = next
      super.init(before: next)
    }

    override func retire() { watcher = nil }

    /// Forgets a refusal after which UIKit has reported no attempt.
    func forgetRefusal() { isRefused = false }

    func presentationControllerShouldDismiss(_ presentation: UIPresentationController) -> Bool {
      isRefused = next?.callShouldDismiss(presentation) == false
      guard !isRefused else { return false }
      return watcher?.mayDismiss(presentation.presentedViewController) ?? true
    }

    func presentationControllerDidAttemptToDismiss(_ presentation: UIPresentationController) {
      next?.callDidAttempt(presentation)
      guard !isRefused else {
        isRefused = false
        return
      }
      watcher?.attemptedToDismiss(presentation.presentedViewController)
    }

    func presentationControllerWillDismiss(_ presentation: UIPresentationController) {
      next?.callWillDismiss(presentation)
      watcher?.willDismiss(presentation.presentedViewController)
    }

    func presentationControllerDidDismiss(_ presentation: UIPresentationController) {
      next?.callDidDismiss(presentation)
      watcher?.didDismiss(presentation.presentedViewController)
    }

    #if !os(visionOS)
      func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheet: UISheetPresentationController
      ) {
        next?.callDidResize(sheet)
        watcher?.didResize(sheet)
      }
    #endif
  }

  extension ModalDelegateProxy: UISheetPresentationControllerDelegate {}

  extension UIKitDriver: ModalWatcher {
    func mayDismiss(_ modal: UIViewController) -> Bool {
      guard let tree, let node = store[modal] else { return true }
      return node.isDismissable && tree.leavePolicy(node) == .allow
    }

    /// Asks the user where a screen wants that; otherwise does nothing.
    ///
    /// UIKit also reports attempts that the app itself forbids by `isModalInPresentation`.
    func attemptedToDismiss(_ modal: UIViewController) {
      guard let tree, let node = store[modal], node.isDismissable,
        tree.leavePolicy(node) == .ask
      else { return }
      tree.userDismissed(node, cause: .swipeDown)
    }

    /// Notes the cause, because the host may read the end before UIKit reports it.
    ///
    /// ``didSettle()`` forgets it if the dismissal was cancelled.
    func willDismiss(_ modal: UIViewController) {
      store[modal]?.held?.leftBy = .swipeDown
      lookAgain()
    }

    func didDismiss(_ modal: UIViewController) {
      store[modal]?.held?.leftBy = .swipeDown
      happened(.modals)
    }

    #if !os(visionOS)
      /// Tells the screen at which height the user has left the sheet.
      func didResize(_ sheet: UISheetPresentationController) {
        guard let node = store[sheet.presentedViewController],
          let declared = DeclaredSheet.of(node), let chosen = sheet.selectedDetentIdentifier,
          let height = SheetDetent(chosen, among: node.screenOptions.detents ?? [])
        else { return }
        declared.selectedDetent = height
      }
    #endif
  }
#endif
