import Foundation

/// The machine of the measurements.
enum Machine {
  /// The system and the kind of processor, such as `Debian GNU/Linux 12 (bookworm), x86_64`.
  static var name: String {
    let system =
      line(in: "/etc/os-release", after: "PRETTY_NAME=")?.trimmingCharacters(in: ["\""])
      ?? ProcessInfo.processInfo.operatingSystemVersionString
    return "\(system), \(architecture)"
  }

  /// The compiler, such as `Swift 6.3.1`.
  static func toolchain() throws -> String {
    let text = try output(of: "swift", ["--version"])
    let words = text.split(whereSeparator: \.isWhitespace)
    guard let position = words.firstIndex(of: "version"), position + 1 < words.count
    else { return "Swift" }
    return "Swift \(words[position + 1])"
  }

  /// Returns the checked-out commit, marked if there are changes.
  static func commit(of root: URL) -> String {
    let git = ["-C", root.path]
    guard let commit = try? output(of: "git", git + ["rev-parse", "--short=9", "HEAD"]) else {
      return "unknown"
    }
    // Not the figures themselves, which are about to be written.
    let changes = try? output(
      of: "git", git + ["status", "--porcelain", "--", "Sources", "StandIns", "Benchmarks/Sources"])
    return commit.trimmed + ((changes ?? "").trimmed.isEmpty ? "" : " with changes")
  }

  static var architecture: String {
    #if arch(x86_64)
      "x86_64"
    #elseif arch(arm64)
      "arm64"
    #else
      "another processor"
    #endif
  }

  private static func line(in path: String, after prefix: String) -> String? {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return nil }
    return text.split(separator: "\n").first { $0.hasPrefix(prefix) }.map {
      String($0.dropFirst(prefix.count))
    }
  }

  /// Returns what a program prints.
  static func output(of program: String, _ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [program] + arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure("\(program) failed") }
    return String(decoding: data, as: UTF8.self)
  }
}

extension String {
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
