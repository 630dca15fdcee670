import SwiftSyntax

/// The places of planted bugs in the sources of one folder.
struct Plantation {
  /// A found place: the bytes to replace in a file.
  struct Place {
    let path: String
    let range: Range<Int>
    /// Where it is, if that is not where the edit says.
    var movedTo: String?
  }

  /// An edit without a place, and where that went.
  struct Lost: Error {
    let reason: String
  }

  private struct Declaration {
    let source: SourceFile
    let node: DeclSyntax

    var place: String { "\(source.path):\(source.line(of: node))" }
  }

  private let sources: [SourceFile]
  private let declarations: [String: [Declaration]]

  init(_ sources: [SourceFile]) {
    self.sources = sources
    let all = sources.flatMap { source in
      source.nodes.declarations.filter { Syntax($0).declaredName != nil }
        .map { Declaration(source: source, node: $0) }
    }
    declarations = Dictionary(grouping: all) { Syntax($0.node).declarationPath }
  }

  func place(of edit: PlantedEdit) throws(Lost) -> Place {
    edit.old.isEmpty ? try start(of: edit) : try replaced(by: edit)
  }

  private func replaced(by edit: PlantedEdit) throws(Lost) -> Place {
    let tokens = TokenPattern.tokens(of: edit.old)
    let all = occurrences(of: tokens)
    let inside = all.filter { $0.declaration == edit.declaration }
    let shown = "`\(edit.old.words.joined(separator: " "))`"
    switch (all.count, inside.count) {
    case (_, 1): return Place(path: inside[0].source.path, range: inside[0].range)
    case (1, _):
      return Place(
        path: all[0].source.path, range: all[0].range, movedTo: all[0].declaration)
    case (0, _):
      throw Lost(reason: "\(shown) is gone; \(fate(of: edit.declaration))")
    default:
      let places = (inside.isEmpty ? all : inside).map { "\($0.place) in \($0.declaration)" }
      throw Lost(
        reason: "\(shown) stands \(places.count) times: \(places.joined(separator: ", "))")
    }
  }

  private func start(of edit: PlantedEdit) throws(Lost) -> Place {
    let found = declarations[edit.declaration] ?? []
    guard found.count == 1 else { throw Lost(reason: fate(of: edit.declaration)) }
    guard let brace = found[0].node.openingBrace else {
      throw Lost(reason: "\(edit.declaration) has no start: \(found[0].place)")
    }
    let offset = brace.endPositionBeforeTrailingTrivia.utf8Offset
    return Place(path: found[0].source.path, range: offset..<offset)
  }

  /// What became of a declaration, or of others with its name.
  private func fate(of name: String) -> String {
    if let found = declarations[name] {
      return "\(name) is at \(found.map(\.place).joined(separator: ", "))"
    }
    let last = name.split(separator: ".").last.map(String.init) ?? name
    let base = last.prefix { $0 != "(" }
    let alike = declarations.filter {
      ($0.key.split(separator: ".").last ?? "").prefix { $0 != "(" } == base
    }
    let places = alike.flatMap { name, all in all.map { "\(name) at \($0.place)" } }.sorted()
    return "\(name) is gone"
      + (places.isEmpty ? "" : "; there is \(places.joined(separator: ", "))")
  }

  private struct Occurrence {
    let source: SourceFile
    let range: Range<Int>
    let line: Int
    let declaration: String

    var place: String { "\(source.path):\(line)" }
  }

  private func occurrences(of tokens: [String]) -> [Occurrence] {
    guard let first = tokens.first else { return [] }
    return sources.flatMap { source -> [Occurrence] in
      source.tokens.indices.filter { start in
        source.tokens[start].text == first && start + tokens.count <= source.tokens.count
          && zip(tokens, source.tokens[start...]).allSatisfy { $0 == $1.text }
      }.map { start in
        let (from, to) = (source.tokens[start].range, source.tokens[start + tokens.count - 1].range)
        let token = source.tree.token(at: AbsolutePosition(utf8Offset: from.lowerBound))
        return Occurrence(
          source: source, range: from.lowerBound..<to.upperBound, line: source.tokens[start].line,
          declaration: token.map { Syntax($0).declarationPath } ?? "")
      }
    }
  }
}

extension Syntax {
  /// The names of the types around it, and of the member that it is or belongs to.
  fileprivate var declarationPath: String {
    var names: [(name: String, isType: Bool)] = []
    var node: Syntax? = self
    while let current = node {
      if let name = current.declaredName { names.append(name) }
      node = current.parent
    }
    names.reverse()
    let member = names.firstIndex { !$0.isType } ?? names.count - 1
    return names.prefix(member + 1).map(\.name).joined(separator: ".")
  }

  fileprivate var declaredName: (name: String, isType: Bool)? {
    if let function = self.as(FunctionDeclSyntax.self) {
      return (function.name.text + function.signature.parameterClause.labels, false)
    }
    if let initializer = self.as(InitializerDeclSyntax.self) {
      return ("init" + initializer.signature.parameterClause.labels, false)
    }
    if let member = self.as(SubscriptDeclSyntax.self) {
      return ("subscript" + member.parameterClause.labels, false)
    }
    if let variable = self.as(VariableDeclSyntax.self) { return (variable.name, false) }
    if self.is(DeinitializerDeclSyntax.self) { return ("deinit", false) }
    if let type = self.as(ExtensionDeclSyntax.self) {
      return (String(type.extendedType.trimmedDescription.prefix { $0 != "<" }), true)
    }
    guard self.asProtocol((any DeclGroupSyntax).self) != nil else { return nil }
    return self.asProtocol((any NamedDeclSyntax).self).map { ($0.name.text, true) }
  }
}

extension FunctionParameterClauseSyntax {
  fileprivate var labels: String { "(\(parameters.map { "\($0.firstName.text):" }.joined()))" }
}

extension DeclSyntax {
  /// The brace behind which its code or its members begin.
  fileprivate var openingBrace: TokenSyntax? {
    if let group = asProtocol((any DeclGroupSyntax).self) { return group.memberBlock.leftBrace }
    if let body = self.as(FunctionDeclSyntax.self)?.body { return body.leftBrace }
    if let body = self.as(InitializerDeclSyntax.self)?.body { return body.leftBrace }
    if let body = self.as(DeinitializerDeclSyntax.self)?.body { return body.leftBrace }
    let accessors =
      self.as(SubscriptDeclSyntax.self)?.accessorBlock
      ?? self.as(VariableDeclSyntax.self)?.bindings.first?.accessorBlock
    guard let accessors, case .getter = accessors.accessors else { return nil }
    return accessors.leftBrace
  }
}
