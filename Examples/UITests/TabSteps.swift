#if canImport(SwiftUIPerson)
  import SwiftUIPerson
#else
  import XCTest
#endif

/// Steps 33 to 37: tabs, and the app's life.
final class TabSteps: XCTestCase {
  @MainActor func testStep33() async throws {
    let phone = await Phone.withColours()
    await phone.tab("Account")
    await phone.tab("Ways back")
    await phone.tab("Colours")
    phone.isAt("Orange")
  }

  @MainActor func testStep34() async throws {
    let phone = await Phone.withColours()
    await phone.tab("Colours")
    phone.isAt("Colours")
  }

  @MainActor func testStep35() async throws {
    let phone = await Phone.atWaysBack()
    for title in ["Colours", "Account", "Ways back", "Colours"] { await phone.tab(title) }
    await phone.tap("Blue")
    phone.isAt("Blue")
    await phone.tab("Ways back")
    phone.isAt("Ways back")
  }

  @MainActor func testStep36() async throws {
    let phone = await Phone.withColours()
    await phone.leaveAndComeBack()
    phone.isAt("Orange")
    await phone.back()
    phone.isAt("Red")
  }

  @MainActor func testStep37() async throws {
    let phone = await Phone.atWaysBack()
    await phone.tap("Green")
    await phone.leaveAndComeBack()
    phone.isAt("Green")
    await phone.tap("Done")
    phone.sees("Green: finished")
  }
}

extension Phone {
  /// Campus with three screens in the tab of colours.
  static func withColours() async -> Phone {
    let phone = await at(tab: "Colours")
    await phone.tap("Red")
    await phone.tap("The next colour")
    phone.isAt("Orange")
    return phone
  }
}
