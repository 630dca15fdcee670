#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// A delegate of the host that comes before the app's, and forwards everything.
  ///
  /// The Objective-C runtime forwards methods that a delegate proxy does not implement. Without
  /// Objective-C only the implemented methods are forwarded.
  ///
  /// A delegate proxy forwards to the delegate that was set at its creation, and never to a newer
  /// one, so calls cannot go round in a circle. To come first again, the host creates a new
  /// delegate proxy and retires the old one.
  @MainActor
  class DelegateProxy: NSObject {
    /// The app's delegate, which also receives the calls.
    ///
    /// Unsafe because the runtime reads it outside any actor, on the main thread of UIKit.
    final private(set) nonisolated(unsafe) weak var other: (any NSObjectProtocol)?

    /// True if there was one, which may be gone by now.
    ///
    /// Unsafe because the runtime reads it outside any actor, as it reads ``other``.
    final private(set) nonisolated(unsafe) var hadOther: Bool

    /// - Parameter other: The current delegate.
    init(before other: (any NSObjectProtocol)?) {
      self.other = other
      hadOther = other != nil
    }

    /// Returns whether this is in a chain of delegates, as far as delegate proxies can tell.
    final func stands(in first: (any NSObjectProtocol)?) -> Bool {
      var front = first
      while let proxy = front as? DelegateProxy {
        if proxy === self { return true }
        front = proxy.other
      }
      return false
    }

    /// Takes this one out of a chain that begins with another.
    final func takeOut(below first: (any NSObjectProtocol)?) {
      guard let proxy = first as? DelegateProxy else { return }
      if proxy.other === self { proxy.skip(self) } else { takeOut(below: proxy.other) }
    }

    /// Comes before the next delegate of `proxy` from now on.
    func skip(_ proxy: DelegateProxy) {
      other = proxy.other
      hadOther = proxy.hadOther
    }

    /// Makes the delegate proxy only forward from now on; another one replaces it.
    func retire() {}

    /// Joins the retired delegate proxies, keeping one for each delegate that they forward to.
    ///
    /// - Complexity: O(*n*) in the number of live ones.
    final func takeItsPlace<Kind: DelegateProxy>(in retired: inout [Kind]) {
      retired.removeAll { $0.other == nil || $0.other === other }
      if other != nil, let proxy = self as? Kind { retired.append(proxy) }
    }

    /// Returns whether an implemented method counts; if not, the next delegate decides.
    ///
    /// - Parameter selector: The method's name in Objective-C.
    nonisolated func offers(_ selector: String) -> Bool { true }

    #if canImport(ObjectiveC)
      override nonisolated func responds(to selector: Selector!) -> Bool {
        super.responds(to: selector) && offers(NSStringFromSelector(selector))
          || other?.responds(to: selector) == true
      }

      override nonisolated func forwardingTarget(for selector: Selector!) -> Any? {
        other ?? (hadOther ? AbsentDelegate.shared : nil)
      }
    #endif
  }

  #if !canImport(ObjectiveC)
    extension DelegateProxy: _OptionalMethods {
      func _responds(to selector: String) -> Bool? {
        if offers(selector) { return true }
        guard let other else { return false }
        return (other as? any _OptionalMethods).flatMap { $0._responds(to: selector) }
      }
    }
  #endif
#endif
