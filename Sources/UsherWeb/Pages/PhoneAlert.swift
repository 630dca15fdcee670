@_spi(Hosting) package import Usher

/// The text and buttons of an alert.
package struct PhoneAlert: Sendable, Hashable {
  package struct Action: Sendable, Hashable {
    package enum Role: Sendable, Hashable { case normal, cancel, destructive }
    package var title: String
    package var role: Role

    package init(title: String, role: Role = .normal) {
      self.title = title
      self.role = role
    }
  }

  /// The editable line of text.
  package struct Field: Sendable, Hashable {
    package var text: String
    package var placeholder: String?
    package var kind: AlertContent.TextField.Kind

    package init(
      text: String, placeholder: String? = nil, kind: AlertContent.TextField.Kind = .text
    ) {
      self.text = text
      self.placeholder = placeholder
      self.kind = kind
    }
  }

  package var title: String
  package var message: String?
  package var actions: [Action]
  /// The position of the app's preferred action, if any.
  package var preferred: Int?
  package var field: Field?
  /// True for an action sheet: a list of actions at the bottom.
  package var isSheet: Bool

  package init(
    title: String, message: String? = nil, actions: [Action], preferred: Int? = nil,
    field: Field? = nil, isSheet: Bool = false
  ) {
    self.title = title
    self.message = message
    self.actions = actions
    self.preferred = preferred
    self.field = field
    self.isSheet = isSheet
  }
}
