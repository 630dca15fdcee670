import Foundation
import UIKit

#if canImport(SwiftUIPerson)
  import SwiftUIPerson
#else
  import XCTest
#endif

/// The app Facts, which shows what SwiftUI and UIKit do without Usher.
@MainActor
final class Facts {
  let app = XCUIApplication(bundleIdentifier: "org.example.usher.facts")

  /// Launches the app with a fact.
  init(_ fact: String) async {
    app.launchArguments = ["-fact", fact]
    await launch()
  }
  /// Launches the app with a link.
  init(link: String) async {
    app.terminate()
    if let link = URL(string: link) { app.open(link) }
    await settle()
  }
  /// Launches the app, again if it runs.
  func launch() async {
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
  func back() async {
    backButton.tap()
    await settle()
  }
  /// Taps Back twice, as fast as a finger can.
  func backTwice() async {
    backButton.doubleTap()
    await settle()
  }
  func back(to title: String) async {
    backButton.press(forDuration: 1.5)
    await settle()
    app.collectionViews.buttons[title].tap()
    await settle()
  }
  /// Swipes from the edge over a fraction of the width.
  func swipeBack(over way: Double = 0.9) async {
    await drag(from: (0, 0.4), to: (way, 0.4))
  }
  func drag(from start: (Double, Double), to end: (Double, Double)) async {
    await app.drag(from: start, to: end)
    await settle()
  }
  private var backButton: XCUIElement {
    let bars = app.navigationBars.buttons
    let named = bars["BackButton"]
    return named.waitForExistence(timeout: 1) ? named : bars.element(boundBy: 0)
  }

  // MARK: Expecting

  /// Expects that something was noted, or that it was not.
  func noted(_ word: String, _ isThere: Bool, file: StaticString = #filePath, line: UInt = #line) {
    guard notes.contains(word) != isThere else { return }
    XCTFail("it noted \(notes)", file: file, line: line)
  }
  /// Expects two notes in their order; the last of each counts.
  func noted(
    _ first: String, before second: String, file: StaticString = #filePath, line: UInt = #line
  ) {
    let notes = notes
    if let one = notes.lastIndex(of: first), let other = notes.lastIndex(of: second), one < other {
      return
    }
    XCTFail("it noted \(notes)", file: file, line: line)
  }
  /// Expects so many notes of a word.
  func noted(
    _ word: String, times: Int, file: StaticString = #filePath, line: UInt = #line
  ) {
    guard notes.count(where: { $0 == word }) != times else { return }
    XCTFail("it noted \(notes)", file: file, line: line)
  }
  func noted(
    _ word: String, moreOftenThan times: Int, file: StaticString = #filePath, line: UInt = #line
  ) {
    guard notes.count(where: { $0 == word }) <= times else { return }
    XCTFail("it noted \(notes)", file: file, line: line)
  }
  private var notes: [String] {
    let text = app.staticTexts["notes"]
    _ = text.waitForExistence(timeout: 5)
    return text.label.split(separator: " ").map(String.init)
  }
  func hasBackButton(_ isThere: Bool, file: StaticString = #filePath, line: UInt = #line) {
    guard app.navigationBars.buttons["BackButton"].exists != isThere else { return }
    XCTFail("there is \(isThere ? "no" : "a") back button", file: file, line: line)
  }
  func sees(_ text: String, file: StaticString = #filePath, line: UInt = #line) {
    guard !app.staticTexts[text].waitForExistence(timeout: 5) else { return }
    XCTFail("'\(text)' is not on the screen", file: file, line: line)
  }
  func seesNot(_ text: String, file: StaticString = #filePath, line: UInt = #line) {
    guard app.staticTexts[text].waitForExistence(timeout: 2) else { return }
    XCTFail("'\(text)' is on the screen", file: file, line: line)
  }
  func isAt(_ title: String, file: StaticString = #filePath, line: UInt = #line) {
    guard !app.navigationBars[title].waitForExistence(timeout: 5) else { return }
    XCTFail("the bar does not say '\(title)'", file: file, line: line)
  }

  /// Skips a test of what older versions of iOS do not have.
  func needs(version: Int) throws {
    if systemVersion < version { throw XCTSkip("since iOS \(version)") }
  }

  #if canImport(SwiftUIPerson)
    private func settle() async { await XCUIApplication._settle() }
  #else
    private func settle() async {}
  #endif
}

extension XCUIApplication {
  /// Drags a finger from one point to another, given as fractions of the screen.
  func drag(from start: (Double, Double), to end: (Double, Double)) async {
    let start = coordinate(withNormalizedOffset: CGVector(dx: start.0, dy: start.1))
    let end = coordinate(withNormalizedOffset: CGVector(dx: end.0, dy: end.1))
    start.press(
      forDuration: 0.05, thenDragTo: end, withVelocity: .default, thenHoldForDuration: 0.3)
  }
}

/// The number before the dot in the version of iOS.
@MainActor var systemVersion: Int {
  Int(UIDevice.current.systemVersion.prefix { $0 != "." }) ?? 0
}
