#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import Foundation
  import Observation
  import SwiftUI
  import Usher
  import UsherLinks
  import UsherSnapshots

  /// Keeps the host of a flow view while the view keeps its identity.
  @MainActor @Observable
  final class FlowOwner {
    /// The host; `nil` until the flow has started.
    private(set) var host: FlowHost?
    /// Saves each change of the tree, where no phase of the scene tells when to.
    @ObservationIgnored var saving: TreeObservation?

    nonisolated init() {}

    /// Returns the host, creating it at the first call.
    ///
    /// No body calls it: SwiftUI evaluates bodies of views that never appear.
    @discardableResult
    func start(_ make: () -> FlowHost) -> FlowHost {
      if let host { return host }
      let made = make()
      host = made
      return made
    }
  }
#endif
