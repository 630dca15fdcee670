extension Publisher {
  /// Delivers a value when no other has come for a while.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { relay in
      var number = 0
      self.attach(
        relay,
        value: { value in
          number += 1
          let mine = number
          scheduler.schedule(after: scheduler.now.advanced(by: dueTime)) {
            if mine == number { _ = relay.receive(value) }
          }
        })
    }
  }
  /// Delivers at most one value in each span of time.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { relay in
      var waiting: Output?
      var isClosed = false
      func close() {
        isClosed = true
        scheduler.schedule(after: scheduler.now.advanced(by: interval)) {
          isClosed = false
          if let value = waiting {
            waiting = nil
            _ = relay.receive(value)
            close()
          }
        }
      }
      self.attach(
        relay,
        value: { value in
          guard isClosed else {
            _ = relay.receive(value)
            return close()
          }
          if latest || waiting == nil { waiting = value }
        })
    }
  }
  /// Delivers each value later.
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil,
    scheduler: S, options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { relay in
      self.attach(
        relay,
        value: { value in
          scheduler.schedule(after: scheduler.now.advanced(by: interval)) {
            _ = relay.receive(value)
          }
        })
    }
  }
  /// Subscribes on a scheduler; here it subscribes at once.
  public func subscribe<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }

  /// Attaches a subscriber with closures for the delivered values; the completion is passed on.
  internal func attach<T>(
    _ relay: Relay<T, Failure>, value: @escaping (Output) -> Void,
    completion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    let all = Many()
    relay.receive(subscription: all)
    all.parts.append(
      sink(
        receiveCompletion: completion ?? { relay.receive(completion: $0) }, receiveValue: value))
  }
}
