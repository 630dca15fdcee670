/// Where a value is kept that bindings read and write.
internal class Location<Value>: @unchecked Sendable {
  // Because its subclasses read and write on the main thread, as SwiftUI does.
  var value: Value {
    get { fatalError("a location without a value; because subclasses override it") }
    set {}
  }
  func write(_ value: Value, _ transaction: Transaction) {
    Tracker.shared.writing(transaction) { self.value = value }
  }
  func isSame(as other: Location<Value>) -> Bool { self === other }
  /// Whether views that read the value do not hear of changes by reading it.
  var isUntracked: Bool { false }
}

internal final class ConstantLocation<Value>: Location<Value>, @unchecked Sendable {
  // Because it never changes.
  private let constant: Value
  init(_ constant: Value) { self.constant = constant }
  override var value: Value {
    get { constant }
    set {}
  }
}

internal final class ClosureLocation<Value>: Location<Value>, @unchecked Sendable {
  // Because the closures are only called on the main thread.
  private let getter: () -> Value
  private let setter: (Value, Transaction) -> Void
  init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    getter = get
    setter = set
  }
  override var value: Value {
    get { getter() }
    set { setter(newValue, Tracker.shared.transaction) }
  }
  override func write(_ value: Value, _ transaction: Transaction) {
    Tracker.shared.writing(transaction) { setter(value, transaction) }
  }
}

internal final class PathLocation<Base, Value>: Location<Value>, @unchecked Sendable {
  // Because it only refers to another location.
  private let base: Location<Base>
  private let path: WritableKeyPath<Base, Value>
  init(_ base: Location<Base>, _ path: WritableKeyPath<Base, Value>) {
    self.base = base
    self.path = path
  }
  override var value: Value {
    get { base.value[keyPath: path] }
    set { base.value[keyPath: path] = newValue }
  }
  override var isUntracked: Bool { base.isUntracked }
  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? PathLocation<Base, Value> else { return false }
    return base.isSame(as: other.base) && path == other.path
  }
}

internal final class ObjectLocation<Object: AnyObject, Value>: Location<Value>, @unchecked Sendable
{
  // Because it is only used on the main thread.
  private let object: Object
  private let path: ReferenceWritableKeyPath<Object, Value>
  init(_ object: Object, _ path: ReferenceWritableKeyPath<Object, Value>) {
    self.object = object
    self.path = path
  }
  override var value: Value {
    get { object[keyPath: path] }
    set { object[keyPath: path] = newValue }
  }
  override var isUntracked: Bool { !(object is any Observable) }
  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? ObjectLocation<Object, Value> else { return false }
    return object === other.object && path == other.path
  }
}

/// Reads and writes a value that another owns.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  /// The transaction of its writes.
  public var transaction = Transaction()
  internal let location: Location<Value>
  /// The value when the binding was made, where reading it later does not make a view follow it.
  private let snapshot: Value?

  internal init(_ location: Location<Value>, transaction: Transaction = Transaction()) {
    self.location = location
    snapshot = location.isUntracked ? location.value : nil
    self.transaction = transaction
  }

  @preconcurrency
  public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {
    // Because bindings are read and written on the main thread, whatever actor the closures are of.
    let get = unsafeBitCast(get, to: (() -> Value).self)
    let set = unsafeBitCast(set, to: ((Value) -> Void).self)
    self.init(ClosureLocation(get: get, set: { value, _ in set(value) }))
  }
  @preconcurrency
  public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value, Transaction) -> Void
  ) {
    // Because bindings are read and written on the main thread, whatever actor the closures are of.
    let get = unsafeBitCast(get, to: (() -> Value).self)
    let set = unsafeBitCast(set, to: ((Value, Transaction) -> Void).self)
    self.init(ClosureLocation(get: get, set: set))
  }
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(ConstantLocation(value))
  }

  public var wrappedValue: Value {
    get { location.value }
    nonmutating set {
      let own = Tracker.shared.transaction.merged(with: transaction)
      location.write(newValue, own)
    }
  }
  public var projectedValue: Binding<Value> { self }

  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding<Subject>(PathLocation(location, keyPath), transaction: transaction)
  }

  /// The same with a transaction.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    Binding(location, transaction: transaction)
  }
  /// The same with an animation.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    Binding(location, transaction: Transaction(animation: animation))
  }
}

extension Binding: ComparedByParts {
  internal func _isSame(as other: any ComparedByParts) -> Bool {
    guard let other = other as? Binding<Value> else { return false }
    return location.isSame(as: other.location) && Sameness.holds(snapshot, other.snapshot)
  }
}
extension Binding: @unchecked Sendable where Value: Sendable {}
extension Binding: DynamicProperty {}

extension Binding {
  /// A binding to an optional of the value; `nil` is not written.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(
      ClosureLocation(
        get: { base.wrappedValue }, set: { new, _ in if let new { base.wrappedValue = new } }))
  }
  /// A binding to the value of an optional, if there is one now.
  public init?(_ base: Binding<Value?>) {
    guard let first = base.wrappedValue else { return nil }
    self.init(
      ClosureLocation(
        get: { base.wrappedValue ?? first }, set: { new, _ in base.wrappedValue = new }))
  }
  /// A binding to the value in a form that can be hashed.
  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    self.init(
      ClosureLocation(
        get: { AnyHashable(base.wrappedValue) },
        set: { new, _ in if let new = new.base as? V { base.wrappedValue = new } }))
  }
}

extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}
extension Binding: Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
  public typealias Iterator = IndexingIterator<Binding<Value>>
  public typealias SubSequence = Slice<Binding<Value>>
}
extension Binding: Collection where Value: MutableCollection {
  public typealias Index = Value.Index
  public typealias Indices = Value.Indices
  public var startIndex: Value.Index { wrappedValue.startIndex }
  public var endIndex: Value.Index { wrappedValue.endIndex }
  public var indices: Value.Indices { wrappedValue.indices }
  public func index(after i: Value.Index) -> Value.Index { wrappedValue.index(after: i) }
  public func formIndex(after i: inout Value.Index) { wrappedValue.formIndex(after: &i) }
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    Binding<Value.Element>(ElementLocation(location, position), transaction: transaction)
  }
}
extension Binding: BidirectionalCollection
where Value: BidirectionalCollection, Value: MutableCollection {
  public func index(before i: Value.Index) -> Value.Index { wrappedValue.index(before: i) }
}
extension Binding: RandomAccessCollection
where Value: MutableCollection, Value: RandomAccessCollection {}

/// An element of a collection; one that has gone keeps its last value.
internal final class ElementLocation<C: MutableCollection>: Location<C.Element>, @unchecked Sendable
{
  // Because it only refers to another location.
  private let base: Location<C>
  private let index: C.Index
  private var last: C.Element
  init(_ base: Location<C>, _ index: C.Index) {
    self.base = base
    self.index = index
    last = base.value[index]
  }
  override var value: C.Element {
    get {
      let all = base.value
      if index >= all.startIndex, index < all.endIndex { last = all[index] }
      return last
    }
    set {
      let all = base.value
      guard index >= all.startIndex, index < all.endIndex else { return }
      base.value[index] = newValue
    }
  }
  override var isUntracked: Bool { base.isUntracked }
  override func isSame(as other: Location<C.Element>) -> Bool {
    guard let other = other as? ElementLocation<C> else { return false }
    return base.isSame(as: other.base) && index == other.index
  }
}
