#if canImport(SwiftUI) && canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import SwiftUI
  import UIKit

  /// Says what the back button of the page above is called, for which SwiftUI has no modifier.
  struct NativeBackTitle: UIViewRepresentable {
    /// `nil` leaves the page's own.
    let title: String?

    func makeCoordinator() -> Writer { Writer() }

    func makeUIView(context: Context) -> ProbeView {
      ProbeView.hidden()
    }

    func updateUIView(_ view: ProbeView, context: Context) {
      let writer = context.coordinator
      writer.title = title
      view.onMove = { [weak view] in writer.write(to: view?.page) }
      writer.write(to: view.page)
    }

    /// Writes the title, and takes back only what it has written.
    @MainActor
    final class Writer {
      var title: String?
      private var hasWritten = false

      func write(to page: UIViewController?) {
        guard let page, title != nil || hasWritten else { return }
        page.navigationItem.backButtonTitle = title
        hasWritten = title != nil
      }
    }
  }
#endif
