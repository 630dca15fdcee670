import Foundation
import Testing

@Suite("docs/architecture.md")
struct ArchitecturePageTests {
  @Test("Each type and each file that the page names exists")
  func names() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
    let page = try String(contentsOf: root.appending(path: "docs/architecture.md"), encoding: .utf8)
    let named = page.matches(of: /`([A-Z]\w*[a-z]\w*(?:\+\w+)?)`/).map { String($0.1) }
    #expect(named.count > 60)

    var known: Set = ["UIKit", "Codable", "Equatable", "CancellationError"]
    var code = Data()
    for folder in ["Sources", "Tests"] {
      let folder = root.appending(path: folder)
      known.formUnion(try FileManager.default.contentsOfDirectory(atPath: folder.path))
      let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      for case let file as URL in try #require(files) where file.pathExtension == "swift" {
        known.insert(file.deletingPathExtension().lastPathComponent)
        if folder.lastPathComponent == "Sources" { code += try Data(contentsOf: file) }
      }
    }
    for name in Set(named).subtracting(known) {
      let isDeclared = ["class", "struct", "enum", "protocol"].contains {
        code.range(of: Data("\($0) \(name)".utf8)) != nil
      }
      #expect(isDeclared, "there is no \(name)")
    }
  }
}
