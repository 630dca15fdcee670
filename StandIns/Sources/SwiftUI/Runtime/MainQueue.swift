import Dispatch
import Foundation

/// Refers to a node from any thread.
internal final class WeakNode: @unchecked Sendable {
  // Because it is only read on the main actor.
  private weak var node: Node?
  @MainActor init(_ node: Node) { self.node = node }

  /// Calls with the node: now on the main thread, else as soon as that gets to it.
  func change(_ work: @escaping @MainActor @Sendable (Node) -> Void) {
    onMain { if let node = self.node { work(node) } }
  }
}

/// Knows whether code runs on the main queue, whichever thread serves that.
internal enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()
  static var isCurrent: Bool {
    DispatchQueue.getSpecific(key: key) ?? false || Thread.isMainThread
  }
}

/// Runs on the main actor: at once if this is the main queue.
internal func onMain(_ work: @escaping @MainActor @Sendable () -> Void) {
  if MainQueue.isCurrent {
    // Because the main queue is the main actor's.
    MainActor.assumeIsolated(work)
  } else {
    DispatchQueue.main.async { work() }
  }
}
