/// The parsed pattern of a link.
struct LinkPattern {
  enum Segment: Hashable {
    /// A text, plain and percent-encoded.
    case fixed(String, encoded: String)
    case parameter(String)
  }

  let text: String
  let segments: [Segment]
  /// The names of query items.
  let items: [String]

  init(_ text: String) {
    self.text = text
    let parts = text.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    segments = parts[0].split(separator: "/").map {
      $0.hasPrefix(":")
        ? .parameter(String($0.dropFirst()))
        : .fixed(String($0), encoded: percentEncoded(String($0)))
    }
    items = parts.count > 1 ? parts[1].split(separator: "&").map(String.init) : []
  }

  /// The names of the parameters in the path, in order.
  var parameters: [String] {
    segments.compactMap { if case .parameter(let name) = $0 { name } else { nil } }
  }

  /// Returns the problem of the pattern with these arguments, if there is one.
  func problem(for arguments: [LinkArgumentType], isModal: Bool) -> String? {
    let parameters = parameters.count
    guard arguments.count == parameters + items.count else {
      return """
        It has \(parameters) parameters and \(items.count) query items, the route takes \
        \(arguments.count) values.
        """
    }
    if let wrong = arguments.prefix(parameters).first(where: { $0.count != .one }) {
      return "\(wrong.name) cannot be a segment of a path; make it a query item."
    }
    if Set(items).count < items.count { return "A query item is named twice." }
    if segments.isEmpty, isModal { return "A modal needs a pattern that is not empty." }
    if segments.isEmpty, !items.isEmpty {
      return "A place with query items needs a segment, such as its name."
    }
    for case .fixed(let segment, _) in segments where LinkMark(segment) != nil {
      return "The segment \(segment) has a meaning of its own in addresses; use another."
    }
    return nil
  }
}
