#if canImport(SwiftUI) && canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import Foundation
  import Observation
  import SwiftUI
  import UIKit
  @_spi(Hosting) import Usher
  import UsherLinks
  import UsherUIKit

  /// What a flow view follows of its host.
  @MainActor @Observable
  final class FlowState {
    /// Whether the root flow has ended.
    var hasEnded = false
    /// Whether a sheet around the flow must not be drawn down.
    var holdsSheet = false
  }
#endif
