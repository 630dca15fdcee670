import SwiftSyntax

/// Documentation fits what it documents, in code of any access.
///
/// Each parameter that it names is one of the declaration, and no line of it is empty without a reason:
/// neither the first nor the last one, nor two in a row. swift-format's `ValidateDocumentationComments`
/// is no replacement: it asks for all parameters, results and errors where one of them is documented.
@Sendable func checkDocumentation(_ checkout: Checkout) -> Finding {
  var finding = Finding()
  var count = 0
  for source in checkout.sources {
    for declaration in source.nodes.declarations {
      let lines = declaration.documentation
      guard !lines.isEmpty else { continue }
      count += 1
      let end = source.line(of: declaration)
      for (offset, name) in parameters(named: lines)
      where !declaration.parameterNames.contains(name) {
        let line = end - lines.count + offset
        finding.problem(source.path, line, "there is no parameter `\(name)`")
      }
      if hasEmptyLines(lines) {
        finding.problem(source.path, end - lines.count, "the documentation has an empty line")
      }
    }
  }
  finding.summary = "\(count) documented declarations"
  return finding
}

private func hasEmptyLines(_ lines: [Substring]) -> Bool {
  lines.first!.isEmpty || lines.last!.isEmpty
    || zip(lines, lines.dropFirst()).contains { $0.isEmpty && $1.isEmpty }
}

/// The parameters that a documentation names, each with its line.
private func parameters(named lines: [Substring]) -> [(offset: Int, name: String)] {
  var found: [(Int, String)] = []
  var indentOfList: Int?
  for (offset, line) in lines.enumerated() {
    let indent = line.prefix { $0 == " " }.count
    let text = line.dropFirst(indent)
    if text.hasPrefix("- Parameters:") {
      indentOfList = indent
    } else if text.hasPrefix("- Parameter "),
      let name = text.dropFirst(12).split(separator: ":").first
    {
      found.append((offset, String(name.trimmingBlanks)))
    } else if let list = indentOfList, !text.isEmpty {
      if indent <= list {
        indentOfList = nil
      } else if indent <= list + 3, text.hasPrefix("- "),
        let name = text.dropFirst(2).split(separator: ":").first
      {
        found.append((offset, String(name.trimmingBlanks)))
      }
    }
  }
  return found
}

extension DeclSyntax {
  /// The lines of the documentation right above, without their marks.
  fileprivate var documentation: [Substring] {
    var lines: [Substring] = []
    var newlines = 0
    for piece in leadingTrivia.reversed() {
      switch piece {
      case .docLineComment(let text):
        lines.append(text.dropFirst(text.hasPrefix("/// ") ? 4 : 3))
        newlines = 0
      case .newlines(let count): newlines += count
      case .spaces, .tabs: continue
      default: return lines.reversed()
      }
      if newlines > 1 { break }
    }
    return lines.reversed()
  }

  /// The names inside the declaration by which a documentation may speak of parameters.
  fileprivate var parameterNames: Set<String> {
    let parameters: [String] =
      if let function = self.as(FunctionDeclSyntax.self) {
        function.signature.parameterClause.names
      } else if let initializer = self.as(InitializerDeclSyntax.self) {
        initializer.signature.parameterClause.names
      } else if let member = self.as(SubscriptDeclSyntax.self) {
        member.parameterClause.names
      } else if let cases = self.as(EnumCaseDeclSyntax.self) {
        cases.elements.flatMap {
          $0.parameterClause?.parameters.compactMap(\.firstName?.text) ?? []
        }
      } else {
        []
      }
    return Set(parameters)
  }
}

extension FunctionParameterClauseSyntax {
  fileprivate var names: [String] { parameters.map { ($0.secondName ?? $0.firstName).text } }
}
