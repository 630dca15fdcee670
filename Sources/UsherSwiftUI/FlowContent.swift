#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import Foundation
  import SwiftUI
  import Usher
  import UsherLinks
  import UsherSnapshots

  /// The content of a flow view: the embedded UIKit host or SwiftUI's own containers.
  struct FlowContent: View {
    let host: FlowHost
    let options: FlowView.Options
    @Environment(\.isPresented) private var isPresented

    var body: some View {
      shown
        .holdingSheet(host.state.holdsSheet)
        .modifier(FlowEnd(host: host))
        .onChange(of: Evaluation(), initial: true) {
          if let onLinkError = options.onLinkError { host.onLinkError = onLinkError }
        }
    }

    /// Equals no other, so that `onChange` follows each evaluation of a view that is there.
    private struct Evaluation: Equatable {
      static func == (one: Evaluation, other: Evaluation) -> Bool { false }
    }

    @ViewBuilder private var shown: some View {
      switch host.engine {
      #if canImport(UIKit)
        case .embedded(let embedded):
          reading(
            AnyView(
              EmbeddedFlow(
                host: host, embedded: embedded, options: options, isPresented: isPresented))
          )
          .ignoresSafeArea()
          // The flow has a bar of its own.
          .toolbar(.hidden, for: .navigationBar)
      #endif
      case .native(let native):
        NativeFlow(driver: native.driver)
          .onChange(of: isPresented, initial: true) { host.setPresented(isPresented) }
      }
    }

    #if canImport(UIKit)
      private func reading(_ content: AnyView) -> AnyView {
        options.inheritances.reduce(content) { $1.around($0, host.context.environment) }
      }
    #endif
  }
#endif
