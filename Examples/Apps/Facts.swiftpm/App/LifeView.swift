#if canImport(SwiftUI) && canImport(UIKit)
  import SwiftUI
  import UIKit

  /// Tells when UIKit has shown it and taken it away, which views themselves may hear at another time.
  struct LifeView: UIViewControllerRepresentable {
    /// Is called with the height of the sheet around it.
    var appears: (String) -> Void = { _ in }
    var disappears: () -> Void = {}

    func makeUIViewController(context: Context) -> Controller {
      Controller(appears: appears, disappears: disappears)
    }
    func updateUIViewController(_ controller: Controller, context: Context) {}

    final class Controller: UIViewController {
      private let appears: (String) -> Void
      private let disappears: () -> Void

      init(appears: @escaping (String) -> Void, disappears: @escaping () -> Void) {
        (self.appears, self.disappears) = (appears, disappears)
        super.init(nibName: nil, bundle: nil)
      }
      @available(*, unavailable)
      required init?(coder: NSCoder) { nil }

      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        appears(height)
      }
      override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        disappears()
      }

      private var height: String {
        var outermost: UIViewController = self
        while let parent = outermost.parent { outermost = parent }
        let detents = outermost.sheetPresentationController?.detents ?? []
        switch detents.map(\.identifier) {
        case [.medium]: return "medium"
        case [.large]: return "large"
        default: return "another"
        }
      }
    }
  }
#endif
