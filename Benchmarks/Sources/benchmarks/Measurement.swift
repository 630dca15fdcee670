import CMeasuring
import Foundation
import Measuring

/// The cost of one operation of a workload.
struct Cost: Codable, Equatable {
  /// Instructions, counted by a profiler; `nil` without a profiler.
  var instructions: Double?
  /// Allocations; `nil` if they cannot be counted.
  var allocations: Double?
}

/// Counts in separate processes, so that no workload affects another.
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

  /// Returns a reading, taken in the checkout's folder.
  func value(of reading: Reading, in root: URL) throws -> Double {
    guard
      let value = number(
        after: "read", in: try run(executable, ["--read", reading.name], in: root))
    else { throw Failure("“\(reading.name)” gave no figure") }
    return value
  }

  /// Returns the number in the last line that begins with a word.
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

  /// Settings that would otherwise differ between runs or processors.
  private static let pinned = [
    // The iteration order of dictionaries.
    "SWIFT_DETERMINISTIC_HASHING": "1",
    // The C library's choice of its functions: those for every processor.
    "GLIBC_TUNABLES":
      "glibc.cpu.hwcaps=-AVX512F,-AVX512VL,-AVX2,-AVX_Fast_Unaligned_Load,-Fast_Unaligned_Copy"
      + ",-SSSE3,-SSE4_1,-SSE4_2,-ERMS,-FSRM",
    "LC_ALL": "C", "TZ": "UTC",
  ]
}

/// The problem, in a line.
struct Failure: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}
