#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import Foundation
  import SwiftUI
  import Usher
  import UsherLinks
  import UsherSnapshots

  /// Keeps the host of a flow view while the view keeps its identity.
  @MainActor
  final class FlowOwner {
    private var host: FlowHost?
    /// Saves each change of the tree, where no phase of the scene tells when to.
    var saving: TreeObservation?

    nonisolated init() {}

    /// Returns the host, creating it at the first call.
    func host(_ make: () -> FlowHost) -> FlowHost {
      if let host { return host }
      let made = make()
      host = made
      return made
    }
  }
#endif
