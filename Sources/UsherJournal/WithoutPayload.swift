package import Usher

extension String {
  /// The description of a route without its payload: `note(7)` becomes `note(…)`.
  ///
  /// Text that does not begin like the name of a case or a type becomes `…`.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  package var withoutPayload: String {
    let name = prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    guard let first = name.first, first.isLetter || first == "_" else { return isEmpty ? "" : "…" }
    if name.endIndex == endIndex { return self }
    return self[name.endIndex] == "(" ? "\(name)(…)" : "…"
  }

  /// A sentence without what stands in quotation marks or parentheses, and without numbers.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  package var withoutValues: String {
    var text = ""
    var closing: [Character] = []
    for character in self {
      if let end = closing.last, character == end {
        closing.removeLast()
        if closing.isEmpty { text += "…\(character)" }
      } else if character == "(" {
        if closing.isEmpty { text.append(character) }
        closing.append(")")
      } else if !closing.isEmpty {
        continue
      } else if let end = Self.quotes[character] {
        text.append(character)
        closing.append(end)
      } else if character.isNumber {
        if text.last != "…" { text.append("…") }
      } else {
        text.append(character)
      }
    }
    return closing.isEmpty ? text : text + "…"
  }

  private static let quotes: [Character: Character] = ["\"": "\"", "“": "”", "«": "»"]
}

extension NodeSummary {
  /// The node's case and type: `note(…): NoteModel`.
  package var withoutPayload: String {
    let name = kind == .alert ? "alert" : self.name
    return route.map { "\($0.withoutPayload): \(name)" } ?? name
  }
}

extension NavigationOutcome {
  /// The outcome in words without values of the app.
  package var withoutPayload: String {
    switch self {
    case .redirected(let route): "redirected to \(route.withoutPayload)"
    case .refused(let who): "refused by \(who.withoutValues)"
    case .failed(let why): "failed: \(why.withoutValues)"
    case .blocked(let what): "blocked by \(what.withoutValues)"
    default: description
    }
  }
}
