import CMeasuring
import Foundation
import Measuring

/// What one operation of a workload costs.
struct Cost: Codable, Equatable {
  /// Instructions, as a profiler counts them; `nil` where there is no such profiler.
  var instructions: Double?
  /// How many times memory is asked for; `nil` where that cannot be counted.
  var allocations: Double?
}

/// Counts in processes of their own, so that no workload changes what another finds.
struct Measurement: Sendable {
  let executable: String
  let profiler: String?

  init() {
    executable = Bundle.main.executablePath ?? CommandLine.arguments[0]
    guard usher_can_be_profiled() else {
      profiler = nil
      return
    }
    profiler = ["/usr/bin/valgrind", "/usr/local/bin/valgrind"].first {
      FileManager.default.isExecutableFile(atPath: $0)
    }
  }

  func cost(of workload: Workload) throws -> Cost {
    let operations = Double(workload.operations)
    var cost = Cost()
    guard let profiler, workload.hasInstructions else {
      let text = try run(executable, ["--count", workload.name])
      cost.allocations = number(after: "counted", in: text).map { $0 / operations }
      return cost
    }
    let file = FileManager.default.temporaryDirectory.appending(path: "usher-\(UUID()).callgrind")
    defer { try? FileManager.default.removeItem(at: file) }
    let text = try run(
      profiler,
      [
        "--tool=callgrind", "--instr-atstart=no",
        "--callgrind-out-file=\(file.path)", executable, "--count", workload.name,
      ])
    cost.allocations = number(after: "counted", in: text).map { $0 / operations }
    let profile = try String(contentsOf: file, encoding: .utf8)
    cost.instructions = number(after: "totals:", in: profile).map { $0 / operations }
    return cost
  }

  /// Read in the checkout's folder.
  func value(of reading: Reading, in root: URL) throws -> Double {
    guard
      let value = number(
        after: "read", in: try run(executable, ["--read", reading.name], in: root))
    else { throw Failure("“\(reading.name)” gave no figure") }
    return value
  }

  /// The number in the last line that begins with a word.
  private func number(after word: String, in text: String) -> Double? {
    text.split(separator: "\n").last { $0.hasPrefix("\(word) ") }.flatMap {
      Double($0.dropFirst(word.count + 1))
    }
  }

  private func run(_ program: String, _ arguments: [String], in folder: URL? = nil) throws -> String
  {
    let process = Process()
    if let folder { process.currentDirectoryURL = folder }
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(Self.pinned) { $1 }
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(
        "\(program) \(arguments.joined(separator: " ")) ended with \(process.terminationStatus)")
    }
    return String(decoding: data, as: UTF8.self)
  }

  /// What would otherwise differ from run to run, or from one processor to another.
  private static let pinned = [
    // The order in which dictionaries are walked.
    "SWIFT_DETERMINISTIC_HASHING": "1",
    // Which of its own functions the C library takes: those that every processor has.
    "GLIBC_TUNABLES":
      "glibc.cpu.hwcaps=-AVX512F,-AVX512VL,-AVX2,-AVX_Fast_Unaligned_Load,-Fast_Unaligned_Copy"
      + ",-SSSE3,-SSE4_1,-SSE4_2,-ERMS,-FSRM",
    "LC_ALL": "C", "TZ": "UTC",
  ]
}

/// What went wrong, in a line.
struct Failure: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}
