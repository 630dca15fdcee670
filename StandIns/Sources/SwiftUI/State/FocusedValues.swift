/// Names a value that the view with the focus gives to the app.
public protocol FocusedValueKey {
  associatedtype Value
}
/// The values that the views on the screen give to the app.
public struct FocusedValues {
  private var values: [ObjectIdentifier: Any] = [:]
  internal init() {}
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }
  internal subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
    get { values[ObjectIdentifier(type)] as? Object }
    set { values[ObjectIdentifier(type)] = newValue }
  }
}

/// What a view gives to the app.
@MainActor internal struct FocusedPayload {
  let value: Any
  let write: (inout FocusedValues) -> Void
}
internal nonisolated struct FocusedModifier: _PrimitiveModifier {
  let value: Any
  let write: (inout FocusedValues) -> Void
  @MainActor func _modify<V: View>(_ content: V, _ builder: _Builder) {
    let write = write
    let old = builder.node.payload as? FocusedPayload
    builder.node.payload = FocusedPayload(value: value) { write(&$0) }
    // A view may read what it gives itself, so that the same value is no news.
    if !(old.map { Sameness.holds(any: $0.value, value) } ?? false) {
      builder.node.graph.focusMayHaveChanged()
    }
    builder.node.onRemove = [{ [weak graph = builder.node.graph] in graph?.focusMayHaveChanged() }]
    builder.add(content, at: .content)
  }
}
extension Graph {
  /// The values of the views that are there; of several the innermost and last counts.
  internal var focusedValues: FocusedValues {
    var values = FocusedValues()
    func collect(_ node: Node) {
      if let payload = node.payload as? FocusedPayload { payload.write(&values) }
      for child in node.children + node.asides { collect(child) }
    }
    if let root { collect(root) }
    return values
  }
  /// Those that read the values look again.
  internal func focusMayHaveChanged() {
    afterPass { [weak self] in self?.focus.value += 1 }
  }
}

/// Reads a value that the view with the focus gives.
@propertyWrapper public struct FocusedValue<Value>: DynamicProperty {
  private let find: (FocusedValues) -> Value?
  private var value: Value?
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) { find = { $0[keyPath: keyPath] } }
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    find = { $0[object: objectType] }
  }
  public var wrappedValue: Value? { value }
}
extension FocusedValue: StoredByNode {}
extension FocusedValue: InstalledProperty {
  internal mutating func install(in node: Node, at offset: Int) {
    _ = node.graph.focus.value
    value = find(node.graph.focusedValues)
  }
}
/// Reads and writes a value behind a binding that the view with the focus gives.
@propertyWrapper public struct FocusedBinding<Value>: DynamicProperty {
  @FocusedValue private var binding: Binding<Value>?
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {
    _binding = FocusedValue(keyPath)
  }
  public var wrappedValue: Value? {
    get { binding?.wrappedValue }
    nonmutating set { if let newValue { binding?.wrappedValue = newValue } }
  }
  public var projectedValue: Binding<Value?> {
    let binding = binding
    return Binding<Value?>(
      ClosureLocation(
        get: { binding?.wrappedValue },
        set: { new, _ in if let new { binding?.wrappedValue = new } }))
  }
}
extension View {
  /// Gives a value to the app while the view is there.
  public nonisolated func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View { modifier(FocusedModifier(value: value as Any) { $0[keyPath: keyPath] = value }) }
  /// Gives a value, or none, to the app while the view is there.
  public nonisolated func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View { modifier(FocusedModifier(value: value as Any) { $0[keyPath: keyPath] = value }) }
  /// Gives an object to the app while the view is there.
  public nonisolated func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(FocusedModifier(value: object as Any) { $0[object: T.self] = object })
  }
  /// Gives a value to the app while the scene is there.
  public nonisolated func focusedSceneValue<T>(
    _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T
  ) -> some View { focusedValue(keyPath, value) }
  /// Gives a value, or none, to the app while the scene is there.
  public nonisolated func focusedSceneValue<T>(
    _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T?
  ) -> some View { focusedValue(keyPath, value) }
  /// Gives an object to the app while the scene is there.
  public nonisolated func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    focusedValue(object)
  }
}
/// Reads an object that the view with the focus gives, and follows its changes.
@MainActor @preconcurrency @propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  private var object: ObjectType?
  public nonisolated init() {}
  public var wrappedValue: ObjectType? { object }
}
extension FocusedObject: InstalledProperty {
  internal mutating func install(in node: Node, at offset: Int) {
    _ = node.graph.focus.value
    object = node.graph.focusedValues[object: ObjectType.self]
    guard let object else { return }
    let slot = node.slots[offset] as? ObjectSlot<ObjectType> ?? ObjectSlot(node)
    node.slots[offset] = slot
    slot.follow(object)
  }
}
extension View {
  /// Gives an object to the app while the view is there.
  public nonisolated func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
    modifier(FocusedModifier(value: object as Any) { $0[object: T.self] = object })
  }
  /// Gives an object to the app while the scene is there.
  public nonisolated func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
    modifier(FocusedModifier(value: object as Any) { $0[object: T.self] = object })
  }
}
