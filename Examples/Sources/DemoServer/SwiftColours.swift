import UsherWeb

/// Swift code with its keywords and types in colours.
enum SwiftColours {
  static func markup(_ code: String) -> [Markup] {
    var parts: [Markup] = []
    var word = ""
    func end() {
      guard !word.isEmpty else { return }
      parts.append(markup(word: word))
      word = ""
    }
    for character in code {
      if character.isLetter || character.isNumber || character == "_" {
        word.append(character)
      } else {
        end()
        parts.append(.text(String(character)))
      }
    }
    end()
    return parts
  }

  private static func markup(word: String) -> Markup {
    if keywords.contains(word) { return .element("span", ["class": "demo-keyword"], [.text(word)]) }
    if word.first?.isUppercase == true {
      return .element("span", ["class": "demo-type"], [.text(word)])
    }
    return .text(word)
  }

  private static let keywords: Set = [
    "await", "case", "class", "else", "enum", "final", "func", "guard", "let",
    "private", "return", "self", "switch", "try", "typealias", "var",
  ]
}
