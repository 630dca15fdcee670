/// A letter, from the server.
package struct Letter: Hashable, Sendable, CustomStringConvertible {
  package let id: Int
  package let from: String
  package let to: String
  package let text: String

  package init(id: Int, from: String, to: String, text: String) {
    (self.id, self.from, self.to, self.text) = (id, from, to, text)
  }

  /// Its first line.
  package var title: String {
    String(text.prefix { !$0.isNewline }.prefix(40))
  }

  package var description: String { "\(id)" }
}
