/// A verb without a route, which a ``Fuzzer`` can call on any flow whose model has it.
///
/// New cases may be added, so a `switch` over it needs a `default`.
#if hasAttribute(nonexhaustive)
  @nonexhaustive
#endif
public enum FuzzVerb: String, CaseIterable, Hashable, Sendable {
  /// Calls `pop` of a stack.
  case pop
  /// Calls `popToRoot` of a stack.
  case popToRoot
  /// Calls `dismiss`.
  case dismiss
  /// Calls `cancel`.
  case cancel

  /// The name of the verb's requests.
  var request: String { self == .popToRoot ? "pop to root" : rawValue }
}
