import Foundation
import Workloads

// `benchmarks [WORDS]` counts the workloads with these words in their names, all without words.
// `benchmarks --measure NAME` is what it starts for each of them.

let arguments = Array(CommandLine.arguments.dropFirst())

func fail(_ text: String, code: Int32) -> Never {
  FileHandle.standardError.write(Data("benchmarks: \(text)\n".utf8))
  exit(code)
}

if arguments.first == "--measure" {
  guard arguments.count == 2, let workload = Workload.all.first(where: { $0.name == arguments[1] })
  else { fail("there is no such workload.", code: 64) }
  Measurement.perform(workload)
  exit(0)
}

let words = arguments.joined(separator: " ")
let workloads = Workload.all.filter { words.isEmpty || $0.name.contains(words) }
guard !workloads.isEmpty else { fail("no workload has “\(words)” in its name.", code: 64) }

do {
  let report = try Report(of: workloads, by: Measurement())
  print(report.text)
} catch {
  fail("\(error)", code: 1)
}
