package import Foundation
package import Session

/// What Session needs from this machine: a server of its own, and a file for its preferences.
package struct SessionServices: Sendable {
  private let api: any API
  private let preferences: PreferenceFile
  private let clock: any Clock<Duration>
  private let server: LocalServer

  /// Keeps everything below a folder, which need not be there.
  ///
  /// The server listens on this machine alone, from the first request on, at a port that is free.
  ///
  /// - Parameter clock: By which sessions end, at the server and in the app.
  @MainActor
  package init(in folder: URL, clock: any Clock<Duration> = ContinuousClock()) {
    let office = PostOffice(keepingLettersIn: folder.appending(path: "letters.json"), clock: clock)
    server = LocalServer(office)
    api = HTTPAPI(server)
    preferences = PreferenceFile(at: folder.appending(path: "preferences.json"))
    self.clock = clock
  }

  /// What the app needs for one visitor: the server is the same for all, the preferences are theirs.
  @MainActor
  package func services(for visitor: String) -> AppServices {
    AppServices(
      api: api, preferences: VisitorPreferences(of: visitor, in: preferences), clock: clock)
  }

  /// Ends the server, if it was started; the next request starts it anew.
  package func stop() async { await server.stop() }
}
