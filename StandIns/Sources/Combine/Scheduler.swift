public import Dispatch
public import Foundation

/// Runs work later, or elsewhere.
public protocol Scheduler {
  func schedule(_ action: @escaping () -> Void)
}

/// Work that was handed to a queue.
private struct Work: @unchecked Sendable {
  let run: () -> Void
}

extension DispatchQueue: Scheduler {
  public func schedule(_ action: @escaping () -> Void) {
    let work = Work(run: action)
    async { work.run() }
  }
}
extension RunLoop: Scheduler {
  public func schedule(_ action: @escaping () -> Void) {
    let work = Work(run: action)
    perform { work.run() }
  }
}
/// Runs work at once.
public struct ImmediateScheduler: Scheduler, Sendable {
  public static let shared = ImmediateScheduler()
  public func schedule(_ action: @escaping () -> Void) { action() }
}

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
