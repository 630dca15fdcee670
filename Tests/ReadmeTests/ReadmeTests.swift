import Foundation
import Testing
import Usher
import UsherTesting

@Suite("README")
struct ReadmeTests {
  @Test("Each Swift block is in a file that is compiled")
  func blocksAreCompiled() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let readme = try String(
      contentsOf: folder.appending(path: "../../README.md"), encoding: .utf8)
    // The views are compiled with the stand-ins.
    let stands = "../../StandIns/Tests/ReadmeTests/"
    let code = try ["ReadmeCode.swift", stands + "ReadmeApp.swift", stands + "ReadmeScene.swift"]
      .map {
        try String(contentsOf: folder.appending(path: $0), encoding: .utf8)
      }.joined()
    let blocks = readme.components(separatedBy: "```swift\n").dropFirst().map {
      $0.components(separatedBy: "```")[0]
    }
    #expect(blocks.count >= 5)
    for block in blocks {
      #expect(code.contains(block) as Bool, "not compiled as it stands:\n\(block)")
    }
  }

  @MainActor
  @Test("The picture shows the tree of the app")
  func picture() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let picture = try String(
      contentsOf: folder.appending(path: "../../docs/pictures/readme.svg"), encoding: .utf8)
    let flow = ScheduleFlow()
    let host = InMemoryHost(flow)
    flow.push(.search)
    try host.screen(PlacesModel.self).onPick(Place(name: "서울"))
    let shown = picture.matches(of: /<text class="mono"[^>]*xml:space="preserve">([^<]*)</)
    #expect(shown.map { $0.1 }.joined(separator: "\n") == host.tree.description)
  }
}
