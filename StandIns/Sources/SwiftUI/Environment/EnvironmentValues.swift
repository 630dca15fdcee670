/// Names a value of the environment, and its default.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// The values that a view takes from the views around it.
public struct EnvironmentValues {
  /// Changes whenever a value does.
  internal final class Stamp {}
  internal private(set) var stamp = Stamp()
  private var values: [ObjectIdentifier: Any] = [:]
  /// Notes which keys are read.
  internal var reads: Reads?
  internal final class Reads { var keys: Set<ObjectIdentifier> = [] }

  public init() {}

  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      let id = ObjectIdentifier(key)
      reads?.keys.insert(id)
      return values[id] as? K.Value ?? K.defaultValue
    }
    set {
      values[ObjectIdentifier(key)] = newValue
      stamp = Stamp()
    }
  }

  internal subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
    get {
      reads?.keys.insert(ObjectIdentifier(type))
      return values[ObjectIdentifier(type)] as? Object
    }
    set {
      values[ObjectIdentifier(type)] = newValue
      stamp = Stamp()
    }
  }

  internal func raw(_ key: ObjectIdentifier) -> Any? { values[key] }

  /// The same values, and what is read of them from now on.
  internal func notingReads() -> (values: EnvironmentValues, reads: Reads) {
    var copy = self
    let reads = Reads()
    copy.reads = reads
    return (copy, reads)
  }

  /// Whether all values are the same, though they were set again.
  @MainActor internal func agrees(with other: EnvironmentValues) -> Bool {
    values.count == other.values.count
      && values.allSatisfy { key, value in
        other.values[key].map { Sameness.holds(any: value, $0) } ?? false
      }
  }
}

extension EnvironmentValues: CustomStringConvertible {
  /// The values that were set, in no certain order.
  public var description: String {
    "[" + values.values.map { "\(type(of: $0)) = \($0)" }.joined(separator: ", ") + "]"
  }
}

/// What a node read of its environment.
internal struct EnvironmentReads {
  private var values: [ObjectIdentifier: Any?] = [:]

  mutating func read<Value>(
    _ path: KeyPath<EnvironmentValues, Value>, in environment: EnvironmentValues
  ) -> Value { noting(environment) { $0[keyPath: path] } }

  mutating func object<Object: AnyObject>(
    _ type: Object.Type, in environment: EnvironmentValues
  ) -> Object? { noting(environment) { $0[object: type] } }

  private mutating func noting<Value>(
    _ environment: EnvironmentValues, _ work: (EnvironmentValues) -> Value
  ) -> Value {
    let (copy, reads) = environment.notingReads()
    let value = work(copy)
    note(reads.keys, in: environment)
    return value
  }

  mutating func note(_ keys: Set<ObjectIdentifier>, in environment: EnvironmentValues) {
    for key in keys { values[key] = .some(environment.raw(key)) }
  }

  /// Whether all that was read is the same in another environment.
  @MainActor func agree(with environment: EnvironmentValues) -> Bool {
    values.allSatisfy { key, old in
      switch (old, environment.raw(key)) {
      case (nil, nil): true
      case (let old?, let new?): Sameness.holds(any: old, new)
      default: false
      }
    }
  }
}

/// A value that a view takes from the environment.
@propertyWrapper public struct Environment<Value>: DynamicProperty {
  private let path: KeyPath<EnvironmentValues, Value>?
  private let find: ((inout EnvironmentReads, EnvironmentValues) -> Value?)?
  private var value: Value?

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    path = keyPath
    find = nil
  }
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    path = nil
    find = { $0.object(objectType, in: $1) }
  }
  public init<T: AnyObject>(_ objectType: T.Type) where Value == T?, T: Observable {
    path = nil
    find = { .some($0.object(objectType, in: $1)) }
  }

  public var wrappedValue: Value {
    if let value { return value }
    guard let path else {
      fatalError(
        "No Observable object of type \(Value.self) found, as SwiftUI says, because no "
          + "environment(_:) above gives one")
    }
    return EnvironmentValues()[keyPath: path]
  }
}
extension Environment: InstalledProperty {
  internal mutating func install(in node: Node, at offset: Int) {
    if let path {
      value = node.read.read(path, in: node.environment)
    } else {
      value = find?(&node.read, node.environment)
    }
  }
}
extension Environment: ComparedByParts {
  internal func _isSame(as other: any ComparedByParts) -> Bool {
    (other as? Environment<Value>).map { path == $0.path } ?? false
  }
}
extension Environment: @unchecked Sendable where Value: Sendable {}

extension Dismisser {
  /// Leaves what a hosting controller was pushed or presented in.
  @MainActor convenience init(of controller: UIViewController) {
    self.init()
    isPresented = { [weak controller] in controller?.isPushedOrPresented ?? false }
    dismiss = { [weak controller] in controller?.leave() }
  }
}

extension UIViewController {
  fileprivate var isPushedOrPresented: Bool {
    if let stack = parent as? UINavigationController, stack.viewControllers.first !== self {
      return true
    }
    return presentingViewController != nil
  }
  /// Goes back, or dismisses what it is presented in.
  fileprivate func leave() {
    if let stack = parent as? UINavigationController,
      let index = stack.viewControllers.firstIndex(of: self),
      index > 0
    {
      stack.popToViewController(stack.viewControllers[index - 1], animated: true)
    } else {
      presentingViewController?.dismiss(animated: true)
    }
  }
}
