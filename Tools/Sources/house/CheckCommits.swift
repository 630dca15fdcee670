import ArgumentParser
import Foundation
import HouseRules

/// Checks the messages of new commits.
struct CheckCommits: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check-commits",
    abstract: "Checks the messages of the commits since \(Commits.since).")

  @Option(help: "The checkout to look at.") var root = "."

  func run() throws {
    let git = Process()
    git.executableURL = URL(filePath: "/usr/bin/env")
    git.arguments =
      ["git", "-C", root, "log", "--no-merges", "--since=\(Commits.since)", "--format=%h%n%B%x00"]
    let output = Pipe()
    git.standardOutput = output
    try git.run()
    let log = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    git.waitUntilExit()
    guard git.terminationStatus == 0 else { throw ExitCode(git.terminationStatus) }
    var (count, failed) = (0, false)
    for commit in log.split(separator: "\0") {
      let lines = commit.drop(while: \.isNewline).split(separator: "\n", maxSplits: 1)
      guard let hash = lines.first else { continue }
      count += 1
      for problem in Commits.problems(of: lines.count > 1 ? String(lines[1]) : "") {
        print("\(hash): error: \(problem)")
        failed = true
      }
    }
    if failed { throw ExitCode(1) }
    print("commits: \(count) messages since \(Commits.since)")
  }
}
