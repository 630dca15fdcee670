import Foundation

/// The process of a chromedriver, supervised by a shell that can outlive this process.
///
/// The shell waits for the end of its input, which comes when ``end()`` closes it, and also when
/// this process dies in any way. It then kills the driver and its browser (a SIGTERM would not
/// work: a process started from a Swift task has it blocked), and removes the folder as soon as the
/// last of their processes has closed its output.
struct DriverProcess: Sendable {
  private let input = Pipe()
  private let output: AsyncStream<Data>

  init(program: String, folder: String) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", Self.care, "webdriver", folder, program, "--port=0"]
    process.environment = ProcessInfo.processInfo.environment
      .merging(["TMPDIR": folder, "XDG_CONFIG_HOME": folder]) { $1 }
    process.standardInput = input
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let (output, continuation) = AsyncStream.makeStream(of: Data.self)
    self.output = output
    // A thread that may block, because readability handlers crash in libdispatch when a pipe
    // ends. It reads to the end, because a driver with a full pipe would stop.
    Thread.detachNewThread {
      while true {
        let data = pipe.fileHandleForReading.availableData
        guard !data.isEmpty else { break }
        continuation.yield(data)
      }
      continuation.finish()
    }
  }

  /// Returns the driver's port, once it is printed.
  func port() async throws -> UInt16 {
    var said = ""
    for await data in output {
      said += String(decoding: data, as: UTF8.self)
      if let match = said.firstMatch(of: /started successfully on port (\d+)\./),
        let port = UInt16(match.1)
      {
        return port
      }
      if said.hasSuffix("(ended)\n") { break }
    }
    throw WebDriverError(.noDriver, "it said “\(said)”")
  }

  /// Ends the driver and its browser, and returns when their processes and folder are gone: the
  /// shell ends last, and closes its output then.
  func end() async {
    try? input.fileHandleForWriting.close()
    for await _ in output {}
  }

  private static let care = #"""
    folder=$1; shift
    {
      "$@" 2>&1 </dev/null & driver=$!
      exec >/dev/null
      read -r _
      browser=$(readlink "$folder/profile/SingletonLock")
      kill -9 $driver ${browser##*-}
    } | { cat || cat >/dev/null; echo; echo "(ended)"; }
    rm -rf "$folder"
    """#
}
