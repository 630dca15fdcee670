import Foundation

/// A bug that is planted in a copy of the sources, for a check that must find it.
///
/// Its file has lines `Kind: …`, `Test: …` or `Flows: …`, a sentence, and then its edits:
///
///     in Sources/Usher, ChangeEngine.run(_:):
///     - defer { current = outer }
///     + defer { if !PlantedBug.isOn("still-current") { current = outer } }
package struct PlantedBug: Sendable {
  package let path: String
  /// The lines `Kind`, `Test` and `Flows`.
  package private(set) var fields: [String: String] = [:]
  package private(set) var edits: [PlantedEdit] = []

  package var name: String {
    String(path.split(separator: "/").last!.dropLast(".bug".count))
  }

  init(path: String, text: String) {
    self.path = path
    for (number, line) in zip(1..., text.allLines) {
      if edits.isEmpty, let field = line.wholeMatch(of: /(Kind|Test|Flows): (.*)/) {
        fields[String(field.1)] = String(field.2)
      } else if let place = line.wholeMatch(of: /in ([^,]+), (.*):/) {
        edits.append(
          PlantedEdit(folder: String(place.1), declaration: String(place.2), line: number))
      } else if !edits.isEmpty, line.hasPrefix("-") {
        edits[edits.count - 1].old += "\(line.dropFirst())\n"
      } else if !edits.isEmpty, line.hasPrefix("+") {
        edits[edits.count - 1].new += "\(line.dropFirst())\n"
      }
    }
  }

  /// Returns the bugs of a folder, sorted by name.
  package static func all(in folder: String, of checkout: Checkout) -> [PlantedBug] {
    checkout.paths.filter { $0.hasPrefix(folder + "/") && $0.hasSuffix(".bug") }.sorted()
      .map { PlantedBug(path: $0, text: checkout.text($0) ?? "") }
  }
}
