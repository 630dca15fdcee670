import SwiftSyntax

/// The planting of bugs in the texts of a checkout.
package enum Planting {
  /// Returns the edited files with the bugs of a folder, by path, and the problems of those without a place.
  package static func plant(
    _ bugs: [PlantedBug], in checkout: Checkout
  ) -> (files: [String: String], problems: [Problem]) {
    var problems: [Problem] = []
    var plantations: [String: Plantation] = [:]
    var places: [String: [(range: Range<Int>, new: String, bug: PlantedBug)]] = [:]
    for bug in bugs {
      for edit in bug.edits {
        let plantation =
          plantations[edit.folder] ?? Plantation(checkout.sources(below: edit.folder))
        plantations[edit.folder] = plantation
        do {
          let place = try plantation.place(of: edit)
          places[place.path, default: []].append((place.range, edit.new, bug))
          if let moved = place.movedTo {
            problems.append(
              Problem(
                path: bug.path, line: edit.line,
                message: "its code is now in \(moved), not in \(edit.declaration)",
                isWarning: true))
          }
        } catch {
          problems.append(
            Problem(
              path: bug.path, line: edit.line, message: "cannot be planted: \(error.reason)"))
        }
      }
      if bug.edits.isEmpty {
        problems.append(Problem(path: bug.path, line: nil, message: "there is no edit"))
      }
    }
    var files: [String: String] = [:]
    for (path, edits) in places {
      let sorted = edits.sorted { $0.range.lowerBound < $1.range.lowerBound }
      for (one, next) in zip(sorted, sorted.dropFirst())
      where one.range.upperBound > next.range.lowerBound {
        problems.append(
          Problem(
            path: next.bug.path, line: nil,
            message: "cannot be planted: it edits the same code as \(one.bug.name)"))
      }
      var bytes = Array((checkout.text(path) ?? "").utf8)
      for edit in sorted.reversed() {
        bytes.replaceSubrange(edit.range, with: "\(edit.range.isEmpty ? "\n" : "")\(edit.new)".utf8)
      }
      files[path] = String(decoding: bytes, as: UTF8.self)
    }
    return (files, problems)
  }
}

/// Each planted bug has its place, a kind of its list, and a test if it names one.
@Sendable func checkPlantedBugs(_ checkout: Checkout) -> Finding {
  var finding = Finding()
  let tests = TestIndex(checkout.sources(below: "StandIns/Tests/SwiftUITests"))
  var count = 0
  for folder in ["Tests/PlantedBugs", "Tests/PlantedSwiftUIBugs"] {
    let bugs = PlantedBug.all(in: folder, of: checkout)
    count += bugs.count
    finding.problems += Planting.plant(bugs, in: checkout).problems
    let list = "\(folder)/kinds.txt"
    let kinds = checkout.lines(list).map(String.init)
    for kind in kinds where !bugs.contains(where: { $0.fields["Kind"] == kind }) {
      finding.problem(list, nil, "no bug of the kind “\(kind)” is planted")
    }
    let needed = folder == "Tests/PlantedSwiftUIBugs" ? ["Kind", "Test"] : ["Kind"]
    for bug in bugs {
      for field in needed where bug.fields[field] == nil {
        finding.problem(bug.path, nil, "has no line `\(field): …`")
      }
      if let kind = bug.fields["Kind"], !kinds.contains(kind) {
        finding.problem(bug.path, nil, "there is no kind “\(kind)” in \(list)")
      }
      if let test = bug.fields["Test"], !tests.has(test) {
        finding.problem(bug.path, nil, "there is no test “\(test)”")
      }
    }
  }
  finding.summary = "\(count) bugs can be planted"
  return finding
}
