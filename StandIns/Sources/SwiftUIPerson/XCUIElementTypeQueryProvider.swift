public import SwiftUI

/// The queries of an app, of an element for those inside it, and of a query for those inside all that it finds.
///
/// Elements inside bars and alerts belong to the app.
@MainActor public protocol XCUIElementTypeQueryProvider {
  func _inside(_ roles: [_Role]) -> XCUIElementQuery
}
extension XCUIElementTypeQueryProvider {
  public var buttons: XCUIElementQuery { _inside([.button, .menu, .link]) }
  public var staticTexts: XCUIElementQuery { _inside([.text]) }
  public var textFields: XCUIElementQuery { _inside([.field]) }
  public var secureTextFields: XCUIElementQuery { _inside([.secureField]) }
  public var switches: XCUIElementQuery { _inside([.toggle]) }
  public var images: XCUIElementQuery { _inside([.image]) }
  public var searchFields: XCUIElementQuery { _inside([.searchField]) }
  public var datePickers: XCUIElementQuery { _inside([.datePicker]) }
  public var sliders: XCUIElementQuery { _inside([.slider]) }
  public var steppers: XCUIElementQuery { _inside([.stepper]) }
  public var pickers: XCUIElementQuery { _inside([.picker]) }
  public var progressIndicators: XCUIElementQuery { _inside([.progress]) }
  public var cells: XCUIElementQuery { _inside([.row]) }
  public var links: XCUIElementQuery { _inside([.link]) }
}
