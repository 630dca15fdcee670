#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit
  @_spi(Hosting) import Usher

  /// Where VoiceOver is.
  ///
  /// UIKit moves it to a new screen by itself, except in a container that is not UIKit's own, and does not always
  /// bring it back.
  extension UIKitDriver {
    /// Notes where VoiceOver is while controllers cover that; called while VoiceOver is on.
    func noteFocus(coveredBy controllers: [UIViewController]) {
      guard
        let element = UIAccessibility.focusedElement(using: .notificationVoiceOver) as? NSObject
      else { return }
      for controller in controllers { store[controller]?.held?.coveredFocus = element }
    }

    /// Moves VoiceOver back to where it was before the departing controllers came, if that is on screen.
    func returnFocus() {
      // The controller that came first has covered the screen that is shown now.
      let gone = store.departing.filter { !$0.isLive }.sorted { $0.id < $1.id }
      let elements = gone.compactMap { node -> NSObject? in
        guard let held = node.held, held.controller.parent == nil,
          held.controller.presentingViewController == nil
        else { return nil }
        return held.coveredFocus
      }
      for node in gone { node.held?.coveredFocus = nil }
      guard let element = elements.first(where: \.isOnScreen) else { return }
      UIAccessibility.post(notification: .screenChanged, argument: element)
    }
  }

  extension NSObject {
    /// False for a view that is not in a window; other elements are believed to be where they were.
    @MainActor fileprivate var isOnScreen: Bool {
      (self as? UIView).map { $0.window != nil } ?? true
    }
  }
#endif
