/// One node as a screen of the phone.
package struct PhonePage: Sendable, Hashable {
  package enum Content: Sendable, Hashable {
    /// It is covered, and the user cannot see it.
    case hidden
    case body(Markup)
    /// A container stands where a screen could be: tabs that were pushed.
    case container(PhoneContainer)
  }

  package var id: String
  package var title: String?
  /// What the back button of the screen above says; the title if it is `nil`.
  package var backTitle: String?
  package var hidesBar: Bool
  package var content: Content
  /// The form with its fields.
  var form: PhoneForm?

  package init(
    id: String, title: String? = nil, backTitle: String? = nil, hidesBar: Bool = false,
    content: Content = .hidden
  ) {
    self.id = id
    self.title = title
    self.backTitle = backTitle
    self.hidesBar = hidesBar
    self.content = content
  }
}
