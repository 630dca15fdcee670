/// Which field has the keyboard.
@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
  /// Reads and sets which field has the keyboard.
  @propertyWrapper public struct Binding {
    internal let binding: SwiftUI.Binding<Value>
    /// What it is while no field that it is about has the keyboard.
    internal let none: Value
    public var wrappedValue: Value {
      get { binding.wrappedValue }
      nonmutating set { binding.wrappedValue = newValue }
    }
    public var projectedValue: Binding { self }
  }
  @State private var value: Value
  private let none: Value
  public init() where Value == Bool {
    _value = State(initialValue: false)
    none = false
  }
  public init<T: Hashable>() where Value == T? {
    _value = State(initialValue: nil)
    none = nil
  }
  public var wrappedValue: Value {
    get { value }
    nonmutating set { value = newValue }
  }
  public var projectedValue: Binding { Binding(binding: $value, none: none) }
}
extension View {
  /// Has the keyboard while the value is true.
  public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    focused(condition, equals: true)
  }
  /// Has the keyboard while the value is the given one.
  public nonisolated func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View { modifier(FocusModifier(binding: binding, value: value)) }
}

internal nonisolated struct FocusModifier<Value: Hashable>: _PrimitiveModifier {
  let binding: FocusState<Value>.Binding
  let value: Value
  @MainActor func _modify<V: View>(_ content: V, _ builder: _Builder) {
    let node = builder.node
    let place = node.payload as? FocusPlace ?? FocusPlace(node)
    node.payload = place
    let (binding, value) = (binding, value)
    place.take = { binding.wrappedValue = value }
    place.release = { if binding.wrappedValue == value { binding.wrappedValue = binding.none } }
    place.binding(says: binding.wrappedValue == value)
    builder.add(content, at: .content)
  }
}

/// A view whose fields have the keyboard while a binding says so.
@MainActor internal final class FocusPlace: Leaving {
  private(set) weak var node: Node?
  var take: () -> Void = {}
  var release: () -> Void = {}
  private(set) var isWanted = false
  /// Whether the binding has just said so.
  var isNew = false
  /// Whether a field of it has the keyboard.
  var holds = false
  init(_ node: Node) { self.node = node }

  func binding(says isWanted: Bool) {
    guard isWanted != self.isWanted else { return }
    self.isWanted = isWanted
    isNew = isWanted && !holds
    node?.graph.afterPass { [weak self] in self?.node?.graph.followFocus() }
  }
  func nodeWillLeave(_ node: Node) {
    guard isWanted else { return }
    let release = release
    node.graph.afterPass { release() }
  }
}

extension Graph {
  private var focusPlaces: [FocusPlace] {
    var found: [FocusPlace] = []
    func collect(_ node: Node) {
      if let place = node.payload as? FocusPlace { found.append(place) }
      for child in node.children + node.asides { collect(child) }
    }
    if let root { collect(root) }
    return found
  }
  /// The bindings have changed: the keyboard goes where one says so, or away from where none does any more.
  internal func followFocus() {
    let places = focusPlaces
    if let place = places.last(where: \.isNew) {
      for one in places { one.isNew = false }
      moveFocus(to: place.node?.firstField)
    } else if places.contains(where: { $0.holds && !$0.isWanted }) {
      moveFocus(to: nil)
    }
  }
  /// Gives the keyboard to a field or takes it away, and tells the bindings.
  internal func moveFocus(to field: Node?) {
    focusedField = field
    for place in focusPlaces {
      place.holds = place.node.map { field?.isBelow($0) ?? false } ?? false
      if place.holds, !place.isWanted { place.take() }
      if !place.holds, place.isWanted { place.release() }
    }
  }
  /// A field that has gone has no keyboard.
  internal func checkFocus() {
    if let focusedField, !focusedField.isAlive { moveFocus(to: nil) }
  }
}
extension Node {
  internal var isField: Bool {
    switch element?.role {
    case .field?, .secureField?, .searchField?: true
    default: false
    }
  }
  fileprivate var firstField: Node? {
    var found: Node?
    walk { if found == nil, $0.isField { found = $0 } }
    return found
  }
  /// Whether it is another node, or in its subtree.
  func isBelow(_ other: Node) -> Bool {
    var one: Node? = self
    while let here = one {
      if here === other { return true }
      one = here.parent
    }
    return false
  }
}
extension _Element {
  /// Whether it has the keyboard.
  @MainActor package var isFocused: Bool { node.graph.focusedField === node }
  /// Puts the keyboard to it, as a tap on a field does.
  @MainActor package func focus() {
    if node.isField, !isFocused { node.graph.moveFocus(to: node) }
  }
  /// Presses the return key in it, which leaves it.
  @MainActor package func pressReturn() {
    node.graph.moveFocus(to: nil)
    submit()
  }
}
