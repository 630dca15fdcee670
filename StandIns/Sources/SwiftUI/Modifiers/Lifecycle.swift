/// The closures that run when a view comes on screen and when it leaves.
@MainActor internal final class Lifecycle {
  var onAppear: (() -> Void)?
  var onDisappear: (() -> Void)?
  private(set) var isShown = false

  func setShown(_ shown: Bool) {
    guard shown != isShown else { return }
    isShown = shown
    (shown ? onAppear : onDisappear)?()
  }
  /// Tells it once more that it appears, as some systems do for no reason.
  func stray() { onAppear?() }
}

extension _Builder {
  /// Calls when the node's view comes on screen and leaves it.
  internal func follow(
    onAppear: (() -> Void)?, onDisappear: (() -> Void)?
  ) {
    let known = node.payload as? Lifecycle
    let lifecycle = known ?? Lifecycle()
    lifecycle.onAppear = onAppear
    lifecycle.onDisappear = onDisappear
    guard known == nil else { return }
    node.payload = lifecycle
    node.graph.willAppear(Appearing(node, lifecycle))
  }
}

/// Calls when a view comes on screen and leaves it.
public nonisolated struct _AppearanceActionModifier: _PrimitiveModifier {
  internal let appear: (() -> Void)?
  internal let disappear: (() -> Void)?
  @MainActor public func _modify<V: View>(_ content: V, _ builder: _Builder) {
    builder.follow(onAppear: appear, onDisappear: disappear)
    builder.add(content, at: .content)
  }
}

/// Runs a task while a view is on screen.
internal nonisolated struct TaskModifier: _PrimitiveModifier {
  let id: AnyHashable
  let priority: TaskPriority
  let action: @isolated(any) @Sendable () async -> Void

  @MainActor func _modify<V: View>(_ content: V, _ builder: _Builder) {
    let node = builder.node
    let slot = node.slots[-1] as? TaskSlot ?? TaskSlot(id)
    node.slots[-1] = slot
    slot.action = action
    slot.priority = priority
    builder.follow(onAppear: { slot.start() }, onDisappear: { slot.leave() })
    if slot.id != id {
      slot.id = id
      if slot.isRunning { node.graph.afterPass { slot.start() } }
    }
    builder.add(content, at: .content)
  }
}
@MainActor private final class TaskSlot: LeavingSlot {
  var id: AnyHashable
  var action: (@isolated(any) @Sendable () async -> Void)?
  var priority = TaskPriority.userInitiated
  private var task: Task<Void, Never>?
  init(_ id: AnyHashable) { self.id = id }
  var isRunning: Bool { task != nil }
  func start() {
    task?.cancel()
    guard let action else { return }
    task = Task(priority: priority) { await action() }
  }
  func leave() {
    task?.cancel()
    task = nil
  }
}

/// Calls when a value has changed.
internal nonisolated struct ChangeModifier<Value: Equatable>: _PrimitiveModifier {
  let value: Value
  let initial: Bool
  let action: (Value, Value) -> Void

  @MainActor func _modify<V: View>(_ content: V, _ builder: _Builder) {
    let node = builder.node
    let action = action
    let value = value
    if let slot = node.slots[-1] as? ChangeSlot<Value> {
      if slot.value != value {
        let old = slot.value
        slot.value = value
        node.graph.afterPass { action(old, value) }
      }
    } else {
      node.slots[-1] = ChangeSlot(value)
      if initial { node.graph.afterPass { action(value, value) } }
    }
    builder.add(content, at: .content)
  }
}
private final class ChangeSlot<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}

/// Calls for each value of a publisher.
internal nonisolated struct ReceiveModifier<P: Publisher>: _PrimitiveModifier
where P.Failure == Never {
  let publisher: P
  let action: (P.Output) -> Void
  @MainActor func _modify<V: View>(_ content: V, _ builder: _Builder) {
    let slot = builder.node.slots[-1] as? ReceiveSlot<P> ?? ReceiveSlot()
    builder.node.slots[-1] = slot
    slot.action = action
    let isSame = slot.publisher.map { Sameness.holds($0, publisher) } ?? false
    if !isSame {
      slot.publisher = publisher
      slot.subscription = publisher.sink { [weak slot] in slot?.action?($0) }
    }
    builder.add(content, at: .content)
  }
}
private final class ReceiveSlot<P: Publisher>: LeavingSlot {
  nonisolated init() {}
  var publisher: P?
  var action: ((P.Output) -> Void)?
  var subscription: AnyCancellable?
  func leave() { subscription = nil }
}

extension View {
  /// Calls before the view appears.
  public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearanceActionModifier(appear: action, disappear: nil))
  }
  /// Calls after the view has disappeared.
  public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearanceActionModifier(appear: nil, disappear: action))
  }
  /// Runs a task from before the view appears until it has disappeared.
  @preconcurrency public nonisolated func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @isolated(any) @Sendable () async -> Void
  ) -> some View { modifier(TaskModifier(id: 0, priority: priority, action: action)) }
  /// Runs a task while the view is there, and again when a value has changed.
  @preconcurrency public nonisolated func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @isolated(any) @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: Distinct(value).key, priority: priority, action: action))
  }
  /// Calls when a value has changed.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some View { modifier(ChangeModifier(value: value, initial: initial, action: action)) }
  /// Calls when a value has changed.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, initial: initial, action: { _, _ in action() }))
  }
  /// Calls when a value has changed, with the new one.
  @available(iOS, deprecated: 17.0)
  public nonisolated func onChange<V: Equatable>(
    of value: V, perform action: @escaping (V) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, initial: false, action: { action($1) }))
  }
  /// Calls for each value of a publisher.
  public nonisolated func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    modifier(ReceiveModifier(publisher: publisher, action: action))
  }
}

/// Makes something that can be hashed of a value that can only be compared.
private struct Distinct<Value: Equatable>: Hashable {
  let value: Value
  init(_ value: Value) { self.value = value }
  var key: AnyHashable { AnyHashable(self) }
  static func == (one: Self, other: Self) -> Bool { one.value == other.value }
  func hash(into hasher: inout Hasher) {}
}
