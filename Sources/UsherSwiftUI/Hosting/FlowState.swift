#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import Foundation
  import Observation
  import SwiftUI
  @_spi(Hosting) import Usher
  import UsherLinks

  /// What a flow view follows of its host.
  @MainActor @Observable
  final class FlowState {
    /// Whether the root flow has ended.
    var hasEnded = false
    /// Whether a sheet around the flow must not be drawn down.
    var holdsSheet = false
  }
#endif
