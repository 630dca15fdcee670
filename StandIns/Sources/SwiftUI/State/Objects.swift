/// Follows an object's `objectWillChange` for a node.
@MainActor internal final class ObjectSlot<Object: ObservableObject>: LeavingSlot {
  private weak var node: Node?
  private(set) var object: Object?
  private var subscription: AnyCancellable?

  init(_ node: Node) { self.node = node }

  func follow(_ new: Object) {
    guard new !== object else { return }
    object = new
    guard let reference = node.map(WeakNode.init) else { return }
    subscription = new.objectWillChange.sink { _ in reference.change { $0.markDirtyInUpdate() } }
  }
  func leave() {
    subscription = nil
    object = nil
  }
}

/// Makes bindings to the properties of an object.
@dynamicMemberLookup public struct _ObjectWrapper<ObjectType: AnyObject> {
  internal let root: ObjectType
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
  ) -> Binding<Subject> { Binding(ObjectLocation(root, keyPath)) }
}

/// An object that a view makes once and keeps as long as it is in its place.
@propertyWrapper public struct StateObject<ObjectType: ObservableObject> {
  private let make: () -> ObjectType
  private var object: ObjectType?

  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

  @MainActor @preconcurrency public var wrappedValue: ObjectType { object ?? make() }
  @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(root: wrappedValue)
  }
}
extension StateObject: StoredByNode {}
extension StateObject: DynamicProperty, InstalledProperty {
  internal mutating func install(in node: Node, at offset: Int) {
    let slot = node.slots[offset] as? ObjectSlot<ObjectType> ?? ObjectSlot(node)
    node.slots[offset] = slot
    if slot.object == nil { slot.follow(node.graph.tracker.reading(nil, make)) }
    object = slot.object
  }
}

/// An object that another made, whose changes a view follows.
@MainActor @preconcurrency @propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject> {
  /// Makes bindings to the object's properties.
  public typealias Wrapper = _ObjectWrapper<ObjectType>

  public var wrappedValue: ObjectType
  public init(initialValue: ObjectType) { wrappedValue = initialValue }
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
  public var projectedValue: Wrapper { Wrapper(root: wrappedValue) }
}
extension ObservedObject: DynamicProperty {}
extension ObservedObject: InstalledProperty {
  internal mutating func install(in node: Node, at offset: Int) {
    let slot = node.slots[offset] as? ObjectSlot<ObjectType> ?? ObjectSlot(node)
    node.slots[offset] = slot
    slot.follow(wrappedValue)
  }
}

/// An object that a view above put into the environment, whose changes a view follows.
@MainActor @preconcurrency @propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject> {
  /// Makes bindings to the object's properties.
  public typealias Wrapper = _ObjectWrapper<ObjectType>

  private var object: ObjectType?
  public init() {}

  public var wrappedValue: ObjectType {
    guard let object else {
      fatalError(
        "No ObservableObject of type \(ObjectType.self) found, as SwiftUI says, because no "
          + "environmentObject(_:) above gives one")
    }
    return object
  }
  public var projectedValue: Wrapper { Wrapper(root: wrappedValue) }
}
extension EnvironmentObject: DynamicProperty {}
extension EnvironmentObject: InstalledProperty {
  internal mutating func install(in node: Node, at offset: Int) {
    object = node.read.object(ObjectType.self, in: node.environment)
    guard let object else { return }
    let slot = node.slots[offset] as? ObjectSlot<ObjectType> ?? ObjectSlot(node)
    node.slots[offset] = slot
    slot.follow(object)
  }
}
