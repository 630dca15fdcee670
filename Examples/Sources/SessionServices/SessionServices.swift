package import Foundation
package import Session

/// Session's services on this machine: its server, and a file for its preferences.
package struct SessionServices: Sendable {
  private let api: any API
  private let preferences: PreferenceFile
  private let clock: any Clock<Duration>
  private let server: LocalServer

  /// Stores everything below a folder, which need not exist.
  ///
  /// The server listens only on this machine, from the first request on, on a free port.
  ///
  /// - Parameter clock: The clock of sessions, for the server and for the app.
  @MainActor
  package init(in folder: URL, clock: any Clock<Duration> = ContinuousClock()) {
    let office = PostOffice(keepingLettersIn: folder.appending(path: "letters.json"), clock: clock)
    server = LocalServer(office)
    api = HTTPAPI(server)
    preferences = PreferenceFile(at: folder.appending(path: "preferences.json"))
    self.clock = clock
  }

  /// Returns the services for one visitor: with the common server, and the visitor's own
  /// preferences.
  @MainActor
  package func services(for visitor: String) -> AppServices {
    AppServices(
      api: api, preferences: VisitorPreferences(of: visitor, in: preferences), clock: clock)
  }

  /// Stops the server, if it was started; the next request starts it again.
  package func stop() async { await server.stop() }
}
