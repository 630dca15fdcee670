extension AlertContent {
  /// A line of text that the user can edit before choosing an action.
  ///
  /// Shown by `prompt`.
  public struct TextField: Hashable, Sendable {
    /// What kind of text is expected: hosts choose the keyboard by it.
    ///
    /// Cases can be added, so a `switch` over it needs a `default`.
    public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
      /// Any text.
      case text
      /// A whole number.
      case number
      /// An email address.
      case email
      /// A telephone number.
      case phone
      /// An address on the web.
      case url
      /// A secret: it is hidden while the user types, and journals leave it out.
      case password
    }

    /// What is in the field before the user types.
    public let text: String
    /// A hint that is shown while the field is empty.
    public let placeholder: String?
    /// What kind of text is expected.
    ///
    /// It is a hint for the keyboard. The user may enter any text all the same.
    public let kind: Kind

    package init(text: String, placeholder: String?, kind: Kind) {
      self.text = text
      self.placeholder = placeholder
      self.kind = kind
    }
  }
}
