#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import Foundation
  import Observation
  import SwiftUI
  @_spi(Hosting) import Usher
  import UsherLinks

  /// The properties of its host that a flow view observes.
  @MainActor @Observable
  final class FlowState {
    /// True after the root flow has ended.
    var hasEnded = false
    /// True while the user must not drag down the sheet around the flow.
    var holdsSheet = false
  }
#endif
