import Foundation

/// The command line of the demo.
@MainActor
package enum Demo {
  /// How the program ends, as `sysexits.h` counts.
  package struct Outcome: Hashable, Sendable {
    /// What the process returns.
    package let code: Int32

    static let success = Outcome(code: 0)
    static let usage = Outcome(code: 64)
    static let unavailable = Outcome(code: 69)
    static let software = Outcome(code: 70)
  }

  /// Does what the arguments ask for: it serves for ever, or returns at once.
  package static func run(_ arguments: [String]) async -> Outcome {
    switch DemoArguments(arguments) {
    case .help:
      FileHandle.standardOutput.write(Data(DemoArguments.usage.utf8))
      return .success
    case .wrong(let complaint):
      FileHandle.standardError.write(Data("demo: \(complaint)\n\(DemoArguments.usage)".utf8))
      return .usage
    case .serve(let options):
      return await serve(options)
    }
  }

  private static func serve(_ options: DemoArguments.Options) async -> Outcome {
    let server: DemoServer
    do throws(DemoError) {
      let host = try makeDemoHost(keepingDataIn: DemoFolder.named(options.folder))
      server = try await DemoServer.start(
        on: options.port, serving: host, patience: options.patience, stopsOnSignals: true)
    } catch {
      complain(error.message)
      return .unavailable
    }
    // Written at once: what `print` writes would stay in a buffer when a pipe reads it.
    FileHandle.standardOutput.write(Data("The examples are at \(server.address)\n".utf8))
    do throws(DemoError) {
      try await server.untilStopped()
      return .success
    } catch {
      complain(error.message)
      return .software
    }
  }

  /// Writes a line for the person who started the program.
  package nonisolated static func complain(_ message: String) {
    FileHandle.standardError.write(Data("demo: \(message)\n".utf8))
  }
}
