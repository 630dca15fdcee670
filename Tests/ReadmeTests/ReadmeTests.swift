import Foundation
import Testing

@Suite("README")
struct ReadmeTests {
  @Test("Each Swift block is in a file that is compiled")
  func blocksAreCompiled() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let readme = try String(
      contentsOf: folder.appending(path: "../../README.md"), encoding: .utf8)
    // The views are compiled with the stand-in SwiftUI.
    let code = try ["ReadmeCode.swift", "../../StandIns/Tests/ReadmeTests/ReadmeApp.swift"].map {
      try String(contentsOf: folder.appending(path: $0), encoding: .utf8)
    }.joined()
    let blocks = readme.components(separatedBy: "```swift\n").dropFirst().map {
      $0.components(separatedBy: "```")[0]
    }
    #expect(blocks.count >= 6)
    for block in blocks {
      #expect(code.contains(block) as Bool, "not compiled as it stands:\n\(block)")
    }
  }
}
