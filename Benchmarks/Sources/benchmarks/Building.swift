import Foundation
import Measuring

extension Group {
  /// The size and time of a build, measured with the package manager in the current checkout.
  static let building = Group(
    "Size and building",
    readings: [
      Reading("growth of a stripped hello-world that uses the core", unit: "KiB") {
        try Builds.growth(of: "with-usher", from: "plain")
      },
      Reading("growth beyond the core by UsherLinks", unit: "KiB") {
        try Builds.growth(of: "with-links", from: "with-usher")
      },
      Reading("growth beyond the core by UsherSnapshots", unit: "KiB") {
        try Builds.growth(of: "with-snapshots", from: "with-usher")
      },
      Reading("growth beyond the core by UsherJournal, with UsherSnapshots", unit: "KiB") {
        try Builds.growth(of: "with-journal", from: "with-usher")
      },
      Reading("code and data of UsherUIKit, before it is linked", unit: "KiB") {
        try Builds.objects(of: "UsherUIKit")
      },
      Reading("code and data of UsherSwiftUI, before it is linked", unit: "KiB") {
        try Builds.objects(of: "UsherSwiftUI")
      },
      Reading("cold debug build of the root package", unit: "s") { try Builds.coldBuild().seconds },
      Reading("cold debug build of the root package, processors' time", unit: "s") {
        try Builds.coldBuild().processorSeconds
      },
    ],
    budgets: [
      Budget(
        "size of the core in a stripped release binary",
        .reading("growth of a stripped hello-world that uses the core"), .atMost(1_180)),
      Budget(
        "cold debug build of the root package, two cores",
        .reading("cold debug build of the root package"), .atMost(40)),
    ])
}

/// Builds with the package manager, in temporary folders.
private enum Builds {
  /// Returns the size difference of two stripped release programs, in KiB; the standard library is
  /// linked dynamically into both.
  static func growth(of larger: String, from smaller: String) throws -> Double {
    try inScratch { scratch in
      for product in [smaller, larger] {
        try build("Benchmarks/Hello", scratch, ["-c", "release", "--product", product])
      }
      return try (size(of: larger, in: scratch) - size(of: smaller, in: scratch)) / 1024
    }
  }

  /// Returns the size of the code and data in a module's objects of this program's own build, in KiB.
  static func objects(of module: String) throws -> Double {
    let folder = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath()
      .deletingLastPathComponent().appending(path: "\(module).build")
    let objects = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".o") }.map { folder.appending(path: $0).path }
    let text = try Machine.output(of: "size", ["-t"] + objects)
    // The last line has the sums of the code and of the data first.
    let sums = text.split(separator: "\n").last?.split(whereSeparator: \.isWhitespace) ?? []
    guard sums.count > 2, let code = Double(sums[0]), let data = Double(sums[1]) else {
      throw Failure("the objects of \(module) have no size")
    }
    return (code + data) / 1024
  }

  /// Returns the time to build the root package from scratch.
  static func coldBuild() throws -> (seconds: Double, processorSeconds: Double) {
    try inScratch { scratch in
      let former = processorSeconds
      let clock = ContinuousClock()
      let time = try clock.measure { try build(".", scratch, []) }
      return (time / .seconds(1), processorSeconds - former)
    }
  }

  private static func size(of product: String, in scratch: URL) throws -> Double {
    let file = scratch.appending(path: "release/\(product)")
    let stripped = scratch.appending(path: "\(product).stripped")
    try run("strip", ["-o", stripped.path, file.path])
    let attributes = try FileManager.default.attributesOfItem(atPath: stripped.path)
    return (attributes[.size] as? NSNumber)?.doubleValue ?? 0
  }

  private static func build(_ package: String, _ scratch: URL, _ options: [String]) throws {
    try run(
      "swift", ["build", "--package-path", package, "--scratch-path", scratch.path] + options)
  }

  private static func inScratch<Value>(_ body: (URL) throws -> Value) throws -> Value {
    let scratch = FileManager.default.temporaryDirectory.appending(path: "usher-\(UUID())")
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: scratch) }
    return try body(scratch)
  }

  private static func run(_ program: String, _ arguments: [String]) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [program] + arguments
    process.standardOutput = FileHandle.standardError
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure("\(program) failed") }
  }

  /// The processor time of the ended processes.
  private static var processorSeconds: Double {
    var usage = rusage()
    // The child processes, whose constant has another type on each system.
    getrusage(-1, &usage)
    return seconds(usage.ru_utime) + seconds(usage.ru_stime)
  }

  private static func seconds(_ time: timeval) -> Double {
    Double(time.tv_sec) + Double(time.tv_usec) / 1_000_000
  }
}
