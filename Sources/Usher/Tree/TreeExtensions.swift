/// Values of modules above the core for a tree, one of each type.
package struct TreeExtensions {
  private var values: [ObjectIdentifier: Any] = [:]

  package subscript<Value>(_ type: Value.Type) -> Value? {
    get { values[ObjectIdentifier(type)] as? Value }
    set { values[ObjectIdentifier(type)] = newValue }
  }
}
