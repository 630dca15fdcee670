#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import Foundation
  import SwiftUI
  import Usher
  import UsherLinks
  import UsherSnapshots

  /// Keeps the host of a flow view as long as that keeps its identity.
  @MainActor
  final class FlowOwner {
    private var host: FlowHost?

    nonisolated init() {}

    /// The host, which is made the first time.
    func host(_ make: () -> FlowHost) -> FlowHost {
      if let host { return host }
      let made = make()
      host = made
      return made
    }
  }
#endif
