#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import Observation
  import SwiftUI

  /// A value that an app passes on with ``FlowView/inheriting(_:)``.
  struct Inheritance {
    /// Starts to pass it on.
    let begin: @MainActor (FlowEnvironment) -> Void
    /// Reads it around the flow view.
    let around: @MainActor (AnyView, FlowEnvironment) -> AnyView
  }
#endif
