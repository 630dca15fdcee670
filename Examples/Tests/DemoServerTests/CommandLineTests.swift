import DemoServer
import DemoTesting
import Foundation
import Testing
import UsherWeb

@Suite("Demo: the command line", .timeLimit(.minutes(10)))
struct CommandLineTests {
  @Test("--help prints the usage and exits with success", arguments: ["--help", "-h"])
  func help(_ argument: String) async throws {
    let run = try await DemoRun([argument])
    #expect(run.code == 0)
    #expect(run.output == DemoArguments.usage)
    #expect(run.errors == "")
  }

  @Test(
    "a wrong argument is named, the usage goes to standard error, and the exit code is 64",
    arguments: [
      ["--prot", "1"], ["8080"], ["--port"], ["--port", "many"], ["--port", "65536"],
      ["--port", "-1"], ["--port", "+1"], ["--port="], ["--port", "1", "--port", "2"],
      ["--help=yes"], ["--port", "0", "more"], ["--data"], ["--data="],
      ["--data", "a", "--data=b"], ["--patience"], ["--patience=0"], ["--patience=-1"],
      ["--patience=1", "--patience=2"], ["--idle", "0"], ["--idle=1", "--idle=1"],
      ["--forgetful=1"],
    ])
  func wrong(_ arguments: [String]) async throws {
    let run = try await DemoRun(arguments)
    #expect(run.code == 64)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("demo: "))
    #expect(run.errors.hasSuffix(DemoArguments.usage))
  }

  @Test("the printed port is the requested one, in either spelling")
  func chosenPort() async throws {
    #expect(try await startOnSomePort { ["--port", "\($0)"] } != nil)
    #expect(try await startOnSomePort { ["--port=\($0)"] } != nil)
  }

  @Test("data go to the requested folder, or to the system's folder for such data")
  func folder() {
    #expect(
      DemoArguments(["--data", "a b"]) == .serve(.init(port: .preferably(8080), folder: "a b")))
    #expect(
      DemoArguments(["--port=0", "--data=/a=b"]) == .serve(.init(port: .exactly(0), folder: "/a=b"))
    )
    #expect(DemoFolder.named("/a b").path == "/a b")
    #expect(DemoFolder.named(nil) == DemoFolder.usual)
    #expect(DemoFolder.usual.path.hasSuffix("/usher-examples"))
  }

  @Test("a requested port that is taken is an error with exit code 69")
  func takenPort() async throws {
    let first = try await DemoProcess.start()
    let port = try #require(URL(string: first.address)?.port)
    let run = try await DemoRun(["--port", "\(port)"])
    #expect(run.code == 69)
    #expect(run.output == "")
    #expect(run.errors == "demo: port \(port) is taken\n")
    await first.end()
  }

  @Test("without an argument the port is 8080, or the next free one")
  func defaultPort() async throws {
    #expect(DemoArguments([]) == .serve(.init(port: .preferably(8080))))
    #expect(DemoArguments(["--port", "0"]) == .serve(.init(port: .exactly(0))))
    #expect(
      DemoArguments(["--patience=3"])
        == .serve(.init(port: .preferably(8080), patience: .seconds(3))))
    #expect(
      DemoArguments(["--idle", "3", "--trees=9", "--forgetful"])
        == .serve(
          .init(port: .preferably(8080), idleTime: .seconds(3), trees: 9, isForgetful: true)))
    let host = try await makeDemoHost(keepingDataIn: nil)
    let first = try await DemoServer.start(on: .exactly(0), serving: host)
    let second = try await DemoServer.start(on: .preferably(first.port), serving: host)
    #expect(second.port > first.port)
    #expect(second.address == "http://127.0.0.1:\(second.port)/")
    await first.stop()
    await second.stop()
  }

  /// Starts on the first free port outside the range that systems assign themselves.
  private func startOnSomePort(_ arguments: (Int) -> [String]) async throws -> Int? {
    for port in 20_000..<20_100 {
      guard let demo = try? await DemoProcess.start(arguments(port)) else { continue }
      #expect(demo.address == "http://127.0.0.1:\(port)/")
      await demo.end()
      return port
    }
    return nil
  }
}
