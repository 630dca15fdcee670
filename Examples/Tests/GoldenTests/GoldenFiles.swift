import Foundation

/// The committed corpus: for each app the walk and the pages as text, and what was stored, one value in a line.
enum GoldenFiles {
  /// True if the corpus is written instead of compared.
  static let isRecording = ProcessInfo.processInfo.environment["USHER_RECORD_GOLDEN"] == "1"

  static func walk(_ app: GoldenApp) throws -> [GoldenStep] {
    [GoldenStep](text: try read("\(app.rawValue).txt"))
  }

  static func pages(_ app: GoldenApp) throws -> [GoldenStep] {
    [GoldenStep](text: try read("\(app.rawValue)-pages.txt"))
  }

  /// The stored journal and snapshots.
  static func stored(_ app: GoldenApp) throws -> GoldenStorage {
    try GoldenStorage(text: read("\(app.rawValue).jsonl"))
  }

  static func write(_ walk: [GoldenStep], _ stored: GoldenStorage, of app: GoldenApp) throws {
    try write(walk.text, to: "\(app.rawValue).txt")
    try write(stored.text, to: "\(app.rawValue).jsonl")
  }

  static func write(pages: [GoldenStep], of app: GoldenApp) throws {
    try write(pages.text, to: "\(app.rawValue)-pages.txt")
  }

  /// The steps that the app's code takes in long walks, as `usher map --observed` reads them.
  static func steps(_ app: GoldenApp) throws -> [String] {
    try lines(of: "\(app.rawValue)-steps.txt")
  }

  /// The steps that the fuzzer found beside those of the walks.
  static func fuzzedSteps(_ app: GoldenApp) throws -> [String] {
    try lines(of: "\(app.rawValue)-fuzzed-steps.txt")
  }

  private static func lines(of name: String) throws -> [String] {
    try read(name).split(separator: "\n").filter { !$0.hasPrefix("#") }
      .map(String.init)
  }

  static func write(steps: [String], of app: GoldenApp) throws {
    let heading = "# Steps that code takes in long walks, for `usher map --observed`."
    try write(
      ([heading] + steps).map { $0 + "\n" }.joined(), to: "\(app.rawValue)-steps.txt")
  }

  static func write(fuzzedSteps steps: [String], of app: GoldenApp) throws {
    let heading = "# Further steps that code takes while the fuzzer walks."
    try write(
      ([heading] + steps).map { $0 + "\n" }.joined(), to: "\(app.rawValue)-fuzzed-steps.txt")
  }

  private static func read(_ name: String) throws -> String {
    try String(contentsOf: url(name), encoding: .utf8)
  }

  private static func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: url(name))
  }

  private static func url(_ name: String) -> URL {
    URL(fileURLWithPath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
      .appending(path: "Golden/\(name)")
  }
}
