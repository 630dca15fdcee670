/// Values of modules above the core for a tree, one of each type.
package struct TreeExtensions {
  private var values: [Any] = []

  package subscript<Value>(_ type: Value.Type) -> Value? {
    get { values.lazy.compactMap { $0 as? Value }.first }
    set {
      values.removeAll { $0 is Value }
      if let newValue { values.append(newValue) }
    }
  }
}
