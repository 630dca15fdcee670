import Foundation
import Testing
import UsherTesting

@_spi(Hosting) @testable import Usher

@MainActor
@Suite("The page about snapshots")
struct SnapshotDocsTests {
  @Test("Each Swift block is in a file that is compiled, in at most fifteen lines")
  func blocksAreCompiled() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let page = try String(
      contentsOf: folder.appending(path: "../../docs/snapshots.md"), encoding: .utf8)
    let code = try String(
      contentsOf: folder.appending(path: "SnapshotDocsCode.swift"), encoding: .utf8)
    let blocks = page.components(separatedBy: "```swift\n").dropFirst().map {
      $0.components(separatedBy: "```")[0]
    }
    #expect(blocks.count >= 6)
    for block in blocks {
      #expect(code.contains(block) as Bool, "not compiled as it stands:\n\(block)")
      #expect(block.split(separator: "\n").count <= 15, "\(block)")
    }
  }

  @Test("The page's code does what the page says")
  func works() throws {
    let host = start(from: nil)
    let notes = try #require(host.tree.root.flow?.coordinator as? NotesFlow)
    notes.push(.note("Eggs"))
    notes.present(.editor)
    try host.screen(EditorModel.self).text = "Brea"
    report(host)
    let again = start(from: try save(host))
    #expect(again.tree.description == host.tree.description)
    #expect(try again.screen(EditorModel.self).text == "Brea")
    try again.screen(EditorModel.self).onSave("Bread")
    let after = again.tree.root.flow?.coordinator as? NotesFlow
    #expect(after?.texts == ["Milk", "Bread"])
    report(again)
  }
}
