import Foundation
import Testing

@Suite("README")
struct ReadmeTests {
  @Test("Each Swift block stands in a file that is compiled")
  func blocksAreCompiled() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let readme = try String(
      contentsOf: folder.appending(path: "../../README.md"), encoding: .utf8)
    let code = try String(contentsOf: folder.appending(path: "ReadmeCode.swift"), encoding: .utf8)
    let blocks = readme.components(separatedBy: "```swift\n").dropFirst().map {
      $0.components(separatedBy: "```")[0]
    }
    #expect(blocks.count >= 4)
    for block in blocks {
      #expect(code.contains(block) as Bool, "not compiled as it stands:\n\(block)")
    }
  }
}
