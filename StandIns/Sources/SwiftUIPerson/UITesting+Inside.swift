import SwiftUI

// What is inside of an element, or of all that a query finds; what is inside of bars and alerts belongs to the app.
extension XCUIElement {
  public var buttons: XCUIElementQuery { inside(.button, .menu, .link) }
  public var staticTexts: XCUIElementQuery { inside(.text) }
  public var textFields: XCUIElementQuery { inside(.field) }
  public var secureTextFields: XCUIElementQuery { inside(.secureField) }
  public var switches: XCUIElementQuery { inside(.toggle) }
  public var images: XCUIElementQuery { inside(.image) }
  public var cells: XCUIElementQuery { inside(.row) }
}
extension XCUIElementQuery {
  public var buttons: XCUIElementQuery { inside(.button, .menu, .link) }
  public var staticTexts: XCUIElementQuery { inside(.text) }
  public var textFields: XCUIElementQuery { inside(.field) }
  public var secureTextFields: XCUIElementQuery { inside(.secureField) }
  public var switches: XCUIElementQuery { inside(.toggle) }
  public var images: XCUIElementQuery { inside(.image) }
  public var cells: XCUIElementQuery { inside(.row) }
}
