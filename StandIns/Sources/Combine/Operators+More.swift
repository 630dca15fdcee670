public import Foundation

extension Publisher {
  /// Delivers what the publishers deliver that are made of the values.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, Failure> where P.Failure == Failure {
    AnyPublisher { relay in
      let all = Many()
      relay.receive(subscription: all)
      var open = 1
      func end(_ completion: Subscribers.Completion<Failure>) {
        open -= 1
        if open == 0 || !completion.isFinished { relay.receive(completion: completion) }
      }
      all.parts.append(
        self.sink(
          receiveCompletion: end,
          receiveValue: { value in
            open += 1
            all.parts.append(
              transform(value).sink(
                receiveCompletion: end, receiveValue: { _ = relay.receive($0) }))
          }))
    }
  }
  /// Delivers what the newest of the publishers delivers.
  public func switchToLatest() -> AnyPublisher<Output.Output, Failure>
  where Output: Publisher, Output.Failure == Failure {
    AnyPublisher { relay in
      let all = Many()
      relay.receive(subscription: all)
      let inner = Held()
      all.onCancel = { inner.value = nil }
      all.parts.append(
        self.sink(
          receiveCompletion: { if !$0.isFinished { relay.receive(completion: $0) } },
          receiveValue: { value in
            inner.value = nil
            inner.value = value.sink(
              receiveCompletion: { if !$0.isFinished { relay.receive(completion: $0) } },
              receiveValue: { _ = relay.receive($0) })
          }))
    }
  }
  /// Delivers pairs, one of each.
  public func zip<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure>
  where P.Failure == Failure {
    AnyPublisher { relay in
      let all = Many()
      relay.receive(subscription: all)
      var (ones, others): ([Output], [P.Output]) = ([], [])
      func send() {
        while !ones.isEmpty, !others.isEmpty {
          _ = relay.receive((ones.removeFirst(), others.removeFirst()))
        }
      }
      func end(_ completion: Subscribers.Completion<Failure>) {
        relay.receive(completion: completion)
      }
      all.parts.append(
        self.sink(
          receiveCompletion: end,
          receiveValue: {
            ones.append($0)
            send()
          }))
      all.parts.append(
        other.sink(
          receiveCompletion: end,
          receiveValue: {
            others.append($0)
            send()
          }))
    }
  }
  /// Delivers the first value, and ends.
  public func first() -> AnyPublisher<Output, Failure> { prefix(1) }
  /// Delivers the first value that fits, and ends.
  public func first(
    where predicate: @escaping (Output) -> Bool
  ) -> AnyPublisher<Output, Failure> { filter(predicate).prefix(1) }
  /// Delivers the first values, and ends.
  public func prefix(_ maxLength: Int) -> AnyPublisher<Output, Failure> {
    AnyPublisher { relay in
      var left = maxLength
      self.attach(
        relay,
        value: { value in
          guard left > 0 else { return }
          left -= 1
          _ = relay.receive(value)
          if left == 0 { relay.receive(completion: .finished) }
        },
        completion: { if left > 0 { relay.receive(completion: $0) } })
    }
  }
  /// Delivers all values as one at the end.
  public func collect() -> AnyPublisher<[Output], Failure> {
    AnyPublisher { relay in
      var all: [Output] = []
      self.attach(
        relay, value: { all.append($0) },
        completion: { completion in
          if completion.isFinished { _ = relay.receive(all) }
          relay.receive(completion: completion)
        })
    }
  }
  /// Delivers the last value at the end.
  public func last() -> AnyPublisher<Output, Failure> {
    collect().compactMap(\.last)
  }
  /// Delivers values before the others.
  public func prepend(_ elements: Output...) -> AnyPublisher<Output, Failure> {
    AnyPublisher { relay in
      var isFirst = true
      self.attach(
        relay,
        value: { value in
          if isFirst {
            isFirst = false
            for element in elements { _ = relay.receive(element) }
          }
          _ = relay.receive(value)
        })
      if isFirst {
        isFirst = false
        for element in elements { _ = relay.receive(element) }
      }
    }
  }
  /// Delivers values at the end.
  public func append(_ elements: Output...) -> AnyPublisher<Output, Failure> {
    AnyPublisher { relay in
      self.attach(
        relay, value: { _ = relay.receive($0) },
        completion: { completion in
          if completion.isFinished { for element in elements { _ = relay.receive(element) } }
          relay.receive(completion: completion)
        })
    }
  }
  /// Delivers each value to all subscribers, with one subscription.
  public func share() -> AnyPublisher<Output, Failure> {
    let subject = PassthroughSubject<Output, Failure>()
    let connection = Held()
    var count = 0
    return AnyPublisher { relay in
      let all = Many {
        count -= 1
        if count == 0 { connection.value = nil }
      }
      count += 1
      relay.receive(subscription: all)
      all.parts.append(
        subject.sink(
          receiveCompletion: { relay.receive(completion: $0) },
          receiveValue: { _ = relay.receive($0) }))
      guard count == 1 else { return }
      connection.value = self.sink(
        receiveCompletion: { subject.send(completion: $0) }, receiveValue: { subject.send($0) })
    }
  }
  /// Writes down what happens, and changes nothing.
  public func print(_ prefix: String = "") -> AnyPublisher<Output, Failure> {
    handleEvents(receiveOutput: { Swift.print("\(prefix): receive value: (\($0))") })
  }

  // MARK: Errors

  private func failing<T>(
    _ transform: @escaping (Output) throws -> T
  ) -> AnyPublisher<T, any Error> {
    AnyPublisher { relay in
      let all = Many()
      relay.receive(subscription: all)
      var isOver = false
      all.parts.append(
        self.sink(
          receiveCompletion: { completion in
            guard !isOver else { return }
            switch completion {
            case .finished: relay.receive(completion: .finished)
            case .failure(let error): relay.receive(completion: .failure(error))
            }
          },
          receiveValue: { value in
            guard !isOver else { return }
            do { _ = relay.receive(try transform(value)) } catch {
              isOver = true
              relay.receive(completion: .failure(error))
            }
          }))
    }
  }
  /// Changes each value, or fails.
  public func tryMap<T>(
    _ transform: @escaping (Output) throws -> T
  ) -> AnyPublisher<T, any Error> { failing(transform) }
  /// Decodes each value.
  public func decode<Item: Decodable, Coder: TopLevelDecoder>(
    type: Item.Type, decoder: Coder
  ) -> AnyPublisher<Item, any Error> where Output == Coder.Input {
    failing { try decoder.decode(type, from: $0) }
  }
  /// Changes the error.
  public func mapError<E: Error>(
    _ transform: @escaping (Failure) -> E
  ) -> AnyPublisher<Output, E> {
    AnyPublisher { relay in
      let all = Many()
      relay.receive(subscription: all)
      all.parts.append(
        self.sink(
          receiveCompletion: { completion in
            switch completion {
            case .finished: relay.receive(completion: .finished)
            case .failure(let error): relay.receive(completion: .failure(transform(error)))
            }
          }, receiveValue: { _ = relay.receive($0) }))
    }
  }
  /// Goes on with another publisher after an error.
  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> AnyPublisher<Output, P.Failure> where P.Output == Output {
    AnyPublisher { relay in
      let all = Many()
      relay.receive(subscription: all)
      all.parts.append(
        self.sink(
          receiveCompletion: { completion in
            switch completion {
            case .finished: relay.receive(completion: .finished)
            case .failure(let error):
              all.parts.append(
                handler(error).sink(
                  receiveCompletion: { relay.receive(completion: $0) },
                  receiveValue: { _ = relay.receive($0) }))
            }
          }, receiveValue: { _ = relay.receive($0) }))
    }
  }
  /// Delivers a value in place of an error.
  public func replaceError(with output: Output) -> AnyPublisher<Output, Never> {
    self.catch { _ in Just(output) }
  }
  /// Delivers a value in place of `nil`.
  public func replaceNil<T>(with output: T) -> AnyPublisher<T, Failure> where Output == T? {
    map { $0 ?? output }
  }
  /// Delivers a value if there was none.
  public func replaceEmpty(with output: Output) -> AnyPublisher<Output, Failure> {
    collect().flatMap { all in
      Publishers.Sequence<[Output], Failure>(sequence: all.isEmpty ? [output] : all)
    }
  }
  /// Forgets the values.
  public func ignoreOutput() -> AnyPublisher<Never, Failure> { compactMap { _ -> Never? in nil } }
}
extension Publisher where Failure == Never {
  /// Says which errors there might be.
  public func setFailureType<E: Error>(to failureType: E.Type) -> AnyPublisher<Output, E> {
    AnyPublisher { relay in
      let all = Many()
      relay.receive(subscription: all)
      all.parts.append(
        self.sink(
          receiveCompletion: { _ in relay.receive(completion: .finished) },
          receiveValue: { _ = relay.receive($0) }))
    }
  }
}
/// A subscription that is kept as long as it is wanted.
private final class Held {
  var value: AnyCancellable?
}
/// Decodes data of a kind.
public protocol TopLevelDecoder<Input> {
  associatedtype Input
  func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}
extension JSONDecoder: TopLevelDecoder {
  public typealias Input = Data
}
extension PropertyListDecoder: TopLevelDecoder {
  public typealias Input = Data
}
