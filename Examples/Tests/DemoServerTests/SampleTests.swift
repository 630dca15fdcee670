import Foundation
import Testing
import UsherWeb

@testable import DemoServer

@Suite("Demo: the code on the start page")
struct SampleTests {
  @Test("matches the example, letter by letter")
  func isTheExample() throws {
    let file = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources/TwentyFiveLines/TripCoordinator.swift")
    let source = try String(contentsOf: file, encoding: .utf8)
    let code = try #require(
      source.firstMatch(of: /\/\/ navigation:begin\n([\s\S]*)\/\/ navigation:end/)?.1)
    #expect(code == Sample.code + "\n")
  }

  @Test("keeps every character when it is coloured")
  func colours() {
    let text = SwiftColours.markup(Sample.code).map(\.plainText).joined()
    #expect(text == Sample.code)
  }
}
