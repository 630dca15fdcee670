#if canImport(SwiftUI) && canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// Hears of a finger that comes from the edge, and never takes it.
  final class EdgeListener: UIScreenEdgePanGestureRecognizer, UIGestureRecognizerDelegate {
    private let heard: @MainActor () -> Void

    init(_ heard: @escaping @MainActor () -> Void) {
      self.heard = heard
      super.init(target: nil, action: nil)
      delegate = self
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
