extension String {
  /// The name of a type, as `String(describing:)` returns it at many times the cost.
  init(naming type: Any.Type) {
    self = "\(type)"
  }
}
