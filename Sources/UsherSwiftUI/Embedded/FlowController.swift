#if canImport(SwiftUI) && canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import SwiftUI
  import UIKit
  import UsherUIKit

  /// Contains the UIKit host's root controller as its child.
  final class FlowController: UIViewController {
    private(set) weak var host: UIKitHost?

    init(_ host: UIKitHost) {
      self.host = host
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      host?.exitTitle = pageBelow.map {
        $0.navigationItem.backButtonTitle ?? $0.navigationItem.title ?? $0.title ?? "Back"
      }
    }

    /// The page of the app's own stack on which the flow was pushed; `nil` if it is in no stack.
    private var pageBelow: UIViewController? {
      var page: UIViewController = self
      while let parent = page.parent {
        if let stack = parent as? UINavigationController,
          let position = stack.viewControllers.firstIndex(of: page), position > 0
        {
          return stack.viewControllers[position - 1]
        }
        page = parent
      }
      return nil
    }

    #if !os(visionOS)
      override var childForStatusBarStyle: UIViewController? { children.last }
      override var childForStatusBarHidden: UIViewController? { children.last }
    #endif
    override var childForHomeIndicatorAutoHidden: UIViewController? { children.last }
    override var childForScreenEdgesDeferringSystemGestures: UIViewController? { children.last }
  }
#endif
