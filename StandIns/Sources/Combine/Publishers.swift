/// A namespace for what publishers are made of.
public enum Publishers {
  /// Delivers the newest of two, once both have delivered.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure
    public let a: A
    public let b: B
    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      a.combineLatest(b).receive(subscriber: subscriber)
    }
  }
  /// Delivers the newest of three, once all have delivered.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure
    private let all: AnyPublisher<Output, Failure>
    public init(_ a: A, _ b: B, _ c: C) {
      all = a.combineLatest(b).combineLatest(c).map { ($0.0, $0.1, $1) }
    }
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure { all.receive(subscriber: subscriber) }
  }
  /// Delivers pairs, one of each.
  public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure
    public let a: A
    public let b: B
    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure { a.zip(b).receive(subscriber: subscriber) }
  }
  /// Delivers what two publishers deliver.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure, A.Output == B.Output {
    public typealias Output = A.Output
    public typealias Failure = A.Failure
    public let a: A
    public let b: B
    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      a.merge(with: b).receive(subscriber: subscriber)
    }
  }
  /// Delivers what several publishers deliver.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let publishers: [Upstream]
    public init(_ upstream: Upstream...) { publishers = upstream }
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
      publishers = Array(upstream)
    }
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let relay = Relay(subscriber)
      let all = Many()
      relay.receive(subscription: all)
      var left = publishers.count
      if left == 0 { relay.receive(completion: .finished) }
      for one in publishers {
        all.parts.append(
          one.sink(
            receiveCompletion: { completion in
              left -= 1
              if left == 0 || !completion.isFinished { relay.receive(completion: completion) }
            }, receiveValue: { _ = relay.receive($0) }))
      }
    }
  }
  /// Delivers the elements of a sequence.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    public typealias Output = Elements.Element
    public let sequence: Elements
    public init(sequence: Elements) { self.sequence = sequence }
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      subscriber.receive(subscription: Many())
      for element in sequence { _ = subscriber.receive(element) }
      subscriber.receive(completion: .finished)
    }
  }
}
extension Subscribers.Completion {
  internal var isFinished: Bool { if case .finished = self { true } else { false } }
}
extension Sequence {
  /// Publishes the elements.
  public var publisher: Publishers.Sequence<Self, Never> { .init(sequence: self) }
}
extension Optional {
  /// Publishes the value, if there is one.
  public var publisher: AnyPublisher<Wrapped, Never> {
    map { Just($0).eraseToAnyPublisher() } ?? Empty().eraseToAnyPublisher()
  }
}

/// Publishes an error.
public struct Fail<Output, Failure: Error>: Publisher {
  public let error: Failure
  public init(error: Failure) { self.error = error }
  public init(outputType: Output.Type, failure: Failure) { error = failure }
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    subscriber.receive(subscription: Many())
    subscriber.receive(completion: .failure(error))
  }
}
/// Publishes one value that comes later.
public final class Future<Output, Failure: Error>: Publisher {
  public typealias Promise = (Result<Output, Failure>) -> Void
  private let subject = CurrentValueSubject<Output?, Failure>(nil)
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { [subject] result in
      switch result {
      case .success(let value):
        subject.send(value)
        subject.send(completion: .finished)
      case .failure(let error): subject.send(completion: .failure(error))
      }
    }
  }
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    if let value = subject.value {
      subscriber.receive(subscription: Many())
      _ = subscriber.receive(value)
      return subscriber.receive(completion: .finished)
    }
    subject.compactMap { $0 }.receive(subscriber: subscriber)
  }
}
/// Makes a publisher for each subscriber.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  public typealias Output = DeferredPublisher.Output
  public typealias Failure = DeferredPublisher.Failure
  public let createPublisher: () -> DeferredPublisher
  public init(createPublisher: @escaping () -> DeferredPublisher) {
    self.createPublisher = createPublisher
  }
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    createPublisher().receive(subscriber: subscriber)
  }
}
extension Result {
  /// Publishes the value or the error.
  public var publisher: AnyPublisher<Success, Failure> {
    switch self {
    case .success(let value):
      Just(value).setFailureType(to: Failure.self).eraseToAnyPublisher()
    case .failure(let error): Fail(error: error).eraseToAnyPublisher()
    }
  }
}
