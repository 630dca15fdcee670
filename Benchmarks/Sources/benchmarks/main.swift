import Foundation
import Measuring
import SwiftUIWorkloads
import UIKitWorkloads
import Workloads

// `benchmarks [OPTION…] [WORDS]` measures the rows with these words in their names, all rows
// without words.
//
//   --gated       only the counts that CI compares
//   --json FILE   writes the figures to a file as well
//   --write       takes the figures over into Benchmarks/figures.json and docs/performance.md
//   --page        writes docs/performance.md anew from Benchmarks/figures.json, and measures nothing
//   --root FOLDER where these are; the current folder unless told
//
// It starts `benchmarks --count NAME` and `--read NAME` for each workload and reading.

func fail(_ text: String, code: Int32 = 1) -> Never {
  FileHandle.standardError.write(Data("benchmarks: \(text)\n".utf8))
  exit(code)
}

let groups = Group.all + Group.allOnUIKit + Group.allOnSwiftUI + [Group.building]

do {
  switch try Options(CommandLine.arguments.dropFirst()).task {
  case .count(let name):
    guard let workload = groups.flatMap(\.workloads).first(where: { $0.name == name }) else {
      fail("there is no workload “\(name)”.", code: 64)
    }
    Counting.count(workload)
  case .read(let name):
    guard let reading = groups.flatMap(\.readings).first(where: { $0.name == name }) else {
      fail("there is no reading “\(name)”.", code: 64)
    }
    try Counting.take(reading)
  case .page(let root):
    try Page(root: root, groups: groups).write(Figures(contentsOf: root.figures))
  case .measure(let choice, let root, let json, let isWritten):
    let figures = try Run(root: root, groups: groups).figures(of: choice)
    guard !figures.counts.isEmpty || !figures.readings.isEmpty else {
      fail("nothing has “\(choice.words)” in its name.", code: 64)
    }
    if choice.words.isEmpty, choice.isGated {
      print("Counted \(figures.counts.count) workloads.")
    } else {
      print(Report(figures: figures, groups: groups).text)
    }
    if let json { try figures.write(to: json) }
    if isWritten {
      let all = try figures.merged(into: root.figures, groups: groups)
      try all.write(to: root.figures)
      try Page(root: root, groups: groups).write(all)
    }
  }
} catch {
  fail("\(error)")
}
