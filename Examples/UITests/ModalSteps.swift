#if canImport(SwiftUIPerson)
  import SwiftUIPerson
#else
  import XCTest
#endif

/// Steps 9 and 21 to 32: sheets, questions and messages.
final class ModalSteps: XCTestCase {
  @MainActor func testStep9() async throws {
    let phone = await Phone.withUnsavedName()
    await phone.tap("In a sheet")
    phone.hasBackButton(false)
    await phone.type("3", into: "Name")
    await phone.drawDown(from: 0.1)
    phone.isAsked("Discard the new name?")
    await phone.answer("Discard")
    phone.isAt("Name")
    phone.hasBackButton(true)
  }

  @MainActor func testStep21() async throws {
    let phone = await Phone.atWaysBack()
    await phone.tap("Green")
    await phone.drawDown(from: 0.55, to: 0.65)
    phone.isAt("Green")
    await phone.tap("Done")
    phone.sees("Green: finished")
  }

  @MainActor func testStep22() async throws {
    let phone = await Phone.atWaysBack()
    await phone.tap("Green")
    await phone.drawDown(from: 0.55)
    phone.isAt("Ways back")
    phone.sees("Green: swipe down")
  }

  @MainActor func testStep23() async throws {
    let phone = await Phone.atMix()
    await phone.swipeBack()
    phone.isAt("Mix")
    await phone.tap("Next")
    phone.isAt("Red and …")
  }

  @MainActor func testStep24() async throws {
    let phone = await Phone.atMix()
    await phone.drawDown(from: 0.1)
    phone.isAt("Ways back")
    phone.sees("Mix: swipe down")
    await phone.tap("Green")
    await phone.tap("Done")
    phone.sees("Mix: swipe down")
  }

  @MainActor func testStep27() async throws {
    let phone = await Phone.atWaysBack()
    await phone.tap("Green")
    await phone.turn(isOnItsSide: true)
    phone.isAt("Green")
    await phone.turn(isOnItsSide: false)
    phone.isAt("Green")
    await phone.tap("Done")
    phone.sees("Green: finished")
  }

  @MainActor func testStep28() async throws {
    let phone = await Phone.atWaysBack()
    await phone.tap("Green")
    await phone.tap("Done")
    phone.isAt("Ways back")
    phone.sees("Green: finished")
  }

  @MainActor func testStep29() async throws {
    let phone = await Phone.atWaysBack()
    await phone.tap("Red")
    await phone.back()
    phone.sees("Red: back button")
    await phone.tap("Empty the diary")
    phone.isAsked("Empty the diary?")
    await phone.answer("Keep")
    phone.sees("Red: back button")
    await phone.tap("Empty the diary")
    await phone.answer("Empty")
    phone.sees("Nothing has ended yet")
  }

  @MainActor func testStep30() async throws {
    let phone = await Phone.at(tab: "Account")
    await phone.tap("Rename")
    phone.isAsked("Rename")
    await phone.type(" 2", into: "Name")
    await phone.answer("OK")
    phone.row("Name", says: "김민지 2")
  }

  @MainActor func testStep31() async throws {
    let phone = await Phone.at(tab: "Account")
    await phone.tap("Status")
    await phone.tap("Busy")
    phone.row("Status", says: "Busy")
    await phone.tap("Status")
    await phone.tap("Cancel")
    phone.row("Status", says: "Busy")
  }

  @MainActor func testStep32() async throws {
    let phone = await Phone.at(tab: "Colours")
    await phone.tap("Red")
    await phone.tab("Account")
    await phone.tap("Log out")
    await phone.answer("Log out")
    phone.isAt("Log in")
    phone.hasBackButton(false)
  }

  @MainActor func testStepS4() async throws {
    let phone = await Phone.at(tab: "Account")
    await phone.tap("Status")
    await phone.tap("Away")
    phone.row("Status", says: "Away")
    await phone.tap("Name")
    phone.isAt("Name")
  }

  @MainActor func testStepS10() async throws {
    let phone = await Phone.atWaysBack()
    for _ in 1...3 {
      await phone.tap("Red")
      await phone.back()
    }
    await phone.tap("Empty the diary")
    await phone.answer("Empty")
    phone.sees("Nothing has ended yet")
  }
}

extension Phone {
  /// Campus at the second screen of the sheet that mixes colours.
  static func atMix() async -> Phone {
    let phone = await atWaysBack()
    await phone.tap("Mix two colours")
    await phone.tap("Red")
    await phone.tap("Next")
    phone.isAt("Red and …")
    return phone
  }
}
