#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import Foundation
  import SwiftUI
  import UsherLinks

  /// Opens the links of the window, unless the flow is a guest that did not ask for links.
  ///
  /// SwiftUI hands a link to every view that takes links. Most links are not for a guest.
  struct FlowLinks: ViewModifier {
    let options: FlowView.Options
    /// Returns the host, which may have to start its flow.
    let host: @MainActor () -> FlowHost
    @Environment(\.isPresented) private var isPresented

    func body(content: Content) -> some View {
      content
        .onOpenURL { open($0) }
        .onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { activity in
          if let url = activity.webpageURL { open(url) }
        }
    }

    private func open(_ url: URL) {
      if !isPresented || options.onLinkError != nil {
        host().open(url, orElse: options.onLinkError)
      }
    }
  }
#endif
