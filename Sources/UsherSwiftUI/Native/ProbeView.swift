#if canImport(SwiftUI) && canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import SwiftUI
  import UIKit

  /// An invisible view that finds the controllers around the view in front of it.
  final class ProbeView: UIView {
    /// Called when the view enters a window, changes it, or leaves it.
    var onMove: (@MainActor () -> Void)?

    /// A view that takes part in nothing.
    static func hidden() -> ProbeView {
      let view = ProbeView(frame: .zero)
      view.isHidden = true
      view.isUserInteractionEnabled = false
      return view
    }

    override func didMoveToWindow() {
      super.didMoveToWindow()
      onMove?()
    }

    /// The controller whose view contains the probe.
    var controller: UIViewController? {
      var responder: UIResponder? = next
      while let here = responder {
        if let controller = here as? UIViewController { return controller }
        responder = here.next
      }
      return nil
    }

    /// The page of a stack in which it stands.
    var page: UIViewController? {
      var page = controller
      while let here = page, !(here.parent is UINavigationController) { page = here.parent }
      return page
    }

    /// The outermost controller around it in the same presentation.
    var outermost: UIViewController? {
      var controller = controller
      while let parent = controller?.parent { controller = parent }
      return controller
    }

    /// The nearest controller of a type, beside the probe or inside the view in front of it.
    func sibling<Controller: UIViewController>(_ type: Controller.Type) -> Controller? {
      controller?.descendant(type)
    }
  }
#endif
