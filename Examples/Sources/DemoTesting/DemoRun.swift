import Foundation

/// A demo that ran to its end: its output and its exit code.
package struct DemoRun: Hashable, Sendable {
  package let code: Int32?
  package let output: String
  package let errors: String

  /// Runs the demo with these arguments, and returns when it has ended.
  ///
  /// A shell appends the exit code to the output, because waiting for a process would block one of
  /// the few threads of tests.
  ///
  /// - Throws: ``DemoProcessError`` if the demo is not built.
  package init(_ arguments: [String]) async throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments =
      ["-c", #""$@"; printf '\000%d' $?"#, "demo", try DemoProcess.executable().path] + arguments
    let home = try DemoHome()
    defer { home.remove() }
    process.environment = home.environment
    let (output, errors) = (Pipe(), Pipe())
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    async let said = output.text()
    async let complained = errors.text()
    let parts = await said.split(separator: "\0", omittingEmptySubsequences: false)
    self.output = parts.first.map(String.init) ?? ""
    code = parts.last.flatMap { Int32($0) }
    self.errors = await complained
  }
}

extension Pipe {
  /// Returns the whole output written to the pipe.
  fileprivate func text() async -> String {
    var data = Data()
    for await piece in pieces() { data += piece }
    return String(decoding: data, as: UTF8.self)
  }
}
