import Foundation
import UIKit
import UIKitPerson

@testable import DeviceSteps

/// The outcomes of all UI tests with a mistake in the stand-ins, and without one.
///
/// `Scripts/Tests/test_planted_mistakes.py` reads the file, and asks the logic of `Scripts/verify-device` what follows.
struct PlantedMistakes: Codable, Equatable {
  /// The outcome of each test of a fact without a mistake.
  var none: [String: String] = [:]
  /// The outcomes that differ, by the mistake and by the tests: the facts, or the steps with a host.
  var planted: [String: [String: [String: String]]] = [:]

  static let file = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Scripts/Tests/planted-mistakes.json")

  static func recorded() throws -> Self {
    try JSONDecoder().decode(Self.self, from: Data(contentsOf: file))
  }
  func record() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try (encoder.encode(self) + Data("\n".utf8)).write(to: Self.file)
  }

  /// Runs everything.
  @MainActor static func found() async -> Self {
    var found = Self()
    let system = StandIn.System(.iOS26)
    let tests = facts.map { ("testFact\($0.name)", $0.run) }
    let stepTests = steps.map { ("testStep\($0.0)", $0.1) }
    found.none = await outcomes(of: tests, .uikit, system)
    for mistake in StandIn.System.Mistake.allCases {
      var system = system
      system.mistake = mistake
      var all = ["facts": await outcomes(of: tests, .uikit, system)]
      all["facts"] = all["facts"]?.filter { found.none[$0.key] != $0.value }
      for host in Phone.Host.allCases {
        let outcomes = await outcomes(of: stepTests, host, system)
        all[host.rawValue] = outcomes.filter { $0.value != "Passed" && $0.value != "Skipped" }
      }
      found.planted[mistake.rawValue] = all.filter { !$0.value.isEmpty }
    }
    return found
  }

  @MainActor private static func outcomes(
    of tests: [(name: String, run: Step)], _ host: Phone.Host, _ system: StandIn.System
  ) async -> [String: String] {
    var all: [String: String] = [:]
    for test in tests {
      switch await StepRun(host, system).outcome(test.run, mayComplain: true) {
      case .passed: all[test.name] = "Passed"
      case .skipped: all[test.name] = "Skipped"
      case .failed(let message):
        // The numbers of lines would be recorded anew with each change of the tests.
        all[test.name] = "Failed: \(message.replacing(/\ \(line \d+\)$/, with: ""))"
      }
    }
    return all
  }
}
