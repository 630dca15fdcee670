import SwiftParser
import SwiftSyntax

/// The tests of a checkout, with their sentences.
struct TestIndex {
  struct Test {
    let path: String
    let name: String
    let sentence: String?
    let text: String
  }

  let tests: [Test]

  init(_ sources: [SourceFile]) {
    tests = sources.flatMap { source in
      source.nodes.functions.compactMap { function -> Test? in
        let attributes = function.attributes.compactMap { $0.as(AttributeSyntax.self) }
        guard let test = attributes.first(where: { $0.attributeName.trimmedDescription == "Test" })
        else { return nil }
        let first = test.arguments?.as(LabeledExprListSyntax.self)?.first?.expression
        let sentence = first?.as(StringLiteralExprSyntax.self)?.representedLiteralValue
        let names = [function.suite, function.name.text].compactMap(\.self)
        return Test(
          path: source.path, name: names.joined(separator: "."), sentence: sentence,
          text: function.description)
      }
    }
  }

  func has(_ sentence: String) -> Bool { tests.contains { $0.sentence == sentence } }
}

extension FunctionDeclSyntax {
  /// The name of the type or of the extension around it.
  fileprivate var suite: String? {
    var node = parent
    while let current = node {
      if let type = current.asProtocol((any NamedDeclSyntax).self),
        current.asProtocol((any DeclGroupSyntax).self) != nil
      {
        return type.name.text
      }
      if let type = current.as(ExtensionDeclSyntax.self) {
        return type.extendedType.trimmedDescription.split(separator: ".").last.map(String.init)
      }
      node = current.parent
    }
    return nil
  }
}
