import Foundation

/// The demo as a separate process, as a user starts it from a shell.
///
/// It always ends with this process, because a shell beside it waits for the end of its input. (A
/// SIGTERM would not work: a process started from a Swift task has it blocked.)
package struct DemoProcess: Sendable {
  /// The address that it printed, with a slash at the end.
  package let address: String
  private let input: Pipe
  private let output: AsyncStream<Data>
  private let home: DemoHome

  /// Starts the demo with these arguments, and returns as soon as it has printed its address.
  ///
  /// Its data are removed with it, unless the arguments name a folder.
  ///
  /// - Throws: ``DemoProcessError`` if it ended, or closed its output, without printing its
  ///   address.
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

  /// Returns the path of the built demo, beside the tests.
  static func executable() throws -> URL {
    let tests = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? .main
    for folder in [tests.bundleURL, tests.bundleURL.deletingLastPathComponent()] {
      let url = folder.appendingPathComponent("demo")
      if FileManager.default.isExecutableFile(atPath: url.path) { return url }
    }
    throw DemoProcessError(message: "no demo was built beside \(tests.bundlePath)")
  }
}

/// The reason why a demo could not be started.
package struct DemoProcessError: Error, CustomStringConvertible {
  let message: String
  package var description: String { message }
}

extension Pipe {
  /// Returns the output written to the pipe, piece by piece, to the end.
  ///
  /// A separate thread blocks on the pipe, and continues without a listener: a writer with a full
  /// pipe would stop.
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
