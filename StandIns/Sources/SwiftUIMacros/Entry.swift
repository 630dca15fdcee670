/// A variable with `@Entry`: its accessors, and the key that they use.
struct Entry {
  private let name: String
  private let type: String?
  private let value: String?
  /// The protocol of the keys of the type that is extended.
  private let keyProtocol: String

  /// Reads a declaration; `nil` if it is none that the macro can be applied to.
  init?(_ declaration: String, in container: String) {
    let kinds = [
      "EnvironmentValues": "SwiftUI.EnvironmentKey", "Transaction": "SwiftUI.TransactionKey",
      "ContainerValues": "SwiftUI.ContainerValueKey", "FocusedValues": "SwiftUI.FocusedValueKey",
    ]
    guard let kind = kinds.first(where: { container.contains($0.key) })?.value,
      let start = declaration.range(ofWord: "var")
    else { return nil }
    keyProtocol = kind
    let rest = declaration[start.upperBound...]
    let (left, right) = rest.split(atTopLevel: "=")
    let (name, type) = left.split(atTopLevel: ":")
    self.name = name.trimmed
    self.type = type?.trimmed
    value = right?.trimmed ?? (self.type?.hasSuffix("?") == true ? "nil" : nil)
    if self.name.isEmpty || (value == nil && kind != "SwiftUI.FocusedValueKey") { return nil }
  }

  private var keyName: String {
    "__Key_" + name.filter { $0 != "`" }
  }
  var accessors: String {
    "{ get { self[\(keyName).self] } set { self[\(keyName).self] = newValue } }"
  }
  var key: String {
    if keyProtocol == "SwiftUI.FocusedValueKey" {
      let wrapped = type.map { $0.hasSuffix("?") ? String($0.dropLast()) : $0 } ?? "Never"
      return "private struct \(keyName): \(keyProtocol) { typealias Value = \(wrapped) }"
    }
    guard let value else { return "" }
    guard let type else {
      return "private struct \(keyName): \(keyProtocol) { static let defaultValue = \(value) }"
    }
    return """
      private struct \(keyName): \(keyProtocol) {
        typealias Value = \(type)
        static var defaultValue: Value { \(value) }
      }
      """
  }
}

extension StringProtocol {
  var trimmed: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
  /// Where a word stands by itself.
  func range(ofWord word: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      guard let end = index(start, offsetBy: word.count, limitedBy: endIndex) else { return nil }
      let isBefore = start == startIndex || !self[index(before: start)].isPartOfName
      let isAfter = end == endIndex || !self[end].isPartOfName
      if self[start..<end] == word, isBefore, isAfter { return start..<end }
      start = index(after: start)
    }
    return nil
  }
  /// The parts before and after a character that stands outside of brackets and strings.
  func split(atTopLevel separator: Character) -> (SubSequence, SubSequence?) {
    var depth = 0
    var isQuoted = false
    for place in indices {
      let character = self[place]
      if character == "\"" { isQuoted.toggle() }
      if isQuoted { continue }
      if "([{<".contains(character) { depth += 1 }
      // The arrow of a function's type closes nothing.
      let isArrow = character == ">" && place > startIndex && self[index(before: place)] == "-"
      if ")]}>".contains(character), !isArrow { depth -= 1 }
      if character == separator, depth == 0 {
        return (self[..<place], self[index(after: place)...])
      }
    }
    return (self[...], nil)
  }
}
extension Character {
  fileprivate var isPartOfName: Bool { isLetter || isNumber || self == "_" || self == "`" }
}
