import Observation

/// Reads `@Observable` objects, and reports the first change of a property after the newest reading.
@MainActor
final class ObservedReading {
  private let tick = Tick()
  private var latest = Invalidation()
  private let onChange: @MainActor @Sendable () -> Void

  /// - Parameter onChange: Called in a later turn of the main actor, when the property has its new
  ///   value. Not called for an older reading, nor after ``end()``.
  init(onChange: @escaping @MainActor @Sendable () -> Void) {
    self.onChange = onChange
  }

  /// Returns the result of `body`, and observes the properties that it read instead of the former ones.
  func read<Value>(_ body: () -> Value) -> Value {
    end()
    let reading = Invalidation()
    latest = reading
    let changed: @Sendable () -> Void = { [weak self] in
      guard !reading.isStale else { return }
      Task { @MainActor in
        guard let self, self.latest === reading, !reading.isStale else { return }
        self.onChange()
      }
    }
    return withObservationTracking {
      tick.read()
      return body()
    } onChange: {
      changed()
    }
  }

  /// Stops observing until the next reading.
  func end() {
    latest.invalidate()
    tick.advance()
  }
}
