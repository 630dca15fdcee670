/// A publisher that accepts values from outside.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  func send(_ value: Output)
  func send(completion: Subscribers.Completion<Failure>)
}
extension Subject where Output == Void {
  /// Sends a signal.
  public func send() { send(()) }
}

/// The subscribers of a subject, in the order of their subscription.
internal final class Audience<Output, Failure: Error> {
  final class Seat: Subscription {
    let listener: Relay<Output, Failure>
    weak var audience: Audience?
    init(_ listener: Relay<Output, Failure>, _ audience: Audience) {
      self.listener = listener
      self.audience = audience
    }
    func request(_ demand: Subscribers.Demand) {}
    func cancel() { audience?.seats.removeAll { $0 === self } }
  }
  private(set) var seats: [Seat] = []
  private(set) var completion: Subscribers.Completion<Failure>?

  func add<S: Subscriber>(_ subscriber: S, first: Output? = nil)
  where S.Input == Output, S.Failure == Failure {
    let seat = Seat(Relay(subscriber), self)
    if completion == nil { seats.append(seat) }
    seat.listener.receive(subscription: seat)
    if let completion { return seat.listener.receive(completion: completion) }
    if let first { _ = seat.listener.receive(first) }
  }
  func send(_ value: Output) {
    guard completion == nil else { return }
    for seat in seats where seats.contains(where: { $0 === seat }) {
      _ = seat.listener.receive(value)
    }
  }
  func send(completion: Subscribers.Completion<Failure>) {
    guard self.completion == nil else { return }
    self.completion = completion
    let all = seats
    seats = []
    for seat in all { seat.listener.receive(completion: completion) }
  }
}

/// Publishes each value, and stores none.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let audience = Audience<Output, Failure>()
  public init() {}
  public func send(_ value: Output) { audience.send(value) }
  public func send(completion: Subscribers.Completion<Failure>) {
    audience.send(completion: completion)
  }
  public func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input {
    audience.add(subscriber)
  }
}

/// Publishes each value, and stores the newest.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let audience = Audience<Output, Failure>()
  private var current: Output
  public init(_ value: Output) { current = value }
  public var value: Output {
    get { current }
    set { send(newValue) }
  }
  public func send(_ value: Output) {
    guard audience.completion == nil else { return }
    current = value
    audience.send(value)
  }
  public func send(completion: Subscribers.Completion<Failure>) {
    audience.send(completion: completion)
  }
  public func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input {
    audience.add(subscriber, first: current)
  }
}
