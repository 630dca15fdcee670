/// A key without a character.
package struct Key: Hashable, Sendable {
  /// The character by which WebDriver names the key, in typed text too.
  package let character: String

  package static let backspace = Key(character: "\u{E003}")
  package static let tab = Key(character: "\u{E004}")
  package static let enter = Key(character: "\u{E007}")
  package static let shift = Key(character: "\u{E008}")
  package static let control = Key(character: "\u{E009}")
  package static let alt = Key(character: "\u{E00A}")
  package static let escape = Key(character: "\u{E00C}")
  package static let space = Key(character: " ")
  package static let slash = Key(character: "/")
  package static let left = Key(character: "\u{E012}")
  package static let up = Key(character: "\u{E013}")
  package static let right = Key(character: "\u{E014}")
  package static let down = Key(character: "\u{E015}")
}

extension Browser {
  /// Presses and releases a key in the focused element.
  package func press(_ key: Key, holding modifiers: Key...) async throws(WebDriverError) {
    let downs = (modifiers + [key]).map { key in action("keyDown", key) }
    let ups = ([key] + modifiers.reversed()).map { key in action("keyUp", key) }
    try await send(
      "POST", "/actions",
      ["actions": [["type": "key", "id": "keyboard", "actions": .array(downs + ups)]]])
  }

  private func action(_ type: String, _ key: Key) -> JSON {
    ["type": .string(type), "value": .string(key.character)]
  }
}
