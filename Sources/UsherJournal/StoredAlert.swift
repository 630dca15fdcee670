@_spi(Hosting) import Usher
import UsherSnapshots

/// The visible parts of an alert.
struct StoredAlert: Hashable, Sendable, Codable {
  struct Action: Hashable, Sendable, Codable {
    enum Role: String, Hashable, Sendable, Codable {
      case normal, cancel, destructive
    }

    let title: String
    let role: Role
    /// `true` or left out.
    let isPreferred: Bool?
  }

  /// The visible parts of the text field.
  struct TextField: Hashable, Sendable, Codable {
    let text: String
    let placeholder: String?
    let kind: AlertContent.TextField.Kind
  }

  let title: String
  let message: String?
  let actions: [Action]
  let textField: TextField?
}

extension StoredAlert {
  @MainActor
  init(_ alert: AlertContent) {
    (title, message) = (alert.title, alert.message)
    actions = alert.actions.map { action in
      let role: Action.Role =
        switch action.role {
        case .default: .normal
        case .cancel: .cancel
        case .destructive: .destructive
        }
      return Action(
        title: action.title, role: role, isPreferred: action.isPreferred ? true : nil)
    }
    textField = alert.textField.map { field in
      TextField(
        text: field.kind == .password ? "" : field.text, placeholder: field.placeholder,
        kind: field.kind)
    }
  }
}
