/// A stored route in a plan whose flow is not made yet: only the flow knows the route's type.
package struct StoredRoute {
  package let value: StoredValue
  /// The version of the flow's routes when it was stored.
  package let version: Int
  /// The name of the flow's navigation model.
  package let model: String

  package init(value: StoredValue, version: Int, model: String) {
    self.value = value
    self.version = version
    self.model = model
  }
}
