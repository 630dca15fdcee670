import Foundation
public import UIKit

/// A user who looks at a window and touches it.
///
/// A person acts only on elements that are visible, in front and enabled; otherwise the act throws
/// an `Obstacle`. An act starts transitions and returns; the clock completes them.
@MainActor public struct Person {
  /// The window that the person looks at.
  public let window: UIWindow

  /// Creates a person in front of a window.
  public init(in window: UIWindow) { self.window = window }

  // MARK: Looking

  /// The visible texts of the front layer, in the order of the views.
  public var visibleTexts: [String] {
    guard window._isVisible, let layer = window._frontLayer else { return [] }
    var texts: [String] = []
    read(layer, into: &texts)
    return texts
  }
  /// Whether a text is visible.
  public func sees(_ text: String) -> Bool { visibleTexts.contains(text) }
  /// The title in the front navigation bar.
  public var barTitle: String? { frontNavigation?.navigationBar.topItem?.title }
  /// The title of the back button, if there is one.
  public var backTitle: String? {
    guard let bar = backNavigation?.navigationBar, !bar.isHidden else { return nil }
    return bar.backTitle
  }
  /// The innermost controller in front.
  public var topScreen: UIViewController? { window._frontController?._innermost }
  /// The controllers in front, outside in.
  public var path: [UIViewController] { window._frontController?._visiblePath ?? [] }
  /// The titles of all elements that can be tapped.
  public var tappableTitles: [String] {
    guard (try? layer()) != nil, let layer = window._frontLayer else { return [] }
    return touchables(in: layer).flatMap { $0.touchTitles() }
  }

  // MARK: Tapping and typing

  /// Taps the element with a title: a button, a row or an alert's action, otherwise a bar item or a
  /// tab.
  public func tap(_ title: String) throws(Obstacle) {
    let all = touchables(in: try layer())
    let found = all.filter { !isBar($0) } + all.filter { isBar($0) }
    for one in found where one.touchTitles().contains(title) {
      if one.touch(title) { return }
    }
    throw Obstacle(
      .notFound,
      "nothing to tap is called '\(title)'; there is \(found.flatMap { $0.touchTitles() })")
  }

  /// Taps a tab.
  public func tapTab(_ title: String) throws(Obstacle) {
    for one in touchables(in: try layer()) where one is UITabBar && one.touch(title) { return }
    throw Obstacle(.notFound, "no tab is called '\(title)'")
  }

  /// Types into the field with a name: its placeholder, its accessibility label or its text.
  public func type(_ text: String, into name: String) throws(Obstacle) {
    var field: (any Typable)?
    visit(try layer()) { view in
      guard field == nil, let typable = view as? any Typable, typable.typingNames.contains(name)
      else { return }
      field = typable
    }
    guard let field, field.typeText(text) else {
      throw Obstacle(.notFound, "nothing to type into is called '\(name)'")
    }
  }

  /// Taps on a view, for its gesture recognizers.
  public func tap(on view: UIView) throws(Obstacle) {
    let layer = try layer()
    guard view.isDescendant(of: layer), isTouchable(view) else {
      throw Obstacle(.notFound, "the view cannot be reached")
    }
    for case let tap as UITapGestureRecognizer in view.gestureRecognizers ?? [] {
      _ = tap._recognize()
    }
  }

  // MARK: Going back

  /// Taps the back button of the front navigation bar.
  public func tapBack() throws(Obstacle) {
    _ = try layer()
    guard let navigation = backNavigation, !navigation.isNavigationBarHidden else {
      throw Obstacle(.noWayBack, "there is no navigation bar")
    }
    guard navigation.navigationBar.backTitle != nil, navigation.navigationBar.tapBack() else {
      throw Obstacle(.noWayBack, "there is no back button")
    }
  }

  /// The menu of a long press on the back button, the nearest screen first.
  public var backMenu: [UIViewController] {
    guard backTitle != nil else { return [] }
    return backNavigation?._backMenu ?? []
  }

  /// Long-presses the back button and chooses a controller.
  public func chooseFromBackMenu(_ controller: UIViewController) throws(Obstacle) {
    _ = try layer()
    guard let navigation = backNavigation, backMenu.contains(where: { $0 === controller }) else {
      throw Obstacle(.notFound, "the back menu does not offer \(controller)")
    }
    navigation._chooseFromBackMenu(controller)
  }

  /// Makes the escape gesture, a scrub with two fingers in VoiceOver, or presses its keys.
  public func escape() throws(Obstacle) {
    _ = try layer()
    var responder: UIResponder? = topScreen?.viewIfLoaded ?? topScreen
    while let here = responder {
      if here.accessibilityPerformEscape() { return }
      responder = here.next
    }
    guard window._frontController?._presentation != nil else {
      throw Obstacle(.noWayBack, "there is nothing to go back to")
    }
    try swipeDown()
  }

  /// Puts a finger on the left edge and begins to go back.
  public func beginSwipeBack() throws(Obstacle) -> BackGesture {
    _ = try layer()
    return try beginSwipe(from: .edge)
  }

  /// Puts a finger on the content and begins to go back; since iOS 26 also during a stack's
  /// transition.
  public func beginSwipeBackOverContent() throws(Obstacle) -> BackGesture {
    _ = try layer(thoughMoving: backNavigation)
    return try beginSwipe(from: .content)
  }

  private func beginSwipe(from area: BackSwipe.Area) throws(Obstacle) -> BackGesture {
    guard let swipe = backNavigation?._backSwipe(from: area) else {
      throw Obstacle(.noWayBack, "there is no navigation controller with such a swipe")
    }
    guard swipe.begin() else {
      throw Obstacle(.refused, "the swipe back was not allowed to begin")
    }
    return BackGesture(swipe)
  }

  /// Swipes back.
  public func swipeBack() throws(Obstacle) { try beginSwipeBack().finish() }

  // MARK: Dismissing

  /// Puts a finger on the front sheet and begins to drag it down.
  public func beginSwipeDown() throws(Obstacle) -> DismissalGesture {
    _ = try layer()
    guard let front = window._frontController, front._presentation != nil else {
      throw Obstacle(.notDismissible, "nothing is presented")
    }
    let gesture = UserDismissal(front)
    switch gesture.begin() {
    case .begun: return DismissalGesture(gesture)
    case .refused: throw Obstacle(.refused, "the dismissal was refused")
    case .impossible: throw Obstacle(.notDismissible, "what is in front cannot be dragged away")
    }
  }

  /// Puts a finger on a screen that came by a zoom and begins to drag it away.
  ///
  /// - Parameter isScrolled: True if the drag scrolls the screen's content instead.
  public func beginZoomAway(isScrolled: Bool = false) throws(Obstacle) -> ZoomGesture {
    _ = try layer()
    let front = window._frontController
    for controller in [backNavigation?.topViewController, front].compactMap({ $0 }) {
      let drag = ZoomDrag(controller)
      switch drag.begin(ifAtTop: !isScrolled) {
      case .begun: return ZoomGesture(drag)
      case .refused: throw Obstacle(.refused, "the screen was not allowed to be dragged away")
      case .impossible: continue
      }
    }
    throw Obstacle(.notDismissible, "no screen in front came by a zoom")
  }

  /// Drags the front sheet down.
  public func swipeDown() throws(Obstacle) { try beginSwipeDown().finish() }

  /// Draws the front sheet to another of its heights.
  public func drawSheet(to detent: UISheetPresentationController.Detent.Identifier) throws(Obstacle)
  {
    _ = try layer()
    let sheet = window._frontController?.presentationController as? UISheetPresentationController
    guard let sheet else { throw Obstacle(.notFound, "there is no sheet in front") }
    guard sheet._draw(to: detent) else {
      throw Obstacle(.refused, "the sheet does not rest at '\(detent.rawValue)'")
    }
  }

  /// Taps beside the front popover or sheet.
  public func tapOutside() throws(Obstacle) {
    _ = try layer()
    if let alert = window._frontController as? UIAlertController {
      guard alert.tapOutside() else {
        throw Obstacle(.notDismissible, "the alert stays until an action is chosen")
      }
      return
    }
    try beginSwipeDown().finish()
  }

  // MARK: Views

  /// The innermost navigation controller with a way back: the bars of nested controllers cover each
  /// other.
  private var backNavigation: UINavigationController? {
    let all = path.compactMap { $0 as? UINavigationController }
    return all.last { $0.viewControllers.count > 1 } ?? all.last
  }

  private var frontNavigation: UINavigationController? {
    window._frontController?._visiblePath.last { $0 is UINavigationController }
      as? UINavigationController
  }

  /// Returns the front layer, or throws the reason why it cannot be touched.
  ///
  /// - Parameter stack: A stack that may be in a transition.
  private func layer(thoughMoving stack: UINavigationController? = nil) throws(Obstacle) -> UIView {
    guard window._isVisible, let layer = window._frontLayer else {
      throw Obstacle(.windowNotVisible, "the window is not visible")
    }
    if window._windowInFront != nil {
      throw Obstacle(.windowCovered, "another window is in front")
    }
    let isMoving = window._isInTransition && stack?._movesAlone != true && !touchesArrive
    if isMoving || UIApplication.shared.isIgnoringInteractionEvents {
      throw Obstacle(.duringTransition, "a transition is under way")
    }
    return layer
  }

  /// Whether touches reach what arrives in the transition that is under way.
  private var touchesArrive: Bool {
    switch window._system.touchesInTransition {
    case .areRefused: false
    case .reachTheArrivingScreen: !window._isHeldByFinger
    case .reachItBesideAFinger: true
    }
  }

  /// The views in front that a user can reach, back to front.
  package func touchableViews() throws(Obstacle) -> [UIView] {
    var found: [UIView] = []
    visit(try layer()) { found.append($0) }
    return found
  }

  private func touchables(in layer: UIView) -> [any Touchable] {
    var found: [any Touchable] = []
    visit(layer) { if let one = $0 as? any Touchable { found.append(one) } }
    return found.reversed()
  }

  private func visit(_ view: UIView, _ body: (UIView) -> Void) {
    guard isVisible(view), view.isUserInteractionEnabled else { return }
    body(view)
    for inner in view.subviews { visit(inner, body) }
  }

  private func read(_ view: UIView, into texts: inout [String]) {
    guard isVisible(view) else { return }
    if let readable = view as? any Readable { texts += readable.readableTexts }
    for inner in view.subviews { read(inner, into: &texts) }
  }

  private func isVisible(_ view: UIView) -> Bool { !view.isHidden && view.alpha >= 0.01 }

  private func isTouchable(_ view: UIView) -> Bool {
    var one: UIView? = view
    while let here = one {
      guard isVisible(here), here.isUserInteractionEnabled else { return false }
      one = here.superview
    }
    return true
  }

  /// Whether a view is one of the bars around a screen.
  private func isBar(_ view: any Touchable) -> Bool {
    view is UINavigationBar || view is UITabBar || view is UIToolbar
  }
}
