/// Names a value that a view gives to its container.
public protocol ContainerValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}
/// The values that a view gives to its container.
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]
  internal init() {}
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}
extension View {
  /// Gives a value to the container; containers of an app's own cannot read it here.
  public nonisolated func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
  ) -> some View { self }
}
