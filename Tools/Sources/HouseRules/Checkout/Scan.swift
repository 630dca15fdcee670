import SwiftSyntax

/// Walks a tree once, and gathers what the rules need.
final class Scan: SyntaxVisitor {
  private(set) var tokens: [SourceFile.Token] = []
  private(set) var prose: [(line: Int, text: String, isComment: Bool)] = []
  private(set) var nodes = Nodes()
  private let lineStarts: [Int]

  init(lineStarts: [Int]) {
    self.lineStarts = lineStarts
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    var offset = token.position.utf8Offset
    add(token.leadingTrivia, at: &offset)
    let text = token.text
    let end = offset + text.utf8.count
    if !text.isEmpty {
      let line = lineStarts.line(of: offset)
      let isText = if case .stringSegment = token.tokenKind { true } else { false }
      if isText { add(text, at: offset, isComment: false) }
      // No token of code begins with a quotation mark and goes on.
      let shown = isText ? "\"\(text)" : text
      tokens.append(SourceFile.Token(text: shown, line: line, range: offset..<end))
    }
    offset = end
    add(token.trailingTrivia, at: &offset)
    return .skipChildren
  }

  private func add(_ trivia: Trivia, at offset: inout Int) {
    for piece in trivia {
      switch piece {
      case .lineComment(let text), .docLineComment(let text), .blockComment(let text),
        .docBlockComment(let text):
        add(text, at: offset, isComment: true)
      default: break
      }
      offset += piece.sourceLength.utf8Length
    }
  }

  private func add(_ text: String, at offset: Int, isComment: Bool) {
    let first = lineStarts.line(of: offset)
    for (line, text) in zip(first..., text.split(separator: "\n", omittingEmptySubsequences: false))
    {
      prose.append((line, String(text), isComment))
    }
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    nodes.imports.append(node)
    return .visitChildren
  }

  override func visit(_ node: DoStmtSyntax) -> SyntaxVisitorContinueKind {
    nodes.doStatements.append(node)
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    nodes.macroCalls.append(node)
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    nodes.functions.append(node)
    return declaration(node)
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    nodes.variables.append(node)
    return declaration(node)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { type(node) }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { type(node) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { type(node) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { type(node) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { type(node) }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    declaration(node)
  }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    declaration(node)
  }
  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    declaration(node)
  }
  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
    declaration(node)
  }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    declaration(node)
  }
  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    declaration(node)
  }

  private func type(_ node: some DeclGroupSyntax & NamedDeclSyntax) -> SyntaxVisitorContinueKind {
    nodes.types.append(node)
    return declaration(node)
  }

  private func declaration(_ node: some DeclSyntaxProtocol) -> SyntaxVisitorContinueKind {
    nodes.declarations.append(DeclSyntax(node))
    return .visitChildren
  }
}
