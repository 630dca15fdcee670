/// What becomes of one use of a macro.
struct Expansion {
  let source: String?
  let error: String?

  static func source(_ text: String) -> Expansion { Expansion(source: text, error: nil) }
  static func failure(_ text: String) -> Expansion { Expansion(source: nil, error: text) }

  /// The answer for the compiler.
  var result: [String: Any] {
    var answer: [String: Any] = ["diagnostics": error.map { [Self.diagnostic($0)] } ?? []]
    if let source { answer["expandedSource"] = source }
    return ["expandMacroResult": answer]
  }
  private static func diagnostic(_ text: String) -> [String: Any] {
    [
      "message": text, "severity": "error",
      "position": ["fileName": "", "offset": 0], "highlights": [Any](), "notes": [Any](),
      "fixIts": [Any](),
    ]
  }

  /// A preview is compiled and shows nothing.
  static func freestanding(_ request: [String: Any]) -> Expansion { .source("") }

  static func attached(_ request: [String: Any]) -> Expansion {
    let macro = request["macro"] as? [String: Any]
    guard macro?["typeName"] as? String == "EntryMacro" else { return .source("") }
    let declaration = request["declSyntax"] as? [String: Any]
    let contexts = request["lexicalContext"] as? [[String: Any]] ?? []
    let container = contexts.first?["source"] as? String ?? ""
    guard let entry = Entry(declaration?["source"] as? String ?? "", in: container) else {
      return .failure(
        "'@Entry' needs a 'var' in an extension of EnvironmentValues, Transaction, "
          + "ContainerValues or FocusedValues, with a default value or an optional type")
    }
    return .source(request["macroRole"] as? String == "accessor" ? entry.accessors : entry.key)
  }
}
