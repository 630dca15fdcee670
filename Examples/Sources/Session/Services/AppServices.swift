/// The services that the app needs; passed down from the root.
package struct AppServices: Sendable {
  package let api: any API
  package let preferences: any Preferences
  /// The clock of sessions.
  package let clock: any Clock<Duration>

  package init(api: any API, preferences: any Preferences, clock: any Clock<Duration>) {
    (self.api, self.preferences, self.clock) = (api, preferences, clock)
  }

  /// Starts to measure time by ``clock``.
  func stopwatch() -> @Sendable () -> Duration { Self.stopwatch(clock) }

  private static func stopwatch(_ clock: some Clock<Duration>) -> @Sendable () -> Duration {
    let start = clock.now
    return { start.duration(to: clock.now) }
  }
}
