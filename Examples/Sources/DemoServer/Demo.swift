import Foundation
import UsherWeb

#if POSTGRESQL
  import UsherPostgreSQL
#endif

/// The command line of the demo.
@MainActor
package enum Demo {
  /// The result of the program, with exit codes of `sysexits.h`.
  package struct Outcome: Hashable, Sendable {
    /// The exit code of the process.
    package let code: Int32

    static let success = Outcome(code: 0)
    static let usage = Outcome(code: 64)
    static let unavailable = Outcome(code: 69)
    static let software = Outcome(code: 70)
  }

  /// Runs the command: it serves until it is stopped, or returns at once.
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
      let host = try makeDemoHost(
        keepingDataIn: DemoFolder.named(options.folder),
        trees: options.isForgetful ? DemoTrees.none : try await sharedTrees(),
        change: { settings in
          if let time = options.idleTime { settings.limits.storedIdleTime = time }
          if let trees = options.trees { settings.limits.pages = trees }
        })
      server = try await DemoServer.start(
        on: options.port, serving: host, patience: options.patience, stopsOnSignals: true)
    } catch {
      complain(error.message)
      return .unavailable
    }
    // Written at once: `print` would keep it in a buffer when the output is a pipe.
    FileHandle.standardOutput.write(Data("The examples are at \(server.address)\n".utf8))
    do throws(DemoError) {
      try await server.untilStopped()
      return .success
    } catch {
      complain(error.message)
      return .software
    }
  }

  /// The store that several demos share: the environment has its connection, which may be a secret.
  private static func sharedTrees() async throws(DemoError) -> DemoTrees {
    guard let connection = ProcessInfo.processInfo.environment["USHER_POSTGRESQL"] else {
      return .inFolder
    }
    #if POSTGRESQL
      do {
        return .in(try await PostgreSQLTreeStore(PostgreSQLOptions(connection)))
      } catch {
        throw DemoError("the trees: \(error)")
      }
    #else
      _ = connection
      throw DemoError(
        "USHER_POSTGRESQL is set, but this demo was built without PostgreSQL. Build it with DEMO_POSTGRESQL=1."
      )
    #endif
  }

  /// Writes a line to standard error.
  package nonisolated static func complain(_ message: String) {
    FileHandle.standardError.write(Data("demo: \(message)\n".utf8))
  }
}
