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
    private(set) var hasEnded = false
    /// The cause of an end that the app does not handle.
    @ObservationIgnored private(set) var unhandledEnd: EndingCause?
    /// True while the user must not drag down the sheet around the flow.
    var holdsSheet = false

    /// Notes the end of the root flow.
    func end(_ cause: EndingCause, isHandled: Bool) {
      if !isHandled, cause != .hostClosed { unhandledEnd = cause }
      hasEnded = true
    }
  }
#endif
