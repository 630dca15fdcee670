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
      if let onLinkError = options.onLinkError { host.onLinkError = onLinkError }
      return
        shown
        .holdingSheet(host.state.holdsSheet)
        .onOpenURL { open($0) }
        .onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { activity in
          if let url = activity.webpageURL { open(url) }
        }
        .modifier(FlowEnd(host: host))
    }

    /// Opens a link of the window, unless this is a guest that did not ask for links.
    ///
    /// SwiftUI hands a link to every view that takes links. Most links are not for a guest.
    private func open(_ url: URL) {
      if !isPresented || options.onLinkError != nil { host.open(url) }
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
