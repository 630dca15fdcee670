import Foundation
import Measuring
import Workloads

// `benchmarks [WORDS]` measures what has these words in its name, everything without words.
// `benchmarks --count NAME` and `--read NAME` are what it starts for each of them.

let arguments = Array(CommandLine.arguments.dropFirst())
let groups = Group.all

func fail(_ text: String, code: Int32 = 1) -> Never {
  FileHandle.standardError.write(Data("benchmarks: \(text)\n".utf8))
  exit(code)
}

do {
  switch (arguments.first, arguments.dropFirst().first) {
  case ("--count", let name?):
    guard let workload = groups.flatMap(\.workloads).first(where: { $0.name == name }) else {
      fail("there is no such workload.", code: 64)
    }
    Counting.count(workload)
  case ("--read", let name?):
    guard let reading = groups.flatMap(\.readings).first(where: { $0.name == name }) else {
      fail("there is no such reading.", code: 64)
    }
    try Counting.take(reading)
  default:
    let words = arguments.joined(separator: " ")
    let run = Run(root: URL(filePath: "."), groups: groups)
    let figures = try run.figures(of: { words.isEmpty || $0.contains(words) })
    guard !figures.counts.isEmpty || !figures.readings.isEmpty else {
      fail("nothing has “\(words)” in its name.", code: 64)
    }
    print(Report(figures: figures, groups: groups).text)
  }
} catch {
  fail("\(error)")
}
