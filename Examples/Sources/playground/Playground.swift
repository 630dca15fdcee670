import FirstCafe
import Foundation
import LoginCafe
import MovedApp
import OrderCafe
import UsherHummingbird
import UsherWeb

/// Serves the documentation site with the apps of its tutorials on this machine: `playground SITE [PORT]`.
@main
@MainActor
enum Playground {
  static func main() async throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard let folder = arguments.first else {
      FileHandle.standardError.write(Data("usage: playground SITE [PORT]\n".utf8))
      exit(64)
    }
    let site = Site(folder: URL(filePath: folder))
    let host = makeHost()
    var server = WebServer(
      port: arguments.dropFirst().first.flatMap { Int($0) } ?? 8080, bodyLimit: 1 << 16
    ) {
      if let file = site.response(to: $0) { return file }
      var response = await host.respond(to: $0.outOfFrame)
      response.allowFrame()
      return response
    }
    server.onStart = {
      FileHandle.standardOutput.write(Data("The site is at http://127.0.0.1:\($0)/\n".utf8))
    }
    try await server.runService()
    host.close()
  }

  private static func makeHost() -> WebHost {
    var options = WebOptions()
    // Foreign pages can reach every server on this machine, under names of their own.
    options.allowedHosts = ["127.0.0.1", "localhost"]
    return WebHost(
      "Playground",
      apps: [
        makeFirstCafe(path: "/apps/a-first-flow", options: options),
        makeOrderCafe(path: "/apps/a-child-flow-and-its-result", options: options),
        makeLoginCafe(path: "/apps/login-main-logout-and-links", options: options),
        makeMovedApp(path: "/apps/from-hand-written-coordinators", options: options),
      ])
  }
}

extension WebRequest {
  /// The host opens an app only as a whole page: this asks so for a frame in a page of this server.
  fileprivate var outOfFrame: WebRequest {
    guard headers["Sec-Fetch-Dest"] == "iframe", headers["Sec-Fetch-Site"] == "same-origin" else {
      return self
    }
    var request = self
    request.headers["Sec-Fetch-Dest"] = "document"
    return request
  }
}

extension WebResponse {
  /// Lets pages of this server show the app in a frame.
  fileprivate mutating func allowFrame() {
    let policy = headers["Content-Security-Policy"]
    headers["Content-Security-Policy"] = policy?.replacing(
      "frame-ancestors 'none'", with: "frame-ancestors 'self'")
    headers["X-Frame-Options"] = "SAMEORIGIN"
  }
}
