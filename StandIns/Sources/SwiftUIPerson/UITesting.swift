import Foundation
public import SwiftUI
import UIKit
import UIKitPerson

/// An app under test, with an interface like XCTest's.
///
/// Acts wait until the clock is idle before they look and after they touch, as UI tests do. Acts
/// that the user could not perform are recorded in `failures`, which a test expects to be empty.
@MainActor public final class XCUIApplication: XCUIElementTypeQueryProvider {
  private let person: SwiftUIPerson
  /// The acts that failed, oldest first.
  public private(set) var failures: [String] = []

  /// Creates an app whose window a person looks at.
  public init(_ person: SwiftUIPerson) { self.person = person }

  public var tabBars: XCUIElementQuery { XCUIElementQuery(self, []) }
  public var otherElements: XCUIElementQuery { XCUIElementQuery(self, nil) }
  public var navigationBars: XCUIElementQuery { XCUIElementQuery(self, [], .bars) }
  public var alerts: XCUIElementQuery { XCUIElementQuery(self, [], .alerts) }
  public var sheets: XCUIElementQuery { XCUIElementQuery(self, [], .dialogs) }
  /// The lists, whose elements belong to the app.
  public var collectionViews: XCUIElementQuery { XCUIElementQuery(self, [], .lists) }
  /// The lists, whose elements belong to the app.
  public var tables: XCUIElementQuery { collectionViews }
  public func _inside(_ roles: [_Role]) -> XCUIElementQuery { XCUIElementQuery(self, roles) }

  /// Waits until the app is idle; it was launched when it was made.
  public func launch() { act { _ throws(Obstacle) in } }

  /// Swipes back from the edge of the screen.
  public func swipeRight() { act { person throws(Obstacle) in try person.swipeBack() } }
  /// Drags the sheet in front down.
  public func swipeDown() { act { person throws(Obstacle) in try person.swipeDown() } }

  internal func act(_ work: (SwiftUIPerson) throws(Obstacle) -> Void) {
    StandIn.clock.runUntilIdle()
    do throws(Obstacle) { try work(person) } catch { failures.append(error.description) }
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
  enum Kind { case elements, bars, alerts, dialogs, lists }
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
    let (kind, roles, all, isWhole) = (kind, roles, find, scope == nil)
    return XCUIElement(app, name: name) { person in
      switch kind {
      case .bars: return person.hand.barTitle == name ? .box : nil
      case .alerts, .dialogs: return person.alert(kind == .alerts)?.title == name ? .box : nil
      case .lists: return nil
      case .elements: break
      }
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

  public var exists: Bool { found != nil }
  public var isHittable: Bool { exists }
  public var isEnabled: Bool { element?.isEnabled ?? exists }
  public var isSelected: Bool { element?.isSelected ?? false }
  public var label: String { element?.label ?? (exists ? name : "") }
  public var identifier: String { element?.identifier ?? "" }
  public var value: Any? {
    if case .field(let field)? = found { return field.readableText }
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
  public func press(forDuration duration: TimeInterval) {
    let name = name
    let find = find
    app.act { person throws(Obstacle) in
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
  /// A field of the alert in front.
  fileprivate func field(_ name: String) -> UITextField? {
    alert(true)?.textFields?.first { $0.placeholder == name || $0.text == name }
  }
}
extension UITextField {
  fileprivate var readableText: String? { readableTexts.first }
}
