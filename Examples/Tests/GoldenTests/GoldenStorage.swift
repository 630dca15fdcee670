import Foundation

/// What an earlier version stored, so that a later one is seen to write the same and to read it: the journal of a walk,
/// and snapshots that have each key of the format.
struct GoldenStorage: Sendable {
  /// The snapshots, by the number of the step.
  var snapshots: [Int: JSONValue] = [:]
  /// The exported journal, without the turns of tasks, which depend on the machine.
  var journal = JSONValue.null

  /// Keeps the snapshots that have a key, or a kind of value there, that none before has.
  static func covering(_ snapshots: [Int: JSONValue]) -> [Int: JSONValue] {
    var covered: Set<String> = []
    var kept: [Int: JSONValue] = [:]
    // The richest first, so that few are kept.
    let shapes = snapshots.mapValues(\.shape)
    for (number, shape) in shapes.sorted(by: { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
    )
    where !shape.isSubset(of: covered) {
      covered.formUnion(shape)
      kept[number] = snapshots[number]
    }
    return kept
  }
}

extension GoldenStorage {
  /// Reads the lines: snapshots, the journal without its records, its records.
  init(text: String) throws {
    var records: [JSONValue] = []
    var head: [String: JSONValue] = [:]
    for line in text.split(separator: "\n") {
      let value = try JSONDecoder().decode(JSONValue.self, from: Data(line.utf8))
      guard case .object(let entries) = value else { continue }
      if case .int(let step)? = entries["step"], let snapshot = entries["snapshot"] {
        snapshots[step] = snapshot
      } else if case .object(let journal)? = entries["journal"] {
        head = journal
      } else {
        records.append(value)
      }
    }
    head["records"] = .array(records)
    journal = .object(head)
  }

  /// The lines.
  var text: String {
    get throws {
      var lines = snapshots.sorted { $0.key < $1.key }.map { number, snapshot in
        JSONValue.object(["step": .int(number), "snapshot": snapshot])
      }
      if case .object(var head) = journal,
        case .array(let records)? = head.removeValue(forKey: "records")
      {
        lines.append(.object(["journal": .object(head)]))
        lines += records
      }
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      return try lines.map { String(decoding: try encoder.encode($0), as: UTF8.self) + "\n" }
        .joined()
    }
  }
}

extension JSONValue {
  /// The keys with their paths, and the kinds of values there.
  fileprivate var shape: Set<String> {
    var shape: Set<String> = []
    collectShape(at: "", into: &shape)
    return shape
  }

  private func collectShape(at path: String, into shape: inout Set<String>) {
    switch self {
    case .array(let values):
      shape.insert(values.isEmpty ? "\(path)[]" : "\(path)[…]")
      for value in values { value.collectShape(at: path, into: &shape) }
    case .object(let entries):
      for (key, value) in entries {
        shape.insert("\(path).\(key)")
        // A nested flow has the same keys as the outer one.
        value.collectShape(
          at: key == "flow" || key == "modals" ? key : "\(path).\(key)", into: &shape)
      }
    case .null: shape.insert("\(path) null")
    case .string where path.hasSuffix(".kind"): shape.insert("\(path) \(self)")
    case .bool, .int, .double, .string: shape.insert("\(path) value")
    }
  }
}
