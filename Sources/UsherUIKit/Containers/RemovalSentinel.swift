#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// An invisible view that reports when its superview leaves the window.
  ///
  /// It is added where no callback would report that: beside presentations, of any code, and into
  /// the screens of a navigation controller that belongs to other code, except those of SwiftUI.
  final class RemovalSentinel: UIView {
    private weak var watcher: (any AppearanceWatcher)?

    /// Adds a sentinel to `view`; does nothing if there is one for `watcher`.
    ///
    /// It is the last subview: UIKit looks for the scroll view of large titles down the first ones.
    /// A visual effect view accepts subviews in its content only.
    static func join(_ view: UIView, watcher: any AppearanceWatcher) {
      let view = (view as? UIVisualEffectView)?.contentView ?? view
      guard !view.subviews.contains(where: { ($0 as? RemovalSentinel)?.watcher === watcher }) else {
        return
      }
      let sentinel = RemovalSentinel(frame: .zero)
      sentinel.watcher = watcher
      sentinel.isHidden = true
      sentinel.isUserInteractionEnabled = false
      view.addSubview(sentinel)
    }

    override func didMoveToWindow() {
      super.didMoveToWindow()
      if window == nil { watcher?.appearanceChanged() }
    }
  }
#endif
