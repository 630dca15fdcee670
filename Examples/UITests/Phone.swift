import Foundation
import UIKit

#if canImport(SwiftUIPerson)
  import SwiftUIPerson
#else
  import XCTest
#endif

/// A phone with Campus on it, for the steps of `docs/device-checklist.md`.
///
/// The words of the steps are here, so that what depends on XCTest stands in one place. The same
/// file is compiled with the stand-ins of UIKit and SwiftUI.
@MainActor
final class Phone {
  /// Which app is under test, and with which host.
  enum Host: String, CaseIterable { case uikit, embedded, native }

  let host: Host
  let app: XCUIApplication
  /// How long a screen may take to come.
  private let patience = 5.0

  /// Launches Campus at its first screen.
  init() async {
    host = Phone.host
    app = XCUIApplication(
      bundleIdentifier: host == .uikit
        ? "org.example.usher.campus" : "org.example.usher.campus-swiftui")
    // A new name, so that no earlier run is restored.
    app.launchArguments = ["-host", host.rawValue, "-restores", UUID().uuidString]
    app.launch()
    await settle()
  }

  // MARK: Touching

  func tap(_ title: String) async {
    app.buttons[title].firstMatch.tap()
    await settle()
  }
  func tab(_ title: String) async {
    app.tabBars.buttons[title].tap()
    await settle()
  }
  /// Chooses an action of the alert in front.
  func answer(_ title: String) async {
    app.alerts.buttons[title].tap()
    await settle()
  }
  func type(_ text: String, into field: String) async {
    app.textFields[field].tap()
    await settle()
    app.textFields[field].typeText(text)
    await settle()
  }
  /// Closes the keyboard, which may cover the tabs.
  func closeKeyboard(of field: String) async {
    guard app.keyboards.firstMatch.exists else { return }
    app.textFields[field].typeText("\n")
    await settle()
  }
  func back() async {
    backButton.tap()
    await settle()
  }
  /// Taps Back twice, as fast as a finger can.
  func backTwice() async {
    backButton.doubleTap()
    await settle()
  }
  /// Presses Back long, and chooses a screen from its menu.
  func back(to title: String) async {
    await openMenu()
    app.collectionViews.buttons[title].tap()
    await settle()
  }
  func openMenu() async {
    backButton.press(forDuration: 1.5)
    await settle()
  }
  /// Swipes from the edge over a fraction of the width.
  func swipeBack(over way: Double = 0.9) async {
    await drag(from: (0, 0.4), to: (way, 0.4))
  }
  /// Swipes from the middle of the screen, as iOS 26 allows.
  func swipeBackOverContent() async {
    await drag(from: (0.3, 0.4), to: (0.95, 0.4))
  }
  /// Draws the sheet in front down by its bar: to the end, or a little, and lets go.
  func drawDown(from height: Double, to end: Double = 0.97) async {
    await drag(from: (0.5, height), to: (0.5, end))
  }
  private func drag(from start: (Double, Double), to end: (Double, Double)) async {
    await app.drag(from: start, to: end)
    await settle()
  }
  func turn(isOnItsSide: Bool) async {
    XCUIDevice.shared.orientation = isOnItsSide ? .landscapeLeft : .portrait
    await settle()
  }
  /// Goes to the Home Screen, and comes back.
  func leaveAndComeBack() async {
    XCUIDevice.shared.press(.home)
    await settle()
    app.activate()
    await settle()
  }

  // MARK: Expecting

  /// Expects a screen, by the title in its bar.
  func isAt(_ title: String, file: StaticString = #filePath, line: UInt = #line) {
    guard !app.navigationBars[title].waitForExistence(timeout: patience) else { return }
    XCTFail("the bar does not say '\(title)'", file: file, line: line)
  }
  func sees(_ text: String, file: StaticString = #filePath, line: UInt = #line) {
    guard !app.staticTexts[text].waitForExistence(timeout: patience) else { return }
    XCTFail("'\(text)' is not on the screen", file: file, line: line)
  }
  func seesNot(_ text: String, file: StaticString = #filePath, line: UInt = #line) {
    guard app.staticTexts[text].exists else { return }
    XCTFail("'\(text)' is on the screen", file: file, line: line)
  }
  /// Expects the value at the end of a row.
  func row(
    _ title: String, says value: String, file: StaticString = #filePath, line: UInt = #line
  ) {
    let row = app.buttons[title].firstMatch
    guard row.waitForExistence(timeout: patience) else {
      return XCTFail("there is no row '\(title)'", file: file, line: line)
    }
    let said = row.value as? String ?? ""
    if said != value { XCTFail("'\(title)' says '\(said)'", file: file, line: line) }
  }
  /// Expects a question, and no answer to it yet.
  func isAsked(_ question: String, file: StaticString = #filePath, line: UInt = #line) {
    guard !app.alerts[question].waitForExistence(timeout: patience) else { return }
    XCTFail("there is no question '\(question)'", file: file, line: line)
  }
  func hasBackButton(_ isThere: Bool, file: StaticString = #filePath, line: UInt = #line) {
    guard app.navigationBars.buttons["BackButton"].exists != isThere else { return }
    XCTFail("there is \(isThere ? "no" : "a") back button", file: file, line: line)
  }
  /// Expects a screen in the open menu of Back.
  func menuHas(_ title: String, file: StaticString = #filePath, line: UInt = #line) {
    guard !app.collectionViews.buttons[title].waitForExistence(timeout: patience) else { return }
    XCTFail("the menu of Back does not have '\(title)'", file: file, line: line)
  }

  private var backButton: XCUIElement {
    let bars = app.navigationBars.buttons
    let named = bars["BackButton"]
    return named.waitForExistence(timeout: 1) ? named : bars.element(boundBy: 0)
  }

  // MARK: Where the code runs

  #if canImport(SwiftUIPerson)
    /// Set by what runs the steps.
    static var host = Host.uikit
    /// Waits for tasks, which XCTest does by itself.
    private func settle() async { await XCUIApplication._settle() }
  #else
    /// `xcodebuild` passes variables on whose names begin with `TEST_RUNNER_`.
    private static var host: Host {
      ProcessInfo.processInfo.environment["USHER_HOST"].flatMap(Host.init) ?? .uikit
    }
    private func settle() async {}
  #endif
}
