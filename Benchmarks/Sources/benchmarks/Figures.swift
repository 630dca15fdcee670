import Foundation
import Measuring

/// The counts and readings, with their machine.
struct Figures: Codable, Equatable {
  /// One workload's costs.
  struct Count: Codable, Equatable {
    var name: String
    var instructions: Double?
    var allocations: Double?
    /// The state of the project at the count.
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

  /// Returns the measured amount of a budget's quantity, if there is one.
  func amount(_ quantity: Budget.Quantity) -> Double? {
    switch quantity {
    case .instructions(let subject, let baseline):
      guard let much = instructions(of: subject), let little = instructions(of: baseline)
      else { return nil }
      return much / little
    case .instructionsInAll(let subject): return instructions(of: subject)
    case .allocations(let subject, let baseline):
      guard let many = allocations(of: subject), let few = allocations(of: baseline)
      else { return nil }
      return many - few
    case .reading(let name): return value(of: name)
    }
  }

  /// Returns these figures, with those of the file for existing rows that were not measured now.
  func merged(into file: URL, groups: [Group]) throws -> Figures {
    guard FileManager.default.fileExists(atPath: file.path) else { return self }
    let older = try Figures(contentsOf: file)
    var result = self
    result.counts = groups.flatMap(\.workloads).compactMap {
      count($0.name) ?? older.count($0.name)
    }
    result.readings = groups.flatMap(\.readings).compactMap {
      reading($0.name) ?? older.reading($0.name)
    }
    let isMixed = result.counts != counts || result.readings != readings
    guard !isMixed || (older.machine, older.toolchain) == (machine, toolchain) else {
      throw Failure("\(file.path) is of \(older.machine), \(older.toolchain): write all of it anew")
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
