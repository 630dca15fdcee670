import SwiftSyntax

/// Swift files stay short: a warning above 300 lines, a problem above 500.
///
/// The file that `Scripts/house embed` writes is exempt.
@Sendable func checkFileLengths(_ checkout: Checkout) -> Finding {
  let (aim, limit) = (300, 500)
  var finding = Finding()
  let sources = checkout.sources.filter { $0.path != Embedding.output }
  for source in sources {
    if source.lineCount > limit {
      finding.problem(source.path, nil, "\(source.lineCount) lines, more than \(limit)")
    } else if source.lineCount > aim {
      finding.warning(source.path, nil, "\(source.lineCount) lines, more than \(aim)")
    }
  }
  let longest = sources.map(\.lineCount).max() ?? 0
  finding.summary = "\(sources.count) files, the longest of \(longest) lines"
  return finding
}

/// A file of the library declares at most one type; private and nested types do not count.
@Sendable func checkFileTypes(_ checkout: Checkout) -> Finding {
  var finding = Finding()
  let sources = checkout.sources(below: "Sources")
  for source in sources {
    let types = source.nodes.types.filter { type in
      !type.modifiers.contains { ["private", "fileprivate"].contains($0.name.text) }
        && !type.isNested
    }
    if types.count > 1 {
      let names = types.map(\.name.text).joined(separator: ", ")
      finding.problem(source.path, nil, "declares \(names): give each its own file")
    }
  }
  finding.summary = "\(sources.count) files, at most one type in each"
  return finding
}

extension SyntaxProtocol {
  /// Returns whether it stands inside another declaration or a function.
  fileprivate var isNested: Bool {
    var node = parent
    while let current = node {
      if current.asProtocol((any DeclGroupSyntax).self) != nil { return true }
      if current.is(CodeBlockSyntax.self) || current.is(ClosureExprSyntax.self) { return true }
      node = current.parent
    }
    return false
  }
}
