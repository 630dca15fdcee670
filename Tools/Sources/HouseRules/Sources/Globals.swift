import SwiftSyntax

/// No variable is shared by the whole process: state belongs to a value that is passed on.
@Sendable func checkGlobals(_ checkout: Checkout) -> Finding {
  var finding = Finding()
  let products = checkout.sources.filter { Ban.products.contains(where: $0.isBelow) }
    .filter { $0.path.split(separator: "/").contains("Sources") }
  for source in products {
    for variable in source.nodes.variables where variable.isShared {
      let name = variable.bindings.first?.pattern.trimmedDescription ?? ""
      finding.problem(
        source.path, source.line(of: variable.bindingSpecifier),
        "`\(name)` is a variable that the whole process shares; keep it in an object")
    }
  }
  finding.summary = "\(products.count) files without shared variables"
  return finding
}

extension VariableDeclSyntax {
  /// True for a stored variable of a file or of a type.
  fileprivate var isShared: Bool {
    guard bindingSpecifier.tokenKind == .keyword(.var) else { return false }
    guard bindings.contains(where: \.isStored) else { return false }
    if attributes.contains(where: { $0.trimmedDescription == "@TaskLocal" }) { return false }
    let words = modifiers.map(\.name.tokenKind)
    if words.contains(.keyword(.static)) || words.contains(.keyword(.class)) { return true }
    var node = parent
    while let current = node {
      if current.is(SourceFileSyntax.self) { return true }
      let isTransparent =
        current.is(CodeBlockItemSyntax.self) || current.is(CodeBlockItemListSyntax.self)
        || current.is(IfConfigClauseSyntax.self) || current.is(IfConfigClauseListSyntax.self)
        || current.is(IfConfigDeclSyntax.self)
      guard isTransparent else { return false }
      node = current.parent
    }
    return false
  }
}

extension PatternBindingSyntax {
  /// Returns whether it has storage: no accessors, or only observers.
  fileprivate var isStored: Bool {
    guard let accessors = accessorBlock?.accessors else { return true }
    guard case .accessors(let all) = accessors else { return false }
    return all.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
  }
}
