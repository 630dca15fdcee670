/// The time for which a request waits for a store.
struct Patience: Sendable {
  let clock: any Clock<Duration>
  let duration: Duration

  init(clock: any Clock<Duration>, duration: Duration) {
    self.clock = clock
    // A clock cannot add any time to now.
    self.duration = min(duration, .seconds(86_400))
  }
}
