/// The verbs that the fuzzer can call on every flow, regardless of its routes.
///
/// Cases can be added, so a `switch` over it needs a `default`.
public enum FuzzVerb: String, CaseIterable, Hashable, Sendable {
  /// `pop`, of a stack.
  case pop
  /// `popToRoot`, of a stack.
  case popToRoot
  /// `dismiss`.
  case dismiss
  /// `cancel`.
  case cancel

  /// What the verb's requests are called.
  var request: String { self == .popToRoot ? "pop to root" : rawValue }
}
