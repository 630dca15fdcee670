import ArgumentParser
import Foundation
import HouseRules

/// Writes the Swift files with what browsers load.
struct Embed: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Writes the scripts and styles of pages to the Swift files that serve them.")

  @Option(help: "The checkout to write to.") var root = "."

  func run() throws {
    let root = URL(filePath: root, directoryHint: .isDirectory)
    let checkout = try Checkout(root: root)
    var isWhole = true
    for embedding in Embedding.all where checkout.holds(embedding) {
      let (text, problems) = embedding.swift(for: checkout)
      for problem in problems { print(problem) }
      guard let text else {
        isWhole = false
        continue
      }
      try text.write(
        to: root.appending(path: embedding.output), atomically: true, encoding: .utf8)
    }
    if !isWhole { throw ExitCode(1) }
  }
}
