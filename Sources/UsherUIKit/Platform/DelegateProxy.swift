#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// A delegate of the host's that stands before the app's, and hands on everything.
  ///
  /// What a delegate proxy does not implement itself goes to the next one by the Objective-C runtime's own
  /// forwarding. Elsewhere only what the delegate proxies implement is handed on.
  ///
  /// A delegate proxy forwards to the delegate that was set when the delegate proxy was made, and never to a newer one. So calls
  /// cannot go round in a circle. To come first again, the host makes a new delegate proxy and retires the old one.
  @MainActor
  class DelegateProxy: NSObject {
    /// The app's delegate, which is told too.
    ///
    /// Unsafe because the runtime asks outside of any actor, on the main thread where all of UIKit lives.
    final private(set) nonisolated(unsafe) weak var other: (any NSObjectProtocol)?

    /// - Parameter other: Who has the place now.
    init(before other: (any NSObjectProtocol)?) {
      self.other = other
    }

    /// Whether this is one of some delegates, each before the next, as far as delegate proxies can tell.
    final func stands(in first: (any NSObjectProtocol)?) -> Bool {
      var front = first
      while let proxy = front as? DelegateProxy {
        if proxy === self { return true }
        front = proxy.other
      }
      return false
    }

    /// Who stands first of some delegates, each before the next, when this one is taken out of them.
    final func takenOut(of first: (any NSObjectProtocol)?) -> (any NSObjectProtocol)? {
      if first === self { return other }
      if let proxy = first as? DelegateProxy { proxy.other = takenOut(of: proxy.other) }
      return first
    }

    /// From now on the delegate proxy does nothing but hand on; another stands in its place.
    func retire() {}

    /// Joins those that are kept for others to hand on to, one for each that they hand on to themselves.
    ///
    /// - Complexity: O(*n*) in how many of these are alive.
    final func takeItsPlace<Kind: DelegateProxy>(in retired: inout [Kind]) {
      retired.removeAll { $0.other == nil || $0.other === other }
      if other != nil, let proxy = self as? Kind { retired.append(proxy) }
    }

    /// Whether a method counts that the delegate proxy implements; if not, it has what the next one has.
    ///
    /// - Parameter selector: The method's name in Objective-C.
    nonisolated func offers(_ selector: String) -> Bool { true }

    #if canImport(ObjectiveC)
      override nonisolated func responds(to selector: Selector!) -> Bool {
        super.responds(to: selector) && offers(NSStringFromSelector(selector))
          || other?.responds(to: selector) == true
      }

      override nonisolated func forwardingTarget(for selector: Selector!) -> Any? { other }
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
