/// The verbs that the fuzzer can call on every flow, regardless of its routes.
///
/// New cases may be added, so a `switch` over it needs a `default`.
#if hasAttribute(nonexhaustive)
  @nonexhaustive
#endif
public enum FuzzVerb: String, CaseIterable, Hashable, Sendable {
  /// `pop` of a stack.
  case pop
  /// `popToRoot` of a stack.
  case popToRoot
  /// `dismiss`.
  case dismiss
  /// `cancel`.
  case cancel

  /// The name of the verb's requests.
  var request: String { self == .popToRoot ? "pop to root" : rawValue }
}
