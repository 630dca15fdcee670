#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// A view without a picture that tells when what it is in leaves the window.
  ///
  /// It is put where nothing else would tell: beside what is presented, by whomever, and into the screens of
  /// a navigation controller that belongs to other code.
  final class RemovalSentinel: UIView {
    private weak var watcher: (any AppearanceWatcher)?

    /// Puts a sentinel into `view`; a no-op if there is one that tells `watcher`.
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
