#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// A delegate of the host's that stands before somebody else's, and hands on everything.
  ///
  /// What a relay does not implement itself goes to the next one by the Objective-C runtime's own
  /// forwarding. Elsewhere only what the relays implement is handed on.
  ///
  /// A relay forwards to the delegate that was set when the relay was made, and never to a newer one. So calls
  /// cannot go round in a circle. To come first again, the host makes a new relay and retires the old one.
  @MainActor
  class Relay: NSObject {
    /// Whoever else wants to be told.
    ///
    /// Unsafe because the runtime asks outside of any actor, on the main thread where all of UIKit lives.
    final private(set) nonisolated(unsafe) weak var other: (any NSObjectProtocol)?

    /// - Parameter other: Who has the place now.
    init(before other: (any NSObjectProtocol)?) {
      self.other = other
    }

    /// Whether this is one of some delegates, each before the next, as far as relays can tell.
    final func stands(in first: (any NSObjectProtocol)?) -> Bool {
      var front = first
      while let relay = front as? Relay {
        if relay === self { return true }
        front = relay.other
      }
      return false
    }

    /// Who stands first of some delegates, each before the next, when this one is taken out of them.
    final func takenOut(of first: (any NSObjectProtocol)?) -> (any NSObjectProtocol)? {
      if first === self { return other }
      if let relay = first as? Relay { relay.other = takenOut(of: relay.other) }
      return first
    }

    /// From now on the relay does nothing but hand on; another stands in its place.
    func retire() {}

    /// Joins those that are kept for others to hand on to, one for each that they hand on to themselves.
    ///
    /// - Complexity: O(*n*) in how many of these are alive.
    final func takeItsPlace<Kind: Relay>(in retired: inout [Kind]) {
      retired.removeAll { $0.other == nil || $0.other === other }
      if other != nil, let relay = self as? Kind { retired.append(relay) }
    }

    /// Whether a method counts that the relay implements; if not, it has what the next one has.
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
    extension Relay: _OptionalMethods {
      func _responds(to selector: String) -> Bool? {
        if offers(selector) { return true }
        guard let other else { return false }
        return (other as? any _OptionalMethods).flatMap { $0._responds(to: selector) }
      }
    }
  #endif
#endif
