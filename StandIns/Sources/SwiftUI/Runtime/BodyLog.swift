/// Writes down which bodies run, by the types of their views.
///
/// It counts for the views to which the environment hands it on: `view.environment(\._bodyLog, log)`.
@MainActor public final class _BodyLog {
  private var types: [String] = []

  public init() {}

  /// The types since the last time, in the order in which their bodies ran.
  public func take() -> [String] {
    defer { types = [] }
    return types
  }
  fileprivate func note(_ type: Any.Type) { types.append("\(type)") }
}

private struct BodyLogKey: EnvironmentKey {
  static var defaultValue: _BodyLog? { nil }
}
extension EnvironmentValues {
  /// What writes down which bodies run; `nil` unless a test sets it.
  public var _bodyLog: _BodyLog? {
    get { self[BodyLogKey.self] }
    set { self[BodyLogKey.self] = newValue }
  }
  /// Writes a body down, and reads nothing that a view would have to follow.
  @MainActor internal func noteBody(of type: Any.Type) {
    (raw(ObjectIdentifier(BodyLogKey.self)) as? _BodyLog)?.note(type)
  }
}
extension View {
  /// Prints what has changed; here it prints nothing, and a body that calls it compiles.
  public static func _printChanges() {}
  /// Logs what has changed; here it logs nothing, and a body that calls it compiles.
  public static func _logChanges() {}
}
