/// Passes the results of a closure for each value on to one subscriber.
private final class Step<Input, Output, Failure: Error>: Subscriber {
  private let out: Relay<Output, Failure>
  private let work: (Input, Relay<Output, Failure>) -> Void
  init(_ out: Relay<Output, Failure>, _ work: @escaping (Input, Relay<Output, Failure>) -> Void) {
    self.out = out
    self.work = work
  }
  func receive(subscription: any Subscription) { out.receive(subscription: subscription) }
  func receive(_ input: Input) -> Subscribers.Demand {
    work(input, out)
    return .none
  }
  func receive(completion: Subscribers.Completion<Failure>) { out.receive(completion: completion) }
}

extension Publisher {
  /// A publisher with a closure of its own for each subscriber.
  private func step<T>(
    _ make: @escaping () -> (Output, Relay<T, Failure>) -> Void
  ) -> AnyPublisher<T, Failure> {
    AnyPublisher { relay in self.receive(subscriber: Step(relay, make())) }
  }

  /// Transforms each value.
  public func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> {
    step { { value, out in _ = out.receive(transform(value)) } }
  }
  /// Publishes a property of each value.
  public func map<T>(_ keyPath: KeyPath<Output, T>) -> AnyPublisher<T, Failure> {
    map { $0[keyPath: keyPath] }
  }
  /// Publishes the values that satisfy a condition.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    step { { value, out in if isIncluded(value) { _ = out.receive(value) } } }
  }
  /// Transforms each value, and drops `nil` results.
  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure> {
    step { { value, out in if let new = transform(value) { _ = out.receive(new) } } }
  }
  /// Drops the first values.
  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    step {
      var left = count
      return { value, out in
        if left > 0 { left -= 1 } else { _ = out.receive(value) }
      }
    }
  }
  /// Drops values that equal the previous one.
  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    step {
      var last: Output?
      return { value, out in
        if let last, predicate(last, value) { return }
        last = value
        _ = out.receive(value)
      }
    }
  }
  /// Publishes a running result.
  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> AnyPublisher<T, Failure> {
    step {
      var result = initialResult
      return { value, out in
        result = nextPartialResult(result, value)
        _ = out.receive(result)
      }
    }
  }
  /// Calls closures with each value as it passes.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil, receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { relay in
      let all = Many { receiveCancel?() }
      receiveSubscription?(all)
      relay.receive(subscription: all)
      all.parts.append(
        self.sink(
          receiveCompletion: {
            receiveCompletion?($0)
            relay.receive(completion: $0)
          },
          receiveValue: {
            receiveOutput?($0)
            _ = relay.receive($0)
          }))
    }
  }
  /// Delivers on a scheduler.
  public func receive<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> {
    step { { value, out in scheduler.schedule { _ = out.receive(value) } } }
  }
  /// Publishes the values of both publishers.
  public func merge<P: Publisher>(with other: P) -> AnyPublisher<Output, Failure>
  where P.Output == Output, P.Failure == Failure {
    AnyPublisher { relay in
      let all = Many()
      relay.receive(subscription: all)
      for one in [self.eraseToAnyPublisher(), other.eraseToAnyPublisher()] {
        all.parts.append(
          one.sink(receiveCompletion: { _ in }, receiveValue: { _ = relay.receive($0) }))
      }
    }
  }
  /// Publishes the newest values of both, once both have delivered.
  public func combineLatest<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure>
  where P.Failure == Failure {
    AnyPublisher { relay in
      let all = Many()
      relay.receive(subscription: all)
      var one: Output?
      var two: P.Output?
      func send() { if let one, let two { _ = relay.receive((one, two)) } }
      all.parts.append(
        self.sink(
          receiveCompletion: { _ in },
          receiveValue: {
            one = $0
            send()
          }))
      all.parts.append(
        other.sink(
          receiveCompletion: { _ in },
          receiveValue: {
            two = $0
            send()
          }))
    }
  }
}

extension Publisher where Output: Equatable {
  /// Drops values that equal the previous one.
  public func removeDuplicates() -> AnyPublisher<Output, Failure> { removeDuplicates(by: ==) }
}

/// Several subscriptions that end together.
internal final class Many: Subscription {
  var parts: [AnyCancellable] = []
  var onCancel: () -> Void
  init(onCancel: @escaping () -> Void = {}) { self.onCancel = onCancel }
  func request(_ demand: Subscribers.Demand) {}
  func cancel() {
    parts = []
    let last = onCancel
    onCancel = {}
    last()
  }
}

/// Publishes one value, and finishes.
public struct Just<Output>: Publisher {
  public typealias Failure = Never
  public let output: Output
  public init(_ output: Output) { self.output = output }
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
    subscriber.receive(subscription: Many())
    _ = subscriber.receive(output)
    subscriber.receive(completion: .finished)
  }
}

/// Publishes no value.
public struct Empty<Output, Failure: Error>: Publisher {
  private let completeImmediately: Bool
  public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    subscriber.receive(subscription: Many())
    if completeImmediately { subscriber.receive(completion: .finished) }
  }
}
