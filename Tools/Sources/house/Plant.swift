import ArgumentParser
import Foundation
import HouseRules

/// Plants the bugs of a folder in a copy of the sources.
struct Plant: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Plants all bugs of a folder in a copy of the sources.",
    discussion: """
      Prints a line for each bug: name, kind, flows and test, set apart by bars. Nothing is written if a bug \
      has no place.
      """)

  @Argument(help: "The folder of the bugs, as in Tests/PlantedBugs.") var bugs: String
  @Argument(help: "The copy, which has the paths of the checkout.") var copy: String
  @Option(help: "The checkout that the bugs belong to.") var root = "."

  func run() throws {
    let checkout = try Checkout(root: URL(filePath: root, directoryHint: .isDirectory))
    let all = PlantedBug.all(in: bugs, of: checkout)
    guard !all.isEmpty else { throw ValidationError("there are no bugs in \(bugs)") }
    let (files, problems) = Planting.plant(all, in: checkout)
    for problem in problems { FileHandle.standardError.write(Data("\(problem)\n".utf8)) }
    if problems.contains(where: { !$0.isWarning }) { throw ExitCode(1) }
    for (path, text) in files {
      let file = URL(filePath: copy, directoryHint: .isDirectory).appending(path: path)
      try text.write(to: file, atomically: false, encoding: .utf8)
    }
    for bug in all {
      let fields = ["Kind", "Flows", "Test"].map { bug.fields[$0] ?? "" }
      print(([bug.name] + fields).joined(separator: "|"))
    }
  }
}
