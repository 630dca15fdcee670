import Foundation
public import SwiftUI
import UIKit
import UIKitPerson

/// An app under test, with an interface like XCTest's.
///
/// Acts wait until the clock is idle before they look and after they touch, as UI tests do. Acts
/// that the user could not perform are recorded in `failures`, which a test expects to be empty.
@MainActor public final class XCUIApplication: XCUIElementTypeQueryProvider {
  internal var person: SwiftUIPerson
  /// The acts that failed, oldest first.
  public internal(set) var failures: [String] = []
  /// What `launch()` passes to the app.
  public var launchArguments: [String] = []
  /// The controllers of the back button's menu, while it is open.
  internal var openMenu: [UIViewController] = []
  internal let bundleIdentifier: String?
  internal var running: _RunningApp?

  /// Creates an app whose window a person looks at.
  public init(_ person: SwiftUIPerson) {
    self.person = person
    bundleIdentifier = nil
  }
  /// Creates an app that `launch()` launches: one that was registered with `_register`.
  public init(bundleIdentifier: String) {
    person = SwiftUIPerson(in: UIWindow())
    self.bundleIdentifier = bundleIdentifier
  }

  public var tabBars: XCUIElementQuery { XCUIElementQuery(self, []) }
  public var otherElements: XCUIElementQuery { XCUIElementQuery(self, nil) }
  /// None: text arrives without a keyboard on the screen.
  public var keyboards: XCUIElementQuery { XCUIElementQuery(self, [], in: { _ in [] }) }
  public var navigationBars: XCUIElementQuery { XCUIElementQuery(self, [], .bars) }
  public var alerts: XCUIElementQuery { XCUIElementQuery(self, [], .alerts) }
  public var sheets: XCUIElementQuery { XCUIElementQuery(self, [], .dialogs) }
  /// The lists, whose elements belong to the app, with those of an open menu.
  public var collectionViews: XCUIElementQuery { XCUIElementQuery(self, [], .lists) }
  /// The lists, whose elements belong to the app.
  public var tables: XCUIElementQuery { collectionViews }
  public func _inside(_ roles: [_Role]) -> XCUIElementQuery { XCUIElementQuery(self, roles) }

  /// Launches the app; one that was made with a person is there already.
  public func launch() {
    relaunch()
    act { _ throws(Obstacle) in }
  }

  /// Swipes back from the edge of the screen.
  public func swipeRight() { act { person throws(Obstacle) in try person.swipeBack() } }
  /// Drags the sheet in front down.
  public func swipeDown() { act { person throws(Obstacle) in try person.swipeDown() } }

  internal func act(_ work: (SwiftUIPerson) throws(Obstacle) -> Void) {
    StandIn.clock.runUntilIdle()
    do throws(Obstacle) {
      try work(person)
    } catch {
      failures.append(error.description)
      XCTestCase._failures.append(error.description)
    }
    StandIn.clock.runUntilIdle()
  }
  internal func look<T>(_ work: (SwiftUIPerson) -> T) -> T {
    StandIn.clock.runUntilIdle()
    return work(person)
  }
}

/// Finds elements of an app.
@MainActor public struct XCUIElementQuery: XCUIElementTypeQueryProvider {
  private let app: XCUIApplication
  private let roles: [_Role]?
  private let kind: Kind
  /// What it finds beside elements of SwiftUI's.
  enum Kind { case elements, bars, barButtons, alerts, dialogs, lists }
  /// Where it looks; `nil` for the whole app.
  private let scope: ((SwiftUIPerson) -> [_Element])?
  init(
    _ app: XCUIApplication, _ roles: [_Role]?, _ kind: Kind = .elements,
    in scope: ((SwiftUIPerson) -> [_Element])? = nil
  ) {
    self.app = app
    self.roles = roles
    self.kind = kind
    self.scope = scope
  }
  internal var elements: [_Element] { app.look(find) }
  private var find: (SwiftUIPerson) -> [_Element] {
    let (roles, scope) = (roles, scope)
    return { person in
      (scope?(person) ?? person.elements).filter { roles?.contains($0.role) ?? true }
    }
  }
  public func _inside(_ roles: [_Role]) -> XCUIElementQuery {
    if kind == .bars { return XCUIElementQuery(app, roles, .barButtons) }
    guard kind == .elements, self.roles != [] else { return XCUIElementQuery(app, roles) }
    let find = find
    return XCUIElementQuery(app, roles) { person in find(person).flatMap { $0.all.dropFirst() } }
  }
  public var count: Int {
    switch kind {
    case .alerts, .dialogs, .lists: firstMatch.exists ? 1 : 0
    default: elements.count
    }
  }
  public var firstMatch: XCUIElement { element(boundBy: 0) }
  public subscript(name: String) -> XCUIElement {
    let (app, kind, roles, all, isWhole) = (app, kind, roles, find, scope == nil)
    return XCUIElement(app, name: name) { person in
      switch kind {
      case .bars: return person.hand.barTitle == name ? .box : nil
      case .alerts, .dialogs: return person.alert(kind == .alerts)?.title == name ? .box : nil
      case .barButtons where name == "BackButton":
        // The system's own button, or one of the app's with its identifier.
        if let title = person.hand.backTitle { return .word(title) }
        return person.find(name, as: .menu).first.map { .element($0) }
      case .lists: return nil
      case .elements, .barButtons: break
      }
      if let page = app.openMenu.first(where: { $0.backName == name }) { return .page(page) }
      let found = all(person).first {
        $0.identifier == name || $0.label == name || $0.placeholder == name
      }
      if let found { return .element(found) }
      guard isWhole else { return nil }
      // The bars and alerts are UIKit's.
      let isText = roles?.contains(.text) ?? true
      let isButton = roles?.contains(.button) ?? true
      let isSecret = roles?.contains(.secureField) ?? true
      if isSecret || roles?.contains(.field) ?? true,
        let field = person.field(name), field.isSecureTextEntry ? isSecret : roles != [.secureField]
      {
        return .field(field)
      }
      if isText, person.sees(name) { return .word(name) }
      if isButton, person.hand.tappableTitles.contains(name) || person.hand.backTitle == name {
        return .word(name)
      }
      return nil
    }
  }
  public func element(boundBy index: Int) -> XCUIElement {
    let (kind, find) = (kind, find)
    return XCUIElement(app, name: "#\(index)") { person in
      if kind == .alerts || kind == .dialogs {
        return index == 0 && person.alert(kind == .alerts) != nil ? .box : nil
      }
      if kind == .lists { return person.elements.contains { $0.role == .row } ? .box : nil }
      let all = find(person)
      return all.indices.contains(index) ? .element(all[index]) : nil
    }
  }
}

/// An element of an app, found anew at each use.
@MainActor public struct XCUIElement: XCUIElementTypeQueryProvider {
  enum Found {
    case element(_Element)
    case word(String)
    case field(UITextField)
    /// A page in the menu of the back button.
    case page(UIViewController)
    /// A bar or an alert.
    case box
  }
  internal let app: XCUIApplication
  private let name: String
  private let find: (SwiftUIPerson) -> Found?
  init(_ app: XCUIApplication, name: String, find: @escaping (SwiftUIPerson) -> Found?) {
    self.app = app
    self.name = name
    self.find = find
  }
  private var found: Found? { app.look(find) }
  private var element: _Element? {
    if case .element(let element)? = found { element } else { nil }
  }
  public func _inside(_ roles: [_Role]) -> XCUIElementQuery {
    guard element != nil else { return XCUIElementQuery(app, roles) }
    let find = find
    return XCUIElementQuery(app, roles) { person in
      if case .element(let element)? = find(person) { Array(element.all.dropFirst()) } else { [] }
    }
  }

  public var firstMatch: XCUIElement { self }
  public var exists: Bool { found != nil }
  public var isHittable: Bool { exists }
  public var isEnabled: Bool { element?.isEnabled ?? exists }
  public var isSelected: Bool { element?.isSelected ?? false }
  public var label: String { element?.label ?? (exists ? name : "") }
  public var identifier: String { element?.identifier ?? "" }
  public var value: Any? {
    if case .field(let field)? = found { return field.readableText }
    if case .word(let title)? = found {
      return app.look { person in person.button(title)?.accessibilityValue }
    }
    return element?.value ?? element?.placeholder
  }
  public var placeholderValue: String? {
    if case .field(let field)? = found { field.placeholder } else { element?.placeholder }
  }
  /// Whether the element exists when the app is idle; no time passes.
  public func waitForExistence(timeout: TimeInterval) -> Bool { exists }
  /// Whether the element is gone when the app is idle; no time passes.
  public func waitForNonExistence(timeout: TimeInterval) -> Bool { !exists }
  public func tap() {
    let name = name
    let find = find
    app.act { person throws(Obstacle) in
      switch find(person) {
      case .element(let element) where element.canBeTapped: element.tap()
      case .element(let element) where element.canBeTyped: element.focus()
      case .element(let element) where element.role == .row:
        guard let inside = element.all.first(where: \.canBeTapped) else {
          throw Obstacle(.notFound, "'\(name)' cannot be tapped")
        }
        inside.tap()
      case .field: break
      case .word(let title) where person.hand.backTitle == title: try person.tapBack()
      case .word(let title): try person.tap(title)
      case .page(let page):
        app.openMenu = []
        try person.hand.chooseFromBackMenu(page)
      default: throw Obstacle(.notFound, "'\(name)' cannot be tapped")
      }
    }
  }
  public func typeText(_ text: String) {
    let name = name
    let find = find
    app.act { person throws(Obstacle) in
      switch find(person) {
      case .element(let element) where element.canBeTyped:
        element.type((element.text ?? "") + text)
      case .field: try person.hand.type(text, into: name)
      default: throw Obstacle(.notFound, "'\(name)' takes no text")
      }
    }
  }
  public func doubleTap() {
    let (name, find) = (name, find)
    app.act { person throws(Obstacle) in
      guard case .word(let title)? = find(person), person.hand.backTitle == title else {
        throw Obstacle(.notFound, "'\(name)' is not the back button")
      }
      try person.tapBack()
      // The second touch may come too early to arrive.
      try? person.tapBack()
    }
  }
  public func press(forDuration duration: TimeInterval) {
    let name = name
    let find = find
    app.act { person throws(Obstacle) in
      if case .word(let title)? = find(person), person.hand.backTitle == title {
        app.openMenu = person.hand.backMenu
        return
      }
      // The items of a menu can be tapped at any time here.
      if case .element(let element)? = find(person), element.role == .menu { return }
      guard case .element(let element)? = find(person), element.canBePressedLong else {
        throw Obstacle(.notFound, "'\(name)' cannot be pressed long")
      }
      element.pressLong()
    }
  }
}

extension SwiftUIPerson {
  /// The alert or the dialog in front.
  fileprivate func alert(_ isAlert: Bool) -> UIAlertController? {
    guard let alert = hand.topScreen as? UIAlertController,
      alert.preferredStyle == (isAlert ? .alert : .actionSheet)
    else { return nil }
    return alert
  }
  /// A field of UIKit's: of the alert in front, or of the screen.
  fileprivate func field(_ name: String) -> UITextField? {
    if let alert = alert(true) {
      return alert.textFields?.first { $0.placeholder == name || $0.text == name }
    }
    let fields = (try? hand.touchableViews())?.lazy.compactMap { $0 as? UITextField }
    return fields?.first { $0.placeholder == name || $0.accessibilityLabel == name }
  }
  /// A button of UIKit's.
  fileprivate func button(_ title: String) -> UIButton? {
    let views = (try? hand.touchableViews())?.lazy.compactMap { $0 as? UIButton }
    return views?.first { $0.touchTitles().contains(title) }
  }
}
extension UIViewController {
  /// The title in the menu of the back button.
  fileprivate var backName: String? {
    navigationItem.backButtonTitle ?? navigationItem.backBarButtonItem?.title
      ?? navigationItem.title ?? title
  }
}
extension UITextField {
  fileprivate var readableText: String? { readableTexts.first }
}
