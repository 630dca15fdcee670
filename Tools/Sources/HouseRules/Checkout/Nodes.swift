import SwiftSyntax

/// The nodes of a tree that some rule looks at.
struct Nodes: Sendable {
  var imports: [ImportDeclSyntax] = []
  var types: [any DeclGroupSyntax & NamedDeclSyntax] = []
  var functions: [FunctionDeclSyntax] = []
  var variables: [VariableDeclSyntax] = []
  var doStatements: [DoStmtSyntax] = []
  var macroCalls: [MacroExpansionExprSyntax] = []
  /// All declarations that may have a documentation.
  var declarations: [DeclSyntax] = []
}
