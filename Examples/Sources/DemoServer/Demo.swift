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
    case .serve(let port, let folder):
      return await serve(on: port, keepingDataIn: DemoFolder.named(folder))
    }
  }

  private static func serve(on port: DemoPort, keepingDataIn folder: URL) async -> Outcome {
    do {
      let host = try makeDemoHost(keepingDataIn: folder)
      let server = try await DemoServer.start(on: port, serving: host)
      // Written at once: what `print` writes would stay in a buffer when a pipe reads it.
      FileHandle.standardOutput.write(Data("The examples are at \(server.address)\n".utf8))
      await server.untilStopped()
      return .success
    } catch {
      FileHandle.standardError.write(Data("demo: \(error.message)\n".utf8))
      return .unavailable
    }
  }
}
