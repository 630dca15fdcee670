#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import Observation
  import SwiftUI

  /// A registered view with its modifiers and its environment.
  struct FlowScreen: View {
    /// Makes the registered view.
    let content: @MainActor () -> AnyView
    let context: FlowContext
    let place: FlowPlace

    var body: some View {
      context.environment.passed(to: context.views.modified(content()))
        .environment(\.flow, FlowActions(place))
    }
  }
#endif
