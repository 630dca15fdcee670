#if canImport(SwiftUI) && canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import SwiftUI
  import UIKit

  /// Says what the back button of the page above is called, for which SwiftUI has no modifier.
  struct NativeBackTitle: UIViewRepresentable {
    let title: String

    func makeUIView(context: Context) -> ProbeView {
      ProbeView.hidden()
    }

    func updateUIView(_ view: ProbeView, context: Context) {
      let title = title
      view.onMove = { [weak view] in view?.page?.navigationItem.backButtonTitle = title }
      view.page?.navigationItem.backButtonTitle = title
    }
  }
#endif
