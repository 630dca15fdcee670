import Foundation
import Hummingbird
import NIOCore
import Practice
import PracticeWeb
import ServiceLifecycle
import UnixSignals
import UsherWeb

/// Serves Practice on this machine: `serve [port]`.
@main
@MainActor
enum Serve {
  static func main() async throws {
    let port = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 8080
    var options = WebOptions()
    // Whatever listens on this machine only can be reached by pages of other sites.
    options.hosts = ["127.0.0.1", "localhost"]
    let practice = WebApp(
      "Practice", path: "/practice", views: makePracticeViews(), options: options,
      root: makePractice)
    let host = WebHost("Usher", apps: [practice])

    let server = Application(
      responder: WebResponder(host: host),
      configuration: ApplicationConfiguration(address: .hostname("127.0.0.1", port: port)),
      onServerRunning: { channel in
        let address = "http://127.0.0.1:\(channel.localAddress?.port ?? port)/"
        // Written at once: what `print` writes would stay in a buffer when a pipe reads it.
        FileHandle.standardOutput.write(Data("Practice is at \(address)practice\n".utf8))
      })
    // What is last is told first: streams end before the server waits for their connections.
    var services = ServiceGroupConfiguration(
      services: [server, OpenPages(host: host)], gracefulShutdownSignals: [.sigterm, .sigint],
      logger: server.logger)
    services.maximumGracefulShutdownDuration = .seconds(5)
    try await ServiceGroup(configuration: services).run()
  }
}

/// Ends all pages when the server is asked to stop.
struct OpenPages: Service {
  let host: WebHost

  func run() async throws {
    try await gracefulShutdown()
    await host.close()
  }
}
