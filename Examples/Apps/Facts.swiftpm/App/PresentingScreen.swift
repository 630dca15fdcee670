#if canImport(SwiftUI) && canImport(UIKit)
  import UIKit

  /// A screen that presents others, and notes what their delegate is told.
  final class PresentingScreen: Screen {
    private let watcher: PresentationWatcher

    init(_ notes: Notes) {
      watcher = PresentationWatcher(notes)
      super.init(
        "Root",
        [
          ("Present", { ($0 as? Self)?.present(turnsOff: false) }),
          ("Present what stops the finger", { ($0 as? Self)?.present(turnsOff: true) }),
          ("Zoom", { ($0 as? Self)?.zoom() }),
          ("Present a stack", { ($0 as? Self)?.presentStack() }),
        ])
    }

    private func present(turnsOff: Bool) {
      let notes = watcher.notes
      let sheet = Screen(
        "Sheet",
        [
          (
            "Leave at once",
            {
              $0.presentingViewController?.dismiss(animated: false) { notes.note("over") }
              notes.note("returned")
            }
          )
        ])
      sheet.didDisappear = {
        notes.note("gone")
        notes.afterUpdate { notes.note("updated") }
      }
      watcher.turnsOff = turnsOff
      sheet.presentationController?.delegate = watcher
      present(sheet, animated: true)
    }

    /// Presents a stack that is its window's outermost controller.
    private func presentStack() {
      let stack = NotingStack(watcher.notes, animates: false)
      stack.modalPresentationStyle = .fullScreen
      present(stack, animated: true)
    }

    private func zoom() {
      let screen = Screen("Zoomed")
      screen.modalPresentationStyle = .fullScreen
      if #available(iOS 18.0, *) {
        screen.preferredTransition = .zoom { [weak view] _ in view?.subviews.last }
      }
      screen.presentationController?.delegate = watcher
      present(screen, animated: true)
    }
  }

  /// Notes what a presentation's delegate is asked and told.
  private final class PresentationWatcher: NSObject, UIAdaptivePresentationControllerDelegate {
    let notes: Notes
    /// Whether it turns the gestures off while a finger drags the sheet.
    var turnsOff = false

    init(_ notes: Notes) { self.notes = notes }

    func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
      notes.note("asked")
      return true
    }
    func presentationControllerWillDismiss(_ controller: UIPresentationController) {
      guard turnsOff else { return }
      notes.afterUpdate { [weak controller] in
        var view = controller?.presentedView
        while let here = view {
          for one in here.gestureRecognizers ?? [] { one.isEnabled = false }
          view = here === controller?.containerView ? nil : here.superview
        }
      }
    }
    func presentationControllerDidDismiss(_ controller: UIPresentationController) {
      notes.note("told")
    }
  }
#endif
