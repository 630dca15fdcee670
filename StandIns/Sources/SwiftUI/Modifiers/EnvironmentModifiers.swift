/// Changes the environment of a view.
public nonisolated struct _EnvironmentModifier: _PrimitiveModifier {
  internal let change: (inout EnvironmentValues) -> Void
  @MainActor public func _modify<V: View>(_ content: V, _ builder: _Builder) {
    change(&builder.environment)
    builder.add(content, at: .content)
  }
}

/// Sets one value of the environment of a view.
public nonisolated struct _EnvironmentKeyWritingModifier<Value>: _PrimitiveModifier {
  internal let path: WritableKeyPath<EnvironmentValues, Value>
  internal let value: Value
  @MainActor public func _modify<V: View>(_ content: V, _ builder: _Builder) {
    builder.environment[keyPath: path] = value
    builder.add(content, at: .content)
  }
}

/// Puts an object into the environment of a view.
public nonisolated struct _EnvironmentObjectModifier<Object: AnyObject>: _PrimitiveModifier {
  internal let object: Object?
  @MainActor public func _modify<V: View>(_ content: V, _ builder: _Builder) {
    builder.environment[object: Object.self] = object
    builder.add(content, at: .content)
  }
}

extension View {
  /// Sets a value of the environment.
  public nonisolated func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    modifier(_EnvironmentKeyWritingModifier(path: keyPath, value: value))
  }
  /// Puts an observable object into the environment.
  public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(_EnvironmentObjectModifier(object: object))
  }
  /// Puts an object into the environment.
  public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(_EnvironmentObjectModifier(object: object))
  }
  /// Changes a value of the environment.
  public nonisolated func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View { modifier(_EnvironmentModifier { transform(&$0[keyPath: keyPath]) }) }
  /// Makes views unusable.
  public nonisolated func disabled(_ disabled: Bool) -> some View {
    modifier(_EnvironmentModifier { if disabled { $0[IsEnabledKey.self] = false } })
  }
}

private enum IsEnabledKey: EnvironmentKey {
  static let defaultValue = true
}
extension EnvironmentValues {
  /// Whether views can be used.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }
}
