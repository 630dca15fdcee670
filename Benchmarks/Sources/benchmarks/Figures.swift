import Foundation
import Measuring

/// What was counted and read, and where.
struct Figures: Codable, Equatable {
  /// One workload's costs.
  struct Count: Codable, Equatable {
    var name: String
    var instructions: Double?
    var allocations: Double?
    /// Which state of the project it was counted in.
    var commit: String
  }
  /// One reading.
  struct Read: Codable, Equatable {
    var name: String
    var value: Double
    var unit: String
    var commit: String
  }

  var machine: String
  var toolchain: String
  var counts: [Count] = []
  var readings: [Read] = []

  func instructions(of name: String) -> Double? { count(name)?.instructions }
  func allocations(of name: String) -> Double? { count(name)?.allocations }
  func value(of name: String) -> Double? { reading(name)?.value }
  func count(_ name: String) -> Count? { counts.first { $0.name == name } }
  func reading(_ name: String) -> Read? { readings.first { $0.name == name } }

  /// What is set against a budget's limit, if it was measured.
  func amount(_ quantity: Budget.Quantity) -> Double? {
    switch quantity {
    case .instructions(let subject, let baseline):
      guard let much = instructions(of: subject), let little = instructions(of: baseline)
      else { return nil }
      return much / little
    case .allocations(let subject, let baseline):
      guard let many = allocations(of: subject), let few = allocations(of: baseline)
      else { return nil }
      return many - few
    case .reading(let name): return value(of: name)
    }
  }

  /// Takes over what was measured now, keeps the rest, and forgets what no longer exists.
  func updated(with newer: Figures, groups: [Group]) -> Figures {
    var result = newer
    result.counts = groups.flatMap(\.workloads).compactMap {
      newer.count($0.name) ?? count($0.name)
    }
    result.readings = groups.flatMap(\.readings).compactMap {
      newer.reading($0.name) ?? reading($0.name)
    }
    return result
  }

  init(machine: String, toolchain: String) {
    self.machine = machine
    self.toolchain = toolchain
  }

  init(contentsOf file: URL) throws {
    self = try JSONDecoder().decode(Figures.self, from: Data(contentsOf: file))
  }

  func write(to file: URL) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try (encoder.encode(self) + Data("\n".utf8)).write(to: file)
  }
}
