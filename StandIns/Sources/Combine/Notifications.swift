public import Foundation

extension NotificationCenter {
  /// Publishes the notifications of a name.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never
    let center: NotificationCenter
    let name: Notification.Name
    let object: AnyObject?
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Notification, S.Failure == Never {
      let relay = Relay(subscriber)
      let work = Hand(give: { _ = relay.receive($0) })
      let token = center.addObserver(forName: name, object: object, queue: nil) { work.give($0) }
      relay.receive(subscription: Token(center: center, token: token))
    }
  }
  private struct Hand: @unchecked Sendable {
    // Because notifications come on the thread that posts them, as in Combine.
    let give: (Notification) -> Void
  }
  private final class Token: Subscription {
    let center: NotificationCenter
    let token: any NSObjectProtocol
    init(center: NotificationCenter, token: any NSObjectProtocol) {
      self.center = center
      self.token = token
    }
    func request(_ demand: Subscribers.Demand) {}
    func cancel() { center.removeObserver(token) }
  }
  /// Publishes the notifications of a name.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }
}

/// Publishes nothing before it is connected.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  func connect() -> any Cancellable
}
extension ConnectablePublisher {
  /// Connects with the first subscriber, and disconnects after the last.
  public func autoconnect() -> Publishers.Autoconnect<Self> { .init(upstream: self) }
}
extension Publishers {
  /// A publisher that is connected as long as it has subscribers.
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    private var count = 0
    private var connection: (any Cancellable)?
    init(upstream: Upstream) { self.upstream = upstream }
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let relay = Relay(subscriber)
      let all = Many { [self] in
        count -= 1
        if count == 0 { connection = nil }
      }
      count += 1
      relay.receive(subscription: all)
      all.parts.append(
        upstream.sink(
          receiveCompletion: { relay.receive(completion: $0) },
          receiveValue: { _ = relay.receive($0) }))
      if count == 1 { connection = upstream.connect() }
    }
  }
}
extension Timer {
  /// Publishes the time again and again, in real time.
  public final class TimerPublisher: ConnectablePublisher {
    public typealias Output = Date
    public typealias Failure = Never
    public let interval: TimeInterval
    private let audience = Audience<Date, Never>()
    init(_ interval: TimeInterval) { self.interval = interval }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      audience.add(subscriber)
    }
    public func connect() -> any Cancellable {
      let stride = _TimeStride(interval)
      return AnyCancellable(
        RunLoop.main.schedule(after: RunLoop.main.now.advanced(by: stride), interval: stride) {
          [audience] in audience.send(Date())
        })
    }
  }
  /// Publishes the time again and again.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode
  ) -> TimerPublisher { TimerPublisher(interval) }
}
