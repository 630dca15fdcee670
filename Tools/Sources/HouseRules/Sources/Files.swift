import SwiftSyntax

/// Swift files stay short: a warning above 300 lines, a problem above 500.
///
/// The files that `Scripts/house embed` writes are exempt.
@Sendable func checkFileLengths(_ checkout: Checkout) -> Finding {
  let (aim, limit) = (300, 500)
  var finding = Finding()
  let written = Set(Embedding.all.map(\.output))
  let sources = checkout.sources.filter { !written.contains($0.path) }
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

/// A file of the library declares one type and is called as that.
///
/// Types of a dozen lines may stand with it.
/// Private and nested types do not count. A file `Type+Concern.swift` is about an extension.
@Sendable func checkFileTypes(_ checkout: Checkout) -> Finding {
  let dozen = 12
  var finding = Finding()
  let sources = checkout.sources(below: "Sources")
  for source in sources {
    let types = source.nodes.types.filter { type in
      !type.modifiers.contains { ["private", "fileprivate"].contains($0.name.text) }
        && !type.isNested
    }
    let large = types.filter { $0.lineCount > dozen }
    let names = (large.count > 1 ? large : types).map(\.name.text)
    if large.count > 1 {
      finding.problem(
        source.path, nil, "declares \(names.joined(separator: ", ")): give each its own file")
    } else if let main = (large.first ?? types.first)?.name.text,
      let file = source.path.split(separator: "/").last, !file.contains("+"),
      file != "\(main).swift", !large.isEmpty || !names.contains(where: { file == "\($0).swift" })
    {
      finding.problem(source.path, nil, "declares \(main): call it \(main).swift")
    }
  }
  finding.summary = "\(sources.count) files, one type in each, and called as that"
  return finding
}

extension SyntaxProtocol {
  /// The lines of a declaration, without the comment above it.
  fileprivate var lineCount: Int { trimmedDescription.split(separator: "\n").count }

  /// Returns whether it stands inside another declaration or a function.
  var isNested: Bool {
    var node = parent
    while let current = node {
      if current.asProtocol((any DeclGroupSyntax).self) != nil { return true }
      if current.is(CodeBlockSyntax.self) || current.is(ClosureExprSyntax.self) { return true }
      node = current.parent
    }
    return false
  }
}
