import ArgumentParser
import Foundation
import HouseRules

/// Writes the Swift file with the script and the stylesheet of the web host.
struct Embed: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Writes the scripts and styles of \(Embedding.folder) to \(Embedding.output).")

  @Option(help: "The checkout to write to.") var root = "."

  func run() throws {
    let root = URL(filePath: root, directoryHint: .isDirectory)
    let (text, problems) = Embedding.swift(for: try Checkout(root: root))
    for problem in problems { print(problem) }
    guard let text else { throw ExitCode(1) }
    try text.write(
      to: root.appending(path: Embedding.output), atomically: true, encoding: .utf8)
  }
}
