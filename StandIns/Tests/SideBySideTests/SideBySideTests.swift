import Foundation
import Testing
import UIKit
import UIKitPerson

@Suite("docs/side-by-side.md", .serialized, .timeLimit(.minutes(10)))
@MainActor
struct SideBySideTests {
  @Test(
    "Each app does in each situation what the page says",
    arguments: SideStage.Kind.allCases, Situation.allCases)
  func situations(_ kind: SideStage.Kind, _ situation: Situation) async throws {
    let said = try #require(try rows()[situation.rawValue])
    let stage = await SideStage(kind)
    var isMet = false
    do { isMet = try await situation.isMet(on: stage) } catch is Obstacle {}
    #expect(said[kind.rawValue] == (isMet ? "yes" : "no"))
    await stage.close()
  }

  @Test("The page has a row for each situation, and no other")
  func page() throws {
    #expect(Set(try rows().keys) == Set(Situation.allCases.map(\.rawValue)))
  }

  /// The rows of the page whose other cells begin with yes or no, with these words.
  private func rows() throws -> [String: [String]] {
    let page = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../docs/side-by-side.md")
    var rows: [String: [String]] = [:]
    for line in try String(contentsOf: page, encoding: .utf8).split(separator: "\n") {
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard line.hasPrefix("|"), cells.count == 4 else { continue }
      let words = cells.dropFirst().map { String($0.prefix { $0.isLetter }) }
      guard words.allSatisfy({ ["yes", "no"].contains($0) }) else { continue }
      rows[cells[0]] = words
    }
    return rows
  }
}
