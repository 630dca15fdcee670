#if canImport(SwiftUI) && canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import SwiftUI
  import UIKit
  import UsherUIKit

  /// Contains the UIKit host's root controller as its child.
  final class FlowController: UIViewController {
    private weak var flow: FlowHost?
    private weak var host: UIKitHost?
    /// Whether a page or a sheet of the app shows the flow here.
    var isPresented = false

    init(_ flow: FlowHost, _ host: UIKitHost) {
      self.flow = flow
      self.host = host
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// Shows the flow here instead of where it was.
    func enter() {
      flow?.places.add(self)
      flow?.setPresented(isPresented)
      host?.attach(to: self)
    }

    /// Removes the flow from here, and shows it where it was before, if there is such a place.
    func leave() {
      let isLatest = flow?.places.latest === self
      flow?.places.remove(self)
      host?.detach(from: self)
      guard isLatest, let former = flow?.places.latest else { return }
      former.readExit()
      former.enter()
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      readExit()
    }

    private func readExit() {
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
