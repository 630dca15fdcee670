/// Activity that can be cancelled.
public protocol Cancellable {
  func cancel()
}

extension Cancellable {
  /// Keeps the subscription in a set.
  public func store(in set: inout Set<AnyCancellable>) { AnyCancellable(self).store(in: &set) }
}

/// A subscription that is cancelled when it is released.
public final class AnyCancellable: Cancellable, Hashable {
  private var onCancel: (() -> Void)?
  public init(_ cancel: @escaping () -> Void) { onCancel = cancel }
  public init<C: Cancellable>(_ canceller: C) { onCancel = { canceller.cancel() } }
  deinit { onCancel?() }

  public func cancel() {
    let now = onCancel
    onCancel = nil
    now?()
  }
  /// Keeps the subscription in a set.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }
  /// Keeps the subscription in a collection.
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable { collection.append(self) }
  public static func == (one: AnyCancellable, other: AnyCancellable) -> Bool { one === other }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
