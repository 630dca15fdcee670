#if canImport(UIKit)
  import UIKit

  /// A delegate of the host's that stands before somebody else's, and hands on everything.
  ///
  /// What a relay does not implement itself goes to the next one by the Objective-C runtime's own
  /// forwarding. Elsewhere only what the relays implement is handed on.
  @MainActor
  class Relay: NSObject {
    /// Whoever else wants to be told.
    ///
    /// Unsafe because the runtime asks outside of any actor, on the main thread where all of UIKit lives.
    final nonisolated(unsafe) weak var other: (any NSObjectProtocol)?

    /// Who stands first of some delegates, each before the next, when this one is taken out of them.
    final func takenOut(of first: (any NSObjectProtocol)?) -> (any NSObjectProtocol)? {
      if first === self { return other }
      if let relay = first as? Relay { relay.other = takenOut(of: relay.other) }
      return first
    }

    #if canImport(ObjectiveC)
      override nonisolated func responds(to selector: Selector!) -> Bool {
        super.responds(to: selector) || other?.responds(to: selector) == true
      }

      override nonisolated func forwardingTarget(for selector: Selector!) -> Any? { other }
    #endif
  }
#endif
