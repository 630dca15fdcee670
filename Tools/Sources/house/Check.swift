import ArgumentParser
import Foundation
import HouseRules

/// Runs all rules of the house on a checkout.
struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Checks sources and pages against the house rules, each file read once.")

  @Option(help: "The checkout to look at.") var root = "."

  func run() throws {
    let checkout = try Checkout(root: URL(filePath: root, directoryHint: .isDirectory))
    var failed = false
    for (rule, finding) in Rule.checkAll(checkout) {
      for problem in finding.problems { print(problem) }
      let count = finding.problems.count { !$0.isWarning }
      print("\(rule.name): \(count == 0 ? finding.summary : "\(count) problems")")
      failed = failed || count > 0
    }
    if failed { throw ExitCode(1) }
  }
}
