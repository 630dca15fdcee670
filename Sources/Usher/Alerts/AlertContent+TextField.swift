extension AlertContent {
  /// A line of text that the user can edit before choosing an action.
  ///
  /// `prompt` shows it.
  public struct TextField: Hashable, Sendable {
    /// The kind of text, which selects the keyboard.
    ///
    /// New cases may be added, so a `switch` over it needs a `default`.
    #if hasAttribute(nonexhaustive)
      @nonexhaustive
    #endif
    public enum Kind: String, Hashable, Sendable, CaseIterable {
      /// Any text.
      case text
      /// A whole number.
      case number
      /// An email address.
      case email
      /// A telephone number.
      case phone
      /// A web address.
      case url
      /// A secret: it is hidden while the user types, and journals leave it out.
      case password
    }

    /// The initial text.
    public let text: String
    /// The hint of an empty field.
    public let placeholder: String?
    /// The kind of text.
    ///
    /// It selects the keyboard. The user may still enter any text.
    public let kind: Kind

    package init(text: String, placeholder: String?, kind: Kind) {
      self.text = text
      self.placeholder = placeholder
      self.kind = kind
    }
  }
}
