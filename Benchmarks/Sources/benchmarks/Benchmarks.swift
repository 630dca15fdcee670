import ArgumentParser
import Foundation
import Measuring
import SwiftUIWorkloads
import UIKitWorkloads
import Workloads

/// The command: it starts itself with `--count` or `--read` for each workload and reading.
@main
struct Benchmarks: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "benchmarks",
    abstract: "Measures the rows with some words in their names, all rows without words.")

  @Argument(help: "The words.") var words: [String] = []
  @Flag(help: "Measure only the counts that CI compares.") var gated = false
  @Option(help: "A file to which the figures are written as well.") var json: String?
  @Flag(help: "Take the figures over into Benchmarks/figures.json and docs/performance.md.")
  var write = false
  @Flag(help: "Write docs/performance.md anew from the committed figures, and measure nothing.")
  var page = false
  @Option(help: "The checkout.") var root = "."
  @Option(help: .hidden) var count: String?
  @Option(help: .hidden) var read: String?

  @MainActor private static let groups =
    Group.all + Group.allOnUIKit + Group.allOnSwiftUI + [Group.building]

  /// The main actor's, on the process's main thread.
  func run() throws { try MainActor.assumeIsolated { try runOnMainActor() } }

  @MainActor private func runOnMainActor() throws {
    let groups = Self.groups
    let root = URL(filePath: root, directoryHint: .isDirectory)
    if let count {
      guard let workload = groups.flatMap(\.workloads).first(where: { $0.name == count }) else {
        throw ValidationError("there is no workload “\(count)”.")
      }
      Counting.count(workload)
    } else if let read {
      guard let reading = groups.flatMap(\.readings).first(where: { $0.name == read }) else {
        throw ValidationError("there is no reading “\(read)”.")
      }
      try Counting.take(reading)
    } else if page {
      try Page(root: root, groups: groups).write(Figures(contentsOf: root.figures))
    } else {
      try measure(groups, in: root)
    }
  }

  @MainActor private func measure(_ groups: [Group], in root: URL) throws {
    let choice = Choice(words: words.joined(separator: " "), isGated: gated)
    let figures = try Run(root: root, groups: groups).figures(of: choice)
    guard !figures.counts.isEmpty || !figures.readings.isEmpty else {
      throw ValidationError("nothing has “\(choice.words)” in its name.")
    }
    if choice.words.isEmpty, choice.isGated {
      print("Counted \(figures.counts.count) workloads.")
    } else {
      print(Report(figures: figures, groups: groups).text)
    }
    if let json { try figures.write(to: URL(filePath: json)) }
    if write {
      let all = try figures.merged(into: root.figures, groups: groups)
      try all.write(to: root.figures)
      try Page(root: root, groups: groups).write(all)
    }
  }
}
