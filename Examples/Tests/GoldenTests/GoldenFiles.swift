import Foundation

/// The committed corpus.
enum GoldenFiles {
  /// True if the corpus is written instead of compared.
  static let isRecording = ProcessInfo.processInfo.environment["USHER_RECORD_GOLDEN"] == "1"

  static func walk(_ app: GoldenApp) -> GoldenFile<GoldenRecord> { GoldenFile("\(app.rawValue)") }
  static func pages(_ app: GoldenApp) -> GoldenFile<GoldenPages> {
    GoldenFile("\(app.rawValue)-pages")
  }
}

/// One file of it.
struct GoldenFile<Content: Codable> {
  let name: String

  init(_ name: String) { self.name = "\(name).json" }

  private var url: URL {
    URL(fileURLWithPath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
      .appending(path: "Golden/\(name)")
  }

  func read() throws -> Content {
    try JSONDecoder().decode(Content.self, from: Data(contentsOf: url))
  }

  func write(_ content: Content) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try (encoder.encode(content) + Data("\n".utf8)).write(to: url)
  }

  /// Returns the first line in which a new content differs from the file; `nil` if there is none.
  func difference(to content: Content) throws -> String? {
    let expected = try JSONDecoder().decode(JSONValue.self, from: Data(contentsOf: url))
    return try difference(from: expected, to: JSONValue(encoding: content))
  }

  /// Returns the first line in which two contents differ, with its path in the file.
  func difference(from expected: JSONValue, to found: JSONValue, at path: String = "") -> String? {
    found.difference(from: expected, at: path).map { "\(name): \($0)" }
  }
}
