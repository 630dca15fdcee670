public import Foundation

/// Shows pages that the user turns.
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
  public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
  public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
  public enum NavigationDirection: Int, Sendable {
    case forward, reverse
    fileprivate var opposite: Self { self == .forward ? .reverse : .forward }
  }
  public enum SpineLocation: Int, Sendable { case none, min, mid, max }
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let spineLocation = OptionsKey(
      rawValue: "UIPageViewControllerOptionSpineLocationKey")
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }
  private struct Turn {
    let swap: ChildSwap
    let previous: [UIViewController]
    let next: [UIViewController]
    var isSwipe = false
    var completion: ((Bool) -> Void)?
  }

  open weak var delegate: (any UIPageViewControllerDelegate)?
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  public let transitionStyle: TransitionStyle
  public let navigationOrientation: NavigationOrientation
  public let spineLocation: SpineLocation
  open var isDoubleSided = false
  private var pages: [UIViewController] = []
  private var turn: Turn?
  /// What the scrolling style keeps of the pages beside the shown one; `nil` inside for none.
  private var kept: [NavigationDirection: UIViewController?] = [:]
  private let content = UIView(frame: UIScreen.main.bounds)
  /// The edge from which the last animated change by code brought its page.
  package private(set) var enteredFrom: UIRectEdge?

  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    spineLocation = Self.spine(style, options)
    super.init(nibName: nil, bundle: nil)
  }
  public override convenience init(nibName: String?, bundle: Bundle?) {
    self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
  }
  public required init?(coder: NSCoder) {
    transitionStyle = .pageCurl
    navigationOrientation = .horizontal
    spineLocation = .min
    super.init(coder: coder)
  }
  private static func spine(_ style: TransitionStyle, _ options: [OptionsKey: Any]?)
    -> SpineLocation
  {
    guard style == .pageCurl else { return .none }
    return (options?[.spineLocation] as? Int).flatMap(SpineLocation.init) ?? .min
  }

  open var viewControllers: [UIViewController]? { pages }
  open var gestureRecognizers: [UIGestureRecognizer] { [] }

  /// Replaces the pages, and calls the completion but no delegate.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let next = viewControllers ?? []
    let required = spineLocation == .mid ? 2 : 1
    guard next.count == required || (isDoubleSided && next.count == 2) else {
      Console.shared.raise(
        "NSInvalidArgumentException",
        "The number of view controllers provided (\(next.count)) doesn't match the number required "
          + "(\(required)) for the requested transition")
      return
    }
    endTurn(completed: true, finished: false)
    if animated {
      // Also where it is read from right to left.
      enteredFrom =
        navigationOrientation == .vertical
        ? (direction == .forward ? .bottom : .top) : direction == .forward ? .right : .left
    }
    let former = pages.first
    kept = [:]
    begin(next, animated: animated, isSwipe: false, completion: completion)
    guard animated, former !== next.first, _system.nextPage != .isAskedFor else { return }
    kept[direction == .forward ? .reverse : .forward] = .some(former)
  }

  /// Asks for both pages beside the shown one once nothing moves, as the scrolling style does.
  private func askAhead() {
    guard transitionStyle == .scroll, _system.nextPage == .isKept else { return }
    MainClock.shared.after(turns: 1) { [weak self] in
      guard let self, turn == nil, _appearance.state == .appeared else { return }
      for direction in [NavigationDirection.forward, .reverse] where kept[direction] == nil {
        kept[direction] = .some(ask(for: direction))
      }
    }
  }

  private func ask(for direction: NavigationDirection) -> UIViewController? {
    guard let current = pages.last, let dataSource else { return nil }
    return direction == .forward
      ? dataSource.pageViewController(self, viewControllerAfter: current)
      : dataSource.pageViewController(self, viewControllerBefore: current)
  }

  private func begin(
    _ next: [UIViewController], animated: Bool, isSwipe: Bool, completion: ((Bool) -> Void)?
  ) {
    let previous = pages
    for page in next where page.parent !== self { addChild(page) }
    if !isSwipe { pages = next }
    let isShown = _view?.window != nil && _appearance.state == .appeared
    let swap = ChildSwap(
      old: previous.first === next.first ? nil : previous.first,
      new: previous.first === next.first ? nil : next.first, content: content,
      isAnimated: animated)
    turn = Turn(
      swap: swap, previous: previous, next: next, isSwipe: isSwipe, completion: completion)
    guard isShown, swap.new != nil else {
      if _view != nil, swap.new != nil { swap.old?._view?.removeFromSuperview() }
      if _appearance.state == .appearing, let new = swap.new {
        new.beginAppearanceTransition(true, animated: false)
        place()
      }
      commit(finished: true)
      return
    }
    swap.begin()
    guard animated else {
      swap.end()
      commit(finished: true)
      return
    }
    guard !isSwipe else { return }
    MainClock.shared.after(turns: MainClock.turnsOfAnimation) { [weak self] in
      guard let self, let turn, turn.swap.new === swap.new, turn.next == next else { return }
      endTurn(completed: true, finished: true)
    }
  }

  private func endTurn(completed: Bool, finished: Bool) {
    guard let turn else { return }
    turn.swap.end(completed: completed)
    if completed { commit(finished: finished) } else { revert() }
  }

  private func commit(finished: Bool) {
    guard let turn else { return }
    self.turn = nil
    pages = turn.next
    for page in turn.next where !turn.previous.contains(page) { page.didMove(toParent: self) }
    for page in turn.previous where !turn.next.contains(page) {
      page.willMove(toParent: nil)
      page.removeFromParent()
    }
    askAhead()
    turn.completion?(finished)
    if turn.isSwipe {
      delegate?.pageViewController(
        self, didFinishAnimating: true, previousViewControllers: turn.previous,
        transitionCompleted: true)
    }
  }

  private func revert() {
    guard let turn else { return }
    self.turn = nil
    kept = [:]
    askAhead()
    for page in turn.next where !turn.previous.contains(page) {
      page.willMove(toParent: nil)
      page.removeFromParent()
    }
    delegate?.pageViewController(
      self, didFinishAnimating: true, previousViewControllers: turn.previous,
      transitionCompleted: false)
  }

  // MARK: The user's swipe

  /// Returns the direction in which a finger turns the pages that goes to an edge; `nil` across their axis.
  package func direction(towards edge: UIRectEdge) -> NavigationDirection? {
    guard navigationOrientation == .horizontal else {
      return edge == .top ? .forward : edge == .bottom ? .reverse : nil
    }
    guard edge == .left || edge == .right else { return nil }
    let isMirrored = traitCollection.layoutDirection == .rightToLeft
    return (edge == .left) != isMirrored ? .forward : .reverse
  }
  /// Begins a swipe towards the next or the previous page; the data source says which that is.
  package func beginSwipe(_ direction: NavigationDirection) -> Bool {
    guard turn == nil, !pages.isEmpty, _appearance.state == .appeared, dataSource != nil,
      let next = kept[direction, default: ask(for: direction)]
    else { return false }
    kept = _system.nextPage == .isKept ? [direction.opposite: pages.first] : [:]
    delegate?.pageViewController(self, willTransitionTo: [next])
    begin([next], animated: true, isSwipe: true, completion: nil)
    return true
  }
  /// Lets go: the page turns, or falls back.
  package func endSwipe(completed: Bool) {
    guard turn?.isSwipe ?? false else { return }
    MainClock.shared.after(turns: MainClock.turnsOfAnimation) { [weak self] in
      self?.endTurn(completed: completed, finished: true)
    }
  }

  // MARK: Containment

  open override func loadView() {
    let view = UIView(frame: UIScreen.main.bounds)
    view.addSubview(content)
    self.view = view
  }
  private func place() {
    guard _view != nil, let page = pages.first, page.view.superview !== content else { return }
    page.view.frame = content.bounds
    content.addSubview(page.view)
  }
  internal override var _ownsChildAppearance: Bool { true }
  internal override var _childrenThatAppear: [UIViewController] {
    pages.first.map { [$0] } ?? []
  }
  internal override func _appearanceDidEnd(_ isAppearing: Bool, animated: Bool) {
    super._appearanceDidEnd(isAppearing, animated: animated)
    if isAppearing { askAhead() }
  }
  internal override func _appearanceDidBegin(_ isAppearing: Bool, animated: Bool) {
    super._appearanceDidBegin(isAppearing, animated: animated)
    if isAppearing { place() }
  }
}

@preconcurrency @MainActor public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}
extension UIPageViewControllerDataSource {
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

@preconcurrency @MainActor public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController])
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
  func pageViewController(
    _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation
  func pageViewControllerSupportedInterfaceOrientations(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientationMask
  func pageViewControllerPreferredInterfaceOrientationForPresentation(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientation
}
extension UIPageViewControllerDelegate {
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
  public func pageViewController(
    _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation { .min }
  public func pageViewControllerSupportedInterfaceOrientations(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientationMask { .all }
  public func pageViewControllerPreferredInterfaceOrientationForPresentation(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientation { .portrait }
}
