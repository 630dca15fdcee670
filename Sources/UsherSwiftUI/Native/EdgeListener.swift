// visionOS has no edges to swipe from, nor the recognizer.
#if canImport(SwiftUI) && canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import UIKit

  /// Hears of a finger that comes from the edge, and never takes it.
  ///
  /// It is the delegate of a recognizer that never begins. The recognizer does not retain it.
  final class EdgeListener: NSObject, UIGestureRecognizerDelegate {
    let recognizer = UIScreenEdgePanGestureRecognizer()
    private let heard: @MainActor () -> Void

    init(_ heard: @escaping @MainActor () -> Void) {
      self.heard = heard
      super.init()
      recognizer.delegate = self
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      heard()
      return false
    }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
  }
#endif
