import FlowChecks
import FlowFacts
import FlowGraph
import FlowReading
import FlowReview
import Foundation
import Testing

@Suite("Sources that do not parse")
struct MutationTests {
  /// Numbers that are the same in every run.
  struct Numbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return state
    }
  }

  private static func sources() throws -> [(path: String, text: String)] {
    var root = URL(filePath: #filePath)
    for _ in 0..<5 { root.deleteLastPathComponent() }
    let folders = ["Sources", "Tests", "Examples", "StandIns", "Fixtures", "Benchmarks", "Tools"]
    var found: [(String, String)] = []
    for folder in folders {
      let files = FileManager.default.enumerator(
        at: root.appending(path: folder), includingPropertiesForKeys: nil,
        options: [.skipsHiddenFiles])
      while let file = files?.nextObject() as? URL {
        guard file.pathExtension == "swift",
          let text = try? String(contentsOf: file, encoding: .utf8)
        else { continue }
        found.append((file.path, text))
      }
    }
    return found.sorted { $0.0 < $1.0 }
  }

  private static func pass(_ text: String, _ path: String) {
    let program = Program([FileReader.read(text, path: path, number: 0, module: "Trial")])
    _ = Review(program).findings()
    _ = Checks(FlowMap(program), program).findings()
  }

  @Test(
    "Every Swift file of the repository passes, all of them together",
    .enabled(if: ProcessInfo.processInfo.environment["USHER_DAMAGED"] != nil))
  func repository() throws {
    let sources = try Self.sources()
    #expect(sources.count > 500)
    let files = sources.enumerated().map { number, source in
      FileReader.read(source.text, path: source.path, number: number, module: "Repository")
    }
    #expect(files.allSatisfy { $0.errors.isEmpty || $0.path.contains("Fixtures") })
    let program = Program(files)
    #expect(program.files.count == sources.count)
  }

  // Minutes in a debug build: run it alone, with USHER_DAMAGED set.
  @Test(
    "Five thousand damaged files pass",
    .enabled(if: ProcessInfo.processInfo.environment["USHER_DAMAGED"] != nil))
  func damaged() async throws {
    let sources = try Self.sources().filter { $0.text.utf8.count < 5_000 }
    await withTaskGroup(of: Void.self) { group in
      for part in 0..<50 {
        group.addTask {
          var numbers = Numbers(state: UInt64(part + 1) &* 0x9e37_79b9_7f4a_7c15)
          for _ in 0..<100 {
            let source = sources.randomElement(using: &numbers)!
            Self.pass(Self.damage(source.text, &numbers), source.path)
          }
        }
      }
    }
  }

  /// Cuts a text off, takes out words, or puts some twice.
  private static func damage(_ text: String, _ numbers: inout Numbers) -> String {
    var words = text.split(separator: " ", omittingEmptySubsequences: false)
    for _ in 0..<Int.random(in: 1...4, using: &numbers) where words.count > 3 {
      let place = Int.random(in: 0..<words.count - 1, using: &numbers)
      switch Int.random(in: 0..<4, using: &numbers) {
      case 0: words.removeSubrange(place...)
      case 1: words.removeSubrange(place..<min(words.count, place + 5))
      case 2: words.insert(words[place], at: 0)
      default:
        words[place] = ["{", "}", "(", ")", "\"", "case", "[", "/*", ":"].randomElement(
          using: &numbers)!
      }
    }
    return words.joined(separator: " ")
  }

  @Test(
    "Deep nesting ends in bounded time", arguments: ["(", "{", "[", "a.b { ", "if x { ", "x ? "])
  func nesting(_ piece: String) {
    Self.pass("func f() { " + String(repeating: piece, count: 5_000), "Deep.swift")
  }
}
