public import SwiftUI
public import UIKit
public import UIKitPerson

/// A user who looks at a window with SwiftUI's views, and touches it.
///
/// A person finds a visible element by its label, its identifier and its role, and acts only on an
/// element that is in front and enabled; otherwise the act throws an `Obstacle`.
@MainActor public struct SwiftUIPerson {
  /// The window that the person looks at.
  public let window: UIWindow
  /// The same person, for UIKit's views.
  public var hand: Person { Person(in: window) }

  /// Creates a person in front of a window.
  public init(in window: UIWindow) { self.window = window }
  /// Creates a person in front of an app.
  public init(in app: _LaunchedApp) { window = app.window }

  // MARK: Looking

  /// The visible elements, outside in and in order.
  public var elements: [_Element] {
    guard let views = try? hand.touchableViews() else { return [] }
    return views.flatMap { $0._elements ?? [] }.flatMap(\.all)
  }
  /// The texts on the screen, with those of the bars.
  public var texts: [String] { hand.visibleTexts }
  /// Whether a text is on the screen.
  public func sees(_ text: String) -> Bool { texts.contains(text) }
  /// The visible elements with a label or an identifier.
  public func find(_ name: String, as role: _Role? = nil) -> [_Element] {
    elements.filter { (role == nil || $0.role == role) && $0.isCalled(name) }
  }

  /// The placeholder or the label of the field that has the keyboard.
  public var focusedField: String? {
    elements.first(where: \.isFocused).map { $0.placeholder ?? $0.label }
  }

  // MARK: Acting

  /// Taps the element with a label or an identifier: a view, otherwise an element of a bar or an
  /// alert.
  public func tap(_ name: String, as role: _Role? = nil) throws(Obstacle) {
    _ = try hand.touchableViews()
    if let element = find(name, as: role).first(where: \.canBeTapped) { return element.tap() }
    guard role == nil || role == .button, find(name).isEmpty || role == nil else {
      throw Obstacle(missing: name)
    }
    try hand.tap(name)
  }
  /// Replaces the text of a field.
  public func type(_ text: String, into name: String) throws(Obstacle) {
    let all = try hand.touchableViews()
    let fields = all.flatMap { $0._elements ?? [] }.flatMap(\.all)
    let found = fields.first {
      $0.canBeTyped
        && ($0.identifier == name || $0.placeholder == name || $0.label == name || $0.value == name)
    }
    if let found { return found.type(text) }
    // The fields of alerts are UIKit's.
    try hand.retype(text, into: name)
  }
  /// Presses the return key in a field.
  public func submit(_ name: String) throws(Obstacle) {
    _ = try hand.touchableViews()
    guard let field = find(name).first(where: \.canBeTyped) else { throw Obstacle(missing: name) }
    field.pressReturn()
  }
  /// Long-presses an element.
  public func longPress(_ name: String) throws(Obstacle) {
    _ = try hand.touchableViews()
    guard let element = find(name).first(where: \.canBePressedLong) else {
      throw Obstacle(missing: name)
    }
    element.pressLong()
  }
  /// Swipes a row aside and taps an action that appears.
  public func swipe(_ name: String, andTap title: String) throws(Obstacle) {
    try choose(title, of: name, bySwipe: true)
  }
  /// Long-presses an element and taps an item that appears.
  public func longPress(_ name: String, andTap title: String) throws(Obstacle) {
    try choose(title, of: name, bySwipe: false)
  }
  private func choose(_ title: String, of name: String, bySwipe: Bool) throws(Obstacle) {
    _ = try hand.touchableViews()
    // A finger on a word is a finger on all that the word is in.
    for element in find(name) + elements where element.all.contains(where: { $0.isCalled(name) }) {
      if element.chooseHidden(title, bySwipe: bySwipe) { return }
    }
    throw Obstacle(missing: title)
  }
  /// Drags a finger over an element.
  public func drag(_ name: String, by translation: CGSize) throws(Obstacle) {
    _ = try hand.touchableViews()
    for element in find(name) + elements where element.identifier == name || element.label == name {
      if element.drag(by: translation) { return }
    }
    throw Obstacle(missing: name)
  }
  /// Moves a slider to a value.
  public func slide(_ name: String, to value: Double) throws(Obstacle) {
    try type("\(value)", into: name)
  }
  /// Pulls the front content down to refresh it, and returns the task of the refresh.
  @discardableResult public func pullToRefresh() throws(Obstacle) -> Task<Void, Never> {
    _ = try hand.touchableViews()
    for case let controller as _RegionController in hand.path.reversed() {
      if let task = controller._pull() { return task }
    }
    throw Obstacle(.notFound, "nothing can be loaded again")
  }
  /// Closes the inspector beside the front content, as by dragging its edge.
  public func closeInspector() throws(Obstacle) {
    _ = try hand.touchableViews()
    for case let controller as _RegionController in hand.path.reversed() {
      if controller._closeInspector() { return }
    }
    throw Obstacle(.notFound, "no inspector is beside the content")
  }
  /// Turns the device.
  public func rotate(to orientation: UIInterfaceOrientation) throws(Obstacle) {
    try hand.rotate(to: orientation)
  }
  /// Resizes the app's window to that of a tablet or a phone.
  public func giveRoom(_ horizontal: UIUserInterfaceSizeClass) { hand.giveRoom(horizontal) }
  /// Begins to swipe back with a finger on the content, on systems since 26.
  public func beginSwipeBackOverContent() throws(Obstacle) -> BackGesture {
    try hand.beginSwipeBackOverContent()
  }
  /// Chooses a page from the menu of the back button, counted from the nearest.
  public func chooseFromBackMenu(_ place: Int) throws(Obstacle) {
    let menu = hand.backMenu
    guard menu.indices.contains(place) else {
      throw Obstacle(.notFound, "the back menu has \(menu.count) pages")
    }
    try hand.chooseFromBackMenu(menu[place])
  }
  /// Taps a tab.
  public func tapTab(_ title: String) throws(Obstacle) { try hand.tapTab(title) }
  /// Taps the back button.
  public func tapBack() throws(Obstacle) { try hand.tapBack() }
  /// Swipes back.
  public func swipeBack() throws(Obstacle) { try hand.swipeBack() }
  /// Begins to swipe back.
  public func beginSwipeBack() throws(Obstacle) -> BackGesture { try hand.beginSwipeBack() }
  /// Drags the sheet in front down.
  public func swipeDown() throws(Obstacle) { try hand.swipeDown() }
  /// Begins to swipe the sheet in front down.
  public func beginSwipeDown() throws(Obstacle) -> DismissalGesture { try hand.beginSwipeDown() }
}

extension _Element {
  fileprivate func isCalled(_ name: String) -> Bool {
    identifier == name || label == name || placeholder == name
  }
}
extension Obstacle {
  fileprivate init(missing name: String) {
    self.init(.notFound, "nothing that can be used so is called '\(name)'")
  }
}
