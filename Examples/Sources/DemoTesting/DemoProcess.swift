import Foundation

/// The demo as a process of its own, as somebody starts it from a shell.
///
/// It ends with this process, whatever becomes of that: a shell waits beside it for the end of its
/// input. (A SIGTERM would not do: a process that was started from a Swift task has it blocked.)
package struct DemoProcess: Sendable {
  /// Where it says that it is, with a slash at the end.
  package let address: String
  private let input: Pipe
  private let output: AsyncStream<Data>
  private let home: DemoHome

  /// Starts it with these arguments, and returns as soon as it has said where it is.
  ///
  /// What it keeps goes with it, unless the arguments say where to keep it.
  ///
  /// - Throws: ``DemoProcessError`` if it ended, or closed its output, without saying so.
  package static func start(_ arguments: [String] = ["--port", "0"]) async throws -> DemoProcess {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments =
      ["-c", care, "demo", try Self.executable().path] + arguments
    let home = try DemoHome()
    process.environment = home.environment
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    let pieces = output.pieces()
    var said = ""
    for await piece in pieces {
      said += String(decoding: piece, as: UTF8.self)
      guard let match = said.firstMatch(of: /http:\/\/127\.0\.0\.1:\d+\//) else { continue }
      return DemoProcess(
        address: String(match.0), input: input, output: pieces, home: home)
    }
    home.remove()
    throw DemoProcessError(message: "the demo said “\(said)”, and ended")
  }

  private static let care = #"""
    "$@" </dev/null & demo=$!
    exec >/dev/null
    read -r _
    kill -9 $demo
    """#

  /// Ends it, and returns when it has closed its output.
  package func end() async {
    try? input.fileHandleForWriting.close()
    for await _ in output {}
    home.remove()
  }

  /// Where the demo was built: beside the tests.
  static func executable() throws -> URL {
    let tests = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? .main
    for folder in [tests.bundleURL, tests.bundleURL.deletingLastPathComponent()] {
      let url = folder.appendingPathComponent("demo")
      if FileManager.default.isExecutableFile(atPath: url.path) { return url }
    }
    throw DemoProcessError(message: "no demo was built beside \(tests.bundlePath)")
  }
}

/// Why a demo could not be started.
package struct DemoProcessError: Error, CustomStringConvertible {
  let message: String
  package var description: String { message }
}

extension Pipe {
  /// What is written to the pipe, as it comes, to the end.
  ///
  /// A thread of its own blocks on it, and reads on when nobody listens: a writer whose pipe is full
  /// would stop.
  func pieces() -> AsyncStream<Data> {
    let (stream, continuation) = AsyncStream.makeStream(of: Data.self)
    Thread.detachNewThread {
      while true {
        let piece = self.fileHandleForReading.availableData
        guard !piece.isEmpty else { break }
        continuation.yield(piece)
      }
      continuation.finish()
    }
    return stream
  }
}
