#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// Shows the selected controller of a section.
  final class SectionController: UIViewController {
    private(set) var content: UIViewController?

    func show(_ controller: UIViewController) {
      guard controller !== content else { return }
      content?.willMove(toParent: nil)
      content?.viewIfLoaded?.removeFromSuperview()
      content?.removeFromParent()
      content = controller
      addChild(controller)
      if isViewLoaded { place(controller) }
      controller.didMove(toParent: self)
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      if let content { place(content) }
    }

    private func place(_ controller: UIViewController) {
      controller.view.frame = view.bounds
      controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(controller.view)
    }
  }
#endif
