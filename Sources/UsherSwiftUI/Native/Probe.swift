#if canImport(SwiftUI) && canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import SwiftUI
  import UIKit

  /// Puts a probe behind a view.
  struct Probe: UIViewRepresentable {
    /// The revision that SwiftUI has received.
    let revision: Int
    /// Called with the probe when it is created, and with each revision that SwiftUI applies.
    let seen: @MainActor (ProbeView, Int) -> Void
    /// Called when the probe changes its window.
    let moved: @MainActor () -> Void

    func makeUIView(context: Context) -> ProbeView {
      let view = ProbeView.hidden()
      view.onMove = moved
      return view
    }

    func updateUIView(_ view: ProbeView, context: Context) { seen(view, revision) }
  }
#endif
