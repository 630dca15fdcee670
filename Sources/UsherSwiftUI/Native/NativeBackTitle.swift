#if canImport(SwiftUI) && canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import SwiftUI
  import UIKit

  /// Says what the back button of the page above is called, for which SwiftUI has no modifier.
  struct NativeBackTitle: UIViewRepresentable {
    let title: String

    func makeCoordinator() -> Writer { Writer() }

    func makeUIView(context: Context) -> ProbeView {
      ProbeView.hidden()
    }

    func updateUIView(_ view: ProbeView, context: Context) {
      let (writer, title) = (context.coordinator, title)
      view.onMove = { [weak view] in writer.write(title, to: view?.page) }
      writer.write(title, to: view.page)
    }

    /// Gives the page its own title back: the declared one was withdrawn, or the page leaves.
    static func dismantleUIView(_ view: ProbeView, coordinator: Writer) {
      view.onMove = nil
      coordinator.takeBack()
    }

    /// Writes the title, and takes it back.
    @MainActor
    final class Writer {
      private weak var page: UIViewController?

      func write(_ title: String, to page: UIViewController?) {
        guard let page else { return }
        self.page = page
        page.navigationItem.backButtonTitle = title
      }

      func takeBack() {
        page?.navigationItem.backButtonTitle = nil
        page = nil
      }
    }
  }
#endif
