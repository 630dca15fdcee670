/// A value that a node keeps, and who has read it.
internal final class Slot<Value>: Location<Value>, @unchecked Sendable {
  // Because who reads it is only noted on the main thread.
  private struct Reader {
    let node: WeakNode
    let generation: Int
  }
  private struct Change: @unchecked Sendable {
    // Because it does not leave the thread.
    let old: Value
    let new: Value
  }
  private var current: Value
  /// What bodies see as long as later writes wait for their updates.
  private var shown: Value?
  /// How many writes wait.
  private var waiting = 0
  /// The node whose view owns the value, if it is a `@State`.
  weak var owner: Node?
  private var readers: [ObjectIdentifier: Reader] = [:]

  init(_ value: Value) { current = value }

  /// The value that bodies see, without noting who reads it.
  var latest: Value { shown ?? current }
  override var value: Value {
    get {
      if MainQueue.isCurrent, let node = Tracker.shared.reader {
        // Because this is the main thread.
        MainActor.assumeIsolated { note(node) }
        return latest
      }
      return current
    }
    set {
      let old = current
      current = newValue
      // Because a node that is told to change looks at the value later, on the main actor.
      if MainQueue.isCurrent {
        let change = Change(old: old, new: newValue)
        MainActor.assumeIsolated { take(change) }
      } else {
        tell()
      }
    }
  }

  /// The value for the owner's code.
  ///
  /// Where that code runs in the evaluation of another view, it sees the value that the owner's body saw, and the owner
  /// follows the value from then on.
  func value(asSeen seen: Value) -> Value {
    guard MainQueue.isCurrent, let reader = Tracker.shared.reader, let owner, owner !== reader
    else { return value }
    // Because this is the main thread.
    MainActor.assumeIsolated { note(owner) }
    return seen
  }

  /// Shows another value to bodies, in the update of its transaction.
  @MainActor private func take(_ change: Change) {
    guard !Sameness.holds(change.old, change.new) else { return }
    guard let owner else { return tell() }
    if waiting == 0 { shown = change.old }
    waiting += 1
    owner.graph.takeUp { [self] in
      waiting -= 1
      shown = waiting == 0 ? nil : change.new
      tell()
    }
  }
  @MainActor private func note(_ node: Node) {
    readers[ObjectIdentifier(node)] = Reader(node: WeakNode(node), generation: node.generation)
  }

  private func tell() {
    let all = readers
    readers = [:]
    for reader in all.values {
      let generation = reader.generation
      reader.node.change { if $0.generation == generation { $0.markDirty() } }
    }
  }
}

/// A value that a view keeps as long as it is in its place.
@propertyWrapper public struct State<Value> {
  private let initial: Value
  private var slot: Slot<Value>?
  /// The value when the body that uses this copy ran.
  private var seen: Value?

  public init(wrappedValue value: Value) { initial = value }
  public init(initialValue value: Value) { initial = value }

  /// The value; without a place in the tree it is what it began with, and setting it does nothing.
  public var wrappedValue: Value {
    get {
      guard let slot else { return initial }
      return slot.value(asSeen: seen ?? initial)
    }
    nonmutating set { slot?.value = newValue }
  }
  public var projectedValue: Binding<Value> {
    Binding(slot ?? ConstantLocation(initial))
  }
}
extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}
extension State: @unchecked Sendable where Value: Sendable {}
extension State: StoredByNode {}
extension State: DynamicProperty, InstalledProperty {
  internal mutating func install(in node: Node, at offset: Int) {
    if let known = node.slots[offset] as? Slot<Value> {
      slot = known
    } else {
      let made = Slot(initial)
      made.owner = node
      node.slots[offset] = made
      slot = made
    }
    seen = slot?.latest
  }
}

/// Makes bindings to the properties of an observable object.
@dynamicMemberLookup @propertyWrapper public struct Bindable<Value> {
  public var wrappedValue: Value
  public var projectedValue: Bindable<Value> { self }
  private init(object: Value) { wrappedValue = object }
  @available(
    *, unavailable, message: "The wrapped value must be an object that conforms to Observable"
  )
  public init(wrappedValue: Value) { self.init(object: wrappedValue) }
  @available(
    *, unavailable, message: "The wrapped value must be an object that conforms to Observable"
  )
  public init(projectedValue: Bindable<Value>) { self = projectedValue }
}
extension Bindable where Value: AnyObject {
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> { Binding<Subject>(ObjectLocation(wrappedValue, keyPath)) }
}
extension Bindable where Value: Observable, Value: AnyObject {
  public init(wrappedValue: Value) { self.init(object: wrappedValue) }
  public init(_ wrappedValue: Value) { self.init(object: wrappedValue) }
  public init(projectedValue: Bindable<Value>) { self = projectedValue }
}
extension Bindable: Sendable where Value: Sendable {}
extension Bindable: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}
