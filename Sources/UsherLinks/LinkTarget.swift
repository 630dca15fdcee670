/// The target of a forwarded link: an address in the same flow, with the parameters of the link's
/// own pattern.
struct LinkTarget {
  enum Value {
    case fixed(String)
    /// The link's value of a parameter or a query item of its pattern.
    case parameter(String)

    init(_ text: Substring) {
      self = text.hasPrefix(":") ? .parameter(String(text.dropFirst())) : .fixed(String(text))
    }
  }

  let text: String
  let segments: [Value]
  let items: [(name: String, value: Value)]

  init(_ text: String) {
    self.text = text
    let parts = text.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    segments = parts[0].split(separator: "/").map(Value.init)
    items = (parts.count > 1 ? parts[1].split(separator: "&") : []).map { item in
      let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return (String(parts[0]), parts.count > 1 ? Value(parts[1]) : .fixed(""))
    }
  }

  /// Returns the problem of the target for a pattern, if there is one.
  func problem(for pattern: LinkPattern) -> String? {
    if pattern.segments.isEmpty { return "A link that is forwarded needs a segment." }
    guard let first = segments.first else { return "“\(text)” has no segment to forward to." }
    if case .parameter(let name) = first {
      return "“\(text)” begins with the parameter :\(name); begin it with the name of a place."
    }
    let names = pattern.parameters + pattern.items
    let known = Set(names)
    if known.count < names.count { return "A parameter is named twice." }
    for case .parameter(let name) in segments {
      guard pattern.parameters.contains(name) else {
        return "“\(text)” has :\(name) in its path, which is no parameter of the pattern."
      }
    }
    for case (_, .parameter(let name)) in items where !known.contains(name) {
      return "“\(text)” has :\(name), which is no parameter of the pattern."
    }
    return nil
  }
}
