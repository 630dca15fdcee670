import Walking

/// A visitor of pages on which some controls have other names than on a phone.
struct RenamingVisitor: Walker {
  let visitor: Visitor
  /// The names on the pages, by those of the walk.
  let names: [String: String]

  func act(_ act: Act) async throws {
    switch act {
    case .tap(let title): try await visitor.act(.tap(names[title] ?? title))
    case .type(let text, let field): try await visitor.act(.type(text, into: names[field] ?? field))
    default: try await visitor.act(act)
    }
  }

  func turn(isWide: Bool) async throws { try await visitor.turn(isWide: isWide) }
  func see(_ sight: Sight) async throws { try await visitor.see(sight) }
}
