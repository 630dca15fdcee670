import Practice
import PracticeWeb
import UsherHummingbird
import UsherWeb

/// Serves Practice on this machine: `serve [port]`.
@main
@MainActor
enum Serve {
  static func main() async throws {
    let port = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 8080
    var options = WebOptions()
    // Foreign pages can reach every server on this machine, under names of their own.
    options.allowedHosts = ["127.0.0.1", "localhost"]
    let practice = WebApp(
      "Practice", path: "/practice", views: makePracticeViews(), options: options,
      root: makePractice)
    let host = WebHost("Usher", apps: [practice])

    let server = WebServer(host, port: port)
    try await server.runService()
  }
}
