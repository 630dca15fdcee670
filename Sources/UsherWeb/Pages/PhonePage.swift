/// One node as a screen of the phone.
package struct PhonePage: Sendable, Hashable {
  package enum Content: Sendable, Hashable {
    /// The screen is covered and invisible.
    case hidden
    case body(Markup)
    /// A container in place of a screen: tabs that were pushed.
    case container(PhoneContainer)
  }

  package var id: String
  package var title: String?
  /// The title of the back button in the screen above; `nil` for the title.
  package var backTitle: String?
  package var hidesBar: Bool
  package var content: Content
  /// The form of its fields.
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
