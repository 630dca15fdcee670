import Usher
public import UsherSnapshots

extension Journal {
  /// Returns Swift source of a test that replays this journal.
  ///
  /// A whole journal must replay without a difference, to the given tree. For a partial one only
  /// the tree is compared. Comments describe the lines of JSON in words.
  ///
  /// - Parameters:
  ///   - name: The test's name, a sentence.
  ///   - root: The source that makes a new root, such as `AppFlow()`.
  ///   - modules: The modules that the root's source imports.
  ///   - tree: The description of the final tree; `nil` to compare none.
  ///   - flows: The sources that make flows for `run` without a route, by the names of their types.
  /// - Throws: `StoredValueError` if the journal cannot be stored.
  /// - Complexity: O(*n*) in the records.
  public func swiftTest(
    named name: String, root: String, importing modules: [String], tree: String? = nil,
    making flows: [String: String] = [:]
  ) throws(StoredValueError) -> String {
    let json = try StoredValue(self, within: StoredValue.Limits(depth: 256, count: .max)).json
    var lines =
      [
        "// Written from a recording.", "// swift-format-ignore-file", "", "import Foundation",
        "import Testing", "import Usher", "import UsherJournal",
      ] + modules.map { "@testable import \($0)" } + [
        "",
        "@MainActor @Test(\(name.swiftLiteral))", "func \(identifier(of: name))() async throws {",
      ]
    for record in records where record.isOutside {
      let text = record.event.description.unicodeScalars.map { $0.value < 32 ? " " : String($0) }
      lines.append("  // \(text.joined())")
    }
    lines.append("  let json = \(json.rawLiteral)")
    lines.append(
      "  let journal = try JSONDecoder().decode(Journal.self, from: Data(json.utf8))")
    if flows.isEmpty {
      lines.append("  let replay = try await journal.replay(\(root))")
    } else {
      lines.append("  let replay = try await journal.replay(\(root)) { name in")
      lines.append("    switch name {")
      for (name, source) in flows.sorted(by: { $0.key < $1.key }) {
        lines.append("    case \(name.swiftLiteral): \(source)")
      }
      lines += ["    default: nil", "    }", "  }"]
    }
    if isWhole { lines.append("  #expect(replay.divergence == nil)") }
    if let tree {
      lines.append("  #expect(replay.tree.description == \(tree.swiftLiteral))")
    }
    lines += ["  replay.close()", "}", ""]
    return lines.joined(separator: "\n")
  }

  /// Returns a function name: the words of a sentence, in ASCII.
  private func identifier(of name: String) -> String {
    let words = name.unicodeScalars.split { !("a"..."z").contains($0) && !("A"..."Z").contains($0) }
      .map { String(String.UnicodeScalarView($0)) }
    let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
    return "recorded" + (words.first.map { $0.prefix(1).uppercased() + $0.dropFirst() } ?? "")
      + rest.joined()
  }
}

extension StoredValue {
  /// The value as JSON, with sorted names.
  package var json: String {
    var text = ""
    write(to: &text)
    return text
  }

  private func write(to text: inout String) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .int(let value): text += "\(value)"
    case .uint(let value): text += "\(value)"
    case .double(let value): text += "\(value)"
    case .string(let value): text += value.jsonLiteral
    case .array(let values):
      text += "["
      for (position, value) in values.enumerated() {
        if position > 0 { text += "," }
        value.write(to: &text)
      }
      text += "]"
    case .dictionary(let values):
      text += "{"
      for (position, name) in values.keys.sorted().enumerated() {
        if position > 0 { text += "," }
        text += name.jsonLiteral + ":"
        values[name]?.write(to: &text)
      }
      text += "}"
    }
  }
}

extension String {
  /// The text as a JSON string, in ASCII.
  fileprivate var jsonLiteral: String {
    var text = "\""
    for unit in utf16 {
      switch unit {
      case 0x22: text += "\\\""
      case 0x5C: text += "\\\\"
      case 0x20..<0x7F: text.unicodeScalars.append(Unicode.Scalar(UInt8(unit)))
      default:
        let digits = String(unit, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }
    }
    return text + "\""
  }

  /// The text as a raw Swift string literal, without line breaks.
  fileprivate var rawLiteral: String {
    var hashes = "#"
    while contains("\"" + hashes) || contains("\\" + hashes) { hashes += "#" }
    return hashes + "\"" + self + "\"" + hashes
  }
}
