public import Foundation
public import UIKit

extension Person {
  /// Taps the tab at a place, counted from the left.
  public func tapTab(at index: Int) throws(Obstacle) {
    for case let bar as UITabBar in try views() where bar.tap(at: index) { return }
    throw Obstacle(.notFound, "there is no tab at \(index)")
  }

  /// Taps a row of the front table.
  public func tapRow(at indexPath: IndexPath) throws(Obstacle) {
    for case let table as UITableView in try views().reversed() {
      guard table.allIndexPaths.contains(indexPath) else { continue }
      if table.tapRow(at: indexPath) { return }
    }
    throw Obstacle(.notFound, "no row at \(indexPath) can be tapped")
  }

  /// Swipes a row of the front table and taps an action that appears: by its title, or "Delete".
  public func swipeRow(at indexPath: IndexPath, andTap title: String) throws(Obstacle) {
    for case let table as UITableView in try views().reversed() {
      guard table.allIndexPaths.contains(indexPath) else { continue }
      if table.swipeAction(title, at: indexPath) { return }
    }
    throw Obstacle(.notFound, "no row at \(indexPath) offers '\(title)'")
  }

  /// Pulls the front list down to refresh it.
  public func pullToRefresh() throws(Obstacle) {
    for case let control as UIRefreshControl in try views().reversed() {
      return control.pull()
    }
    throw Obstacle(.notFound, "nothing can be refreshed")
  }

  /// Removes the text of a field.
  public func clear(_ name: String) throws(Obstacle) {
    for case let field as any Typable in try views() where field.typingNames.contains(name) {
      if field.clearText() { return }
    }
    throw Obstacle(.notFound, "nothing that is called '\(name)' can be cleared")
  }

  /// Presses the keyboard's return key, which chooses the preferred action of an alert.
  public func pressReturn() throws(Obstacle) {
    if let alert = window._frontController as? UIAlertController, try !views().isEmpty {
      guard alert.pressReturn() else {
        throw Obstacle(.notFound, "the alert prefers no action")
      }
      return
    }
    for case let field as any Typable in try views() where field.pressReturn() { return }
    throw Obstacle(.notFound, "nothing is being edited")
  }

  /// Moves a slider, found by its accessibility label.
  public func slide(_ label: String, to value: Float) throws(Obstacle) {
    for case let slider as UISlider in try views() where slider.accessibilityLabel == label {
      guard slider.isEnabled else { break }
      slider.value = value
      return slider.sendActions(for: .valueChanged)
    }
    throw Obstacle(.notFound, "no slider is called '\(label)'")
  }

  /// Turns to the next or the previous page, or begins to and lets the page fall back.
  public func swipePage(
    _ direction: UIPageViewController.NavigationDirection, letsItFallBack: Bool = false
  ) throws(Obstacle) {
    try swipe(pages(), direction, letsItFallBack)
  }

  /// Swipes over the pages to an edge; which page that leads to depends on their axis, and on the reading direction.
  public func swipePage(to edge: UIRectEdge, letsItFallBack: Bool = false) throws(Obstacle) {
    let pages = try pages()
    guard let direction = pages.direction(towards: edge) else {
      throw Obstacle(.refused, "the pages do not turn that way")
    }
    try swipe(pages, direction, letsItFallBack)
  }

  private func pages() throws(Obstacle) -> UIPageViewController {
    _ = try views()
    guard let pages = path.last(where: { $0 is UIPageViewController }) as? UIPageViewController
    else { throw Obstacle(.notFound, "there are no pages") }
    return pages
  }

  private func swipe(
    _ pages: UIPageViewController, _ direction: UIPageViewController.NavigationDirection,
    _ letsItFallBack: Bool
  ) throws(Obstacle) {
    guard pages.beginSwipe(direction) else {
      throw Obstacle(.refused, "there is no page in that direction")
    }
    pages.endSwipe(completed: !letsItFallBack)
  }

  /// Replaces the text of a field.
  public func retype(_ text: String, into name: String) throws(Obstacle) {
    for case let field as any Typable in try views() where field.typingNames.contains(name) {
      if field.clearText(), field.typeText(text) { return }
    }
    throw Obstacle(.notFound, "nothing to type into is called '\(name)'")
  }

  /// The scroll view that the front bar follows, whose scrolling makes a large title small: the first
  /// on the way down the first subviews.
  public var scrollViewUnderBar: UIScrollView? {
    var view = topScreen?.viewIfLoaded
    while let here = view {
      if let found = here as? UIScrollView { return found }
      view = here.subviews.first
    }
    return nil
  }

  /// Drags the app's edge: the window gets as much room as a tablet's or a phone's screen has.
  public func giveRoom(_ horizontal: UIUserInterfaceSizeClass) { window.setRoom(horizontal) }

  /// Chooses a language that is read in this direction.
  public func read(_ direction: UITraitEnvironmentLayoutDirection) {
    window.setLayoutDirection(direction)
  }

  /// Turns the device: the size of the window changes.
  public func rotate(to orientation: UIInterfaceOrientation) throws(Obstacle) {
    guard window._isVisible else {
      throw Obstacle(.windowNotVisible, "the window is not visible")
    }
    guard window._rotate(to: orientation) else {
      throw Obstacle(.refused, "the controller in front does not support that orientation")
    }
  }

  /// The views in front that respond to touches.
  private func views() throws(Obstacle) -> [UIView] {
    try touchableViews()
  }
}
