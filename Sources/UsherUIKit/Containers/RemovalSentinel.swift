#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// An invisible view that reports when its superview leaves the window.
  ///
  /// It is added where no callback would report that: beside presentations, of any code, and into
  /// the screens of a navigation controller that belongs to other code.
  final class RemovalSentinel: UIView {
    private weak var watcher: (any AppearanceWatcher)?

    /// Adds a sentinel to `view`; does nothing if there is one for `watcher`.
    static func join(_ view: UIView, watcher: any AppearanceWatcher) {
      guard !view.subviews.contains(where: { ($0 as? RemovalSentinel)?.watcher === watcher }) else {
        return
      }
      let sentinel = RemovalSentinel(frame: .zero)
      sentinel.watcher = watcher
      sentinel.isHidden = true
      sentinel.isUserInteractionEnabled = false
      view.insertSubview(sentinel, at: 0)
    }

    override func didMoveToWindow() {
      super.didMoveToWindow()
      if window == nil { watcher?.appearanceChanged() }
    }
  }
#endif
