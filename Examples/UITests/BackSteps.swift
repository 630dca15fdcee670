#if canImport(SwiftUIPerson)
  import SwiftUIPerson
#else
  import XCTest
#endif

/// Steps 1 to 19: ways back in a stack.
final class BackSteps: XCTestCase {
  @MainActor func testStep1() async throws {
    let phone = await Phone()
    await phone.tap("To yellow")
    phone.isAt("Yellow")
    await phone.swipeBack()
    phone.isAt("Log in")
    await phone.tap("To yellow")
    phone.isAt("Yellow")
  }

  @MainActor func testStep2() async throws {
    let phone = await Phone()
    await phone.tap("To yellow")
    await phone.swipeBack(over: 0.2)
    phone.isAt("Yellow")
    phone.hasBackButton(true)
    await phone.back()
    phone.isAt("Log in")
  }

  @MainActor func testStep3() async throws {
    let phone = await Phone()
    await phone.swipeBack()
    phone.isAt("Log in")
    await phone.tap("To yellow")
    phone.isAt("Yellow")
  }

  @MainActor func testStep4() async throws {
    let phone = await Phone()
    await phone.tap("To yellow")
    await phone.tap("On to red")
    phone.isAt("Red")
    await phone.swipeBack()
    phone.isAt("Yellow")
    await phone.swipeBack()
    phone.isAt("Log in")
  }

  @MainActor func testStep5() async throws {
    let phone = await Phone.withUnsavedName()
    await phone.swipeBack()
    phone.isAsked("Discard the new name?")
  }

  @MainActor func testStep6() async throws {
    let phone = await Phone.withUnsavedName()
    await phone.swipeBack()
    await phone.answer("Keep editing")
    phone.isAt("Name")
    await phone.swipeBack()
    await phone.answer("Discard")
    phone.isAt("Account")
    phone.row("Name", says: "김민지")
  }

  @MainActor func testStep7() async throws {
    let phone = await Phone.withUnsavedName()
    guard systemVersion >= 26 else { throw XCTSkip("since iOS 26") }
    await phone.swipeBackOverContent()
    phone.isAsked("Discard the new name?")
    await phone.answer("Discard")
    phone.isAt("Account")
  }

  @MainActor func testStep11() async throws {
    let phone = await Phone.withUnsavedName()
    await phone.back(to: "Account")
    phone.isAsked("Discard the new name?")
    await phone.answer("Keep editing")
    phone.isAt("Name")
  }

  @MainActor func testStep14() async throws {
    let phone = await Phone.withUnsavedName()
    await phone.closeKeyboard(of: "Name")
    await phone.tab("Account")
    phone.isAsked("Discard the new name?")
    await phone.answer("Discard")
    phone.isAt("Account")
  }

  @MainActor func testStep15() async throws {
    let phone = await Phone.withUnsavedName()
    await phone.back()
    phone.isAsked("Discard the new name?")
    await phone.answer("Keep editing")
    phone.isAt("Name")
    await phone.back()
    await phone.answer("Discard")
    phone.isAt("Account")
  }

  @MainActor func testStep16() async throws {
    let phone = await Phone.withUnsavedName()
    await phone.openMenu()
    phone.menuHas("Account")
  }

  @MainActor func testStep17() async throws {
    let phone = await Phone.atWaysBack()
    await phone.tap("Yellow")
    await phone.tap("On to red")
    await phone.back(to: "Ways back")
    phone.isAt("Ways back")
    phone.sees("Yellow: back menu")
  }

  @MainActor func testStep18() async throws {
    let phone = await Phone.atWaysBack()
    await phone.tap("Red")
    await phone.back(to: "Ways back")
    phone.isAt("Ways back")
    // SwiftUI does not tell which it was: docs/swiftui.md.
    phone.sees(phone.host == .native ? "Red: back button" : "Red: back menu")
  }

  @MainActor func testStep19() async throws {
    let phone = await Phone()
    await phone.tap("To yellow")
    await phone.tap("On to red")
    await phone.backTwice()
    // Either is right; nothing may be between them.
    if phone.app.navigationBars["Yellow"].exists { await phone.back() }
    phone.isAt("Log in")
    phone.hasBackButton(false)
  }
}

extension Phone {
  /// Campus at its first tab.
  static func atWaysBack() async -> Phone {
    let phone = await Phone()
    await phone.tap("To main")
    phone.isAt("Ways back")
    return phone
  }
  /// Campus in a tab.
  static func at(tab: String) async -> Phone {
    let phone = await atWaysBack()
    await phone.tab(tab)
    phone.isAt(tab)
    return phone
  }
  /// Campus where the name is changed and not saved.
  static func withUnsavedName() async -> Phone {
    let phone = await at(tab: "Account")
    await phone.tap("Name")
    phone.isAt("Name")
    await phone.type(" 2", into: "Name")
    return phone
  }
}
