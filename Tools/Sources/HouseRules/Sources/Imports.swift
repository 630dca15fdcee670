import Foundation
import SwiftSyntax

/// Modules import only allowed modules of lower layers.
///
/// `Scripts/allowed-imports.txt` lists the imports of each folder of sources; a folder without a row is
/// a problem, so that a new target states its layer. Only the library's own tests use `@testable`.
/// `@_exported` needs a `because`. The library imports Apple's frameworks inside `#if canImport(…)`.
@Sendable func checkImports(_ checkout: Checkout) -> Finding {
  var finding = Finding()
  let path = "Scripts/allowed-imports.txt"
  let table = ReasonTable(path, columns: 2, in: checkout, &finding)
  if table.rows.isEmpty { finding.problem(path, nil, "there is no table") }
  let layers = table.rows.map { (folder: $0.cells[0], modules: Set($0.cells[1].words)) }

  var count = 0
  var unruled: Set<String> = []
  for source in checkout.sources {
    let layer = layers.first { source.path.isBelow(glob: $0.folder) }
    if layer == nil, source.path.split(separator: "/").dropLast().contains("Sources") {
      unruled.insert(source.path.split(separator: "/").dropLast().joined(separator: "/"))
    }
    for node in source.nodes.imports {
      count += 1
      let line = source.line(of: node)
      let module = node.path.first?.name.text ?? ""
      let attributes = node.attributes.map(\.trimmedDescription)
      if let allowed = layer?.modules, !allowed.contains("any"), !allowed.contains(module) {
        finding.problem(source.path, line, "`\(module)` may not be imported in this layer")
      }
      if attributes.contains("@_exported"), !source.hasReason("because", at: line) {
        finding.problem(source.path, line, "`@_exported` hides the origin of a name")
      }
      if frameworks.contains(module), source.isBelow("Sources"), !node.isGuarded(by: module) {
        finding.problem(source.path, line, "a platform without \(module) has no such module")
      }
      if attributes.contains("@testable"), module.hasPrefix("Usher"), !source.isBelow("Tests") {
        finding.problem(source.path, line, "users of the library see its public API only")
      }
    }
  }
  for folder in unruled.sorted() {
    finding.problem(folder, nil, "no row of \(path) covers it")
  }
  finding.summary = "\(count) imports, each allowed in its layer"
  return finding
}

private let frameworks: Set<String> = ["AppKit", "Combine", "SwiftUI", "UIKit"]

extension ImportDeclSyntax {
  /// Returns whether a branch of `#if` around it requires the module.
  fileprivate func isGuarded(by module: String) -> Bool {
    var node = parent
    while let current = node {
      if let clause = current.as(IfConfigClauseSyntax.self),
        let condition = clause.condition?.trimmedDescription,
        condition.replacing("!canImport", with: "").contains("canImport(\(module))")
      {
        return true
      }
      node = current.parent
    }
    return false
  }
}

extension String {
  var words: [String] { split(whereSeparator: \.isWhitespace).map(String.init) }

  /// Returns whether a path lies below a folder, in whose name `*` stands for any text.
  func isBelow(glob: String) -> Bool {
    guard let star = glob.firstIndex(of: "*") else { return hasPrefix(glob + "/") }
    let (start, end) = (glob[..<star], glob[glob.index(after: star)...] + "/")
    return hasPrefix(start) && dropFirst(start.count).contains(end)
  }
}
