#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit
  @_spi(Hosting) import Usher

  /// The page view controller of a pages model.
  ///
  /// UIKit asks for the pages beside the shown one and keeps them, also where they have changed since: the
  /// controller is given the shown page once more whenever that may be so. It is never given another page while the
  /// user's finger or an animation moves one, for which UIKit stops the app.
  final class PagesController: UIPageViewController {
    /// The pages, of which only those near the shown one have controllers.
    private(set) var items: [Node] = []
    private weak var source: (any PagesSource)?
    /// True from the moment a page begins to turn by itself until its animation ends.
    private var isTurning = false
    /// True from the moment the finger moves a page until that page, or the former one, rests.
    private var isSwiping = false
    /// True if UIKit may keep pages beside the shown one that are others by now.
    private var isStale = false

    init(source: any PagesSource, axis: PageAxis) {
      self.source = source
      super.init(
        transitionStyle: .scroll,
        navigationOrientation: axis == .vertical ? .vertical : .horizontal, options: nil)
      (dataSource, delegate) = (self, self)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// The shown page's controller.
    var shown: UIViewController? { viewControllers?.first }

    /// The position of the shown page; `nil` if it is none of the items.
    var selection: Int? {
      guard let shown, let node = source?.page(of: shown) else { return nil }
      return items.firstIndex { $0 === node }
    }

    /// The movement of pages now.
    ///
    /// Outside of a window UIKit does not promise to call anything.
    var activity: DriverActivity {
      guard viewIfLoaded?.window != nil else { return .idle }
      if isSwiping { return .interacting }
      return isTurning ? .transitioning : .idle
    }

    /// Replaces a part of the items, and shows the one at `position` if the shown one is not among them any more.
    func replace(_ range: Range<Int>, with nodes: [Node], showing position: Int) {
      let isFirst = shown == nil
      items.replaceSubrange(range, with: nodes)
      if selection == nil {
        show(position, isAnimated: false)
      } else if !isFirst {
        isStale = true
      }
    }

    /// Shows the item at a position, or nothing without items.
    ///
    /// - Returns: `true` if it is shown, or is about to be.
    @discardableResult
    func show(_ position: Int, isAnimated: Bool) -> Bool {
      guard activity == .idle, let source else { return false }
      guard items.indices.contains(position) else {
        set(UIViewController(), forward: true, isAnimated: false)
        return items.isEmpty
      }
      let next = source.controller(of: items[position])
      guard next !== shown else { return true }
      set(next, forward: position >= selection ?? 0, isAnimated: isAnimated)
      return true
    }

    /// Makes UIKit forget the pages that it keeps beside the shown one.
    func refresh() {
      guard isStale, activity == .idle, let shown else { return }
      isStale = false
      // Setting the data source anew is not enough for a page that UIKit has prepared already.
      set(shown, forward: true, isAnimated: false)
    }

    private func set(_ controller: UIViewController, forward: Bool, isAnimated: Bool) {
      let isAnimated = isAnimated && viewIfLoaded?.window != nil
      isTurning = isAnimated
      // UIKit mirrors the user's swipe where it is read from right to left, and not the direction of an animation.
      let isMirrored =
        navigationOrientation == .horizontal && traitCollection.layoutDirection == .rightToLeft
      setViewControllers(
        [controller], direction: forward != isMirrored ? .forward : .reverse, animated: isAnimated
      ) { [weak self] _ in
        guard let self, isTurning else { return }
        isTurning = false
        // After an animation UIKit keeps the former page as the one beside it, whatever the data source says.
        isStale = true
        source?.pagesChanged()
      }
      navigationItem.title = controller.navigationItem.title
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      // A movement is over then, which may never be told.
      (isTurning, isSwiping) = (false, false)
      source?.pagesChanged()
    }

    override func accessibilityPerformEscape() -> Bool {
      source?.escape(from: self) == true || super.accessibilityPerformEscape()
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      source?.pagesChanged()
    }

    /// Returns the controller of the item beside one; `nil` at the end, and for a page that is not made yet.
    private func controller(beside controller: UIViewController, by offset: Int)
      -> UIViewController?
    {
      guard let source, let node = source.page(of: controller),
        let position = items.firstIndex(where: { $0 === node }),
        items.indices.contains(position + offset)
      else { return nil }
      let next = items[position + offset]
      guard next.listed == nil else {
        isStale = true
        return nil
      }
      return source.controller(of: next)
    }
  }

  extension PagesController: UIPageViewControllerDataSource {
    func pageViewController(
      _ pages: UIPageViewController, viewControllerBefore controller: UIViewController
    ) -> UIViewController? { self.controller(beside: controller, by: -1) }

    func pageViewController(
      _ pages: UIPageViewController, viewControllerAfter controller: UIViewController
    ) -> UIViewController? { self.controller(beside: controller, by: 1) }
  }

  extension PagesController: UIPageViewControllerDelegate {
    func pageViewController(
      _ pages: UIPageViewController, willTransitionTo pending: [UIViewController]
    ) { isSwiping = true }

    func pageViewController(
      _ pages: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
      isSwiping = false
      navigationItem.title = shown?.navigationItem.title
      source?.pagesChanged()
    }
  }

  /// Gives pages their controllers.
  @MainActor
  protocol PagesSource: AnyObject {
    /// Returns the controller of a page, creating it if needed.
    func controller(of page: Node) -> UIViewController
    /// Returns the page of a controller.
    func page(of controller: UIViewController) -> Node?
    /// VoiceOver's escape gesture: dismisses; returns `false` if there is no way out.
    func escape(from controller: UIViewController) -> Bool
    /// The user turned a page, or an animation ended.
    func pagesChanged()
  }
#endif
