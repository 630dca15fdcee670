import CMeasuring
import Foundation
import Workloads

/// What one operation of a workload costs.
struct Cost: Codable {
  /// Instructions, as a profiler counts them; `nil` where there is no such profiler.
  var instructions: Double?
  /// How many times memory is asked for; `nil` where that cannot be counted.
  var allocations: Double?
}

/// Counts in processes of their own, so that no workload changes what another finds.
struct Measurement {
  let executable: String
  let profiler: String?

  init() {
    executable = Bundle.main.executablePath ?? CommandLine.arguments[0]
    profiler = ["/usr/bin/valgrind", "/usr/local/bin/valgrind"].first {
      FileManager.default.isExecutableFile(atPath: $0)
    }
  }

  /// Does what is counted, in a process that was started for it.
  @MainActor
  static func perform(_ workload: Workload) {
    let context = Context(body: workload.prepare())
    withExtendedLifetime(context) {
      usher_measured(
        { pointer in
          guard let pointer else { return }
          let context = Unmanaged<Context>.fromOpaque(pointer).takeUnretainedValue()
          MainActor.assumeIsolated { context.body() }
        }, Unmanaged.passUnretained(context).toOpaque())
    }
    print("allocations \(usher_allocations())")
  }

  @MainActor
  func cost(of workload: Workload) throws -> Cost {
    let operations = Double(workload.operations)
    var cost = Cost()
    let plain = try run(executable, ["--measure", workload.name])
    if let word = plain.split(separator: "\n").last(where: { $0.hasPrefix("allocations ") }),
      let count = Double(word.dropFirst("allocations ".count)), count > 0
    {
      cost.allocations = count / operations
    }
    guard let profiler else { return cost }
    let file = FileManager.default.temporaryDirectory.appending(path: "usher-\(UUID()).callgrind")
    defer { try? FileManager.default.removeItem(at: file) }
    _ = try run(
      profiler,
      [
        "--tool=callgrind", "--toggle-collect=usher_measured",
        "--callgrind-out-file=\(file.path)", executable, "--measure", workload.name,
      ])
    let text = try String(contentsOf: file, encoding: .utf8)
    if let line = text.split(separator: "\n").last(where: { $0.hasPrefix("totals: ") }),
      let count = Double(line.dropFirst("totals: ".count))
    {
      cost.instructions = count / operations
    }
    return cost
  }

  private func run(_ program: String, _ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    // Without it, the order in which dictionaries are walked differs from run to run.
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["SWIFT_DETERMINISTIC_HASHING": "1"]) { $1 }
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

  private final class Context {
    let body: @MainActor () -> Void
    init(body: @escaping @MainActor () -> Void) { self.body = body }
  }
}

/// What went wrong, in a line.
struct Failure: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}
