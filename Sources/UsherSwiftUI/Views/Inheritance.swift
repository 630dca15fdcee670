#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import Observation
  import SwiftUI

  /// Something that an app passes on by ``FlowView/inheriting(_:)``.
  struct Inheritance {
    /// Begins to pass it on.
    let begin: @MainActor (FlowEnvironment) -> Void
    /// Reads it around the flow view.
    let around: @MainActor (AnyView, FlowEnvironment) -> AnyView
  }
#endif
