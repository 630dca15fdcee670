import Testing
import Usher
import UsherJournal
import UsherLinks
import UsherTesting

@testable import FuzzRunner

/// Long walks through an app in memory, and the steps that its code takes in them.
///
/// The flow tool's tests look each step up in the app's map.
@MainActor
enum GoldenSteps {
  /// The walks; each begins with a new root, and two of three with a link.
  private static let walkCount = 48
  /// The touches of one walk.
  private static let touchCount = 40

  /// Returns the steps of all walks, or of the first ones.
  ///
  /// - Parameter recorded: Receives the recordings of the walks too.
  static func taken(
    in app: GoldenApp, walks: Int = walkCount, recorded: ObservedSteps? = nil
  ) async throws -> [String] {
    // Else a busy machine would delay what passes through other threads, and a walk would take another way.
    OneThread.begin()
    defer { OneThread.end() }
    let addresses = try GoldenFiles.walk(app).addresses
    var chooser = Chooser()
    var found: Set<String> = []
    for number in 0..<walks {
      let root = try app.makeRoot(photoCount: number.isMultiple(of: 2) ? 0 : 2)
      let host = InMemoryHost(
        root, recordsMisuse: false, journalLimit: recorded == nil ? nil : 100_000)
      let steps = ObservedSteps(host)
      await settle(host)
      if !number.isMultiple(of: 3), !addresses.isEmpty {
        // Some lead to places that this app does not have, such as a removed photo.
        _ = try? host.tree.open(addresses[number % addresses.count])
        await settle(host)
      }
      for _ in 0..<touchCount {
        let touches = GoldenTouch.possible(in: host)
        guard !touches.isEmpty else { break }
        let place =
          host.alert.map { "alert \($0.title)" }
          ?? host.topScreen.map { "\(type(of: $0)) \(host.title ?? "")" } ?? ""
        touches[chooser.choose(among: touches.map(\.name), at: place)].perform()
        await settle(host)
      }
      found.formUnion(steps.lines)
      if let recorded, let journal = host.tree.journal { recorded.add(journal) }
      host.tree.close()
    }
    return found.sorted()
  }

  /// Returns the steps of the app's code while the fuzzer walks, without their places: these depend
  /// on the turns of tasks.
  static func fuzzed(in app: GoldenApp) async throws -> [String] {
    let name = app.rawValue.replacing("-", with: "")
    let arguments = try FuzzArguments(["--app", name, "--steps", "3000", "--seed", "3"])
    let steps = ObservedSteps()
    let report = await FuzzRun.report(on: arguments, observed: steps)
    #expect(report.failure == nil)
    return Set(steps.lines.map(placeless)).sorted()
  }

  /// A step without its place and its style.
  static func placeless(_ line: String) -> String {
    var words = styleless(line).split(separator: " ")
    if words.count > 2, words[1] == "on" { words.removeSubrange(1...2) }
    return words.joined(separator: " ")
  }

  static func styleless(_ line: String) -> String {
    line.split(separator: " as ").first.map(String.init) ?? line
  }

  /// Gives tasks their turns until nothing has happened for a while.
  private static func settle(_ host: InMemoryHost) async {
    var (count, turns) = (-1, 0)
    while turns < 60 {
      await Task.yield()
      turns = count == host.events.count ? turns + 1 : 0
      count = host.events.count
    }
  }
}
