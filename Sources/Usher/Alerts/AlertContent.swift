// Alerts/ holds alerts, and the verbs that ask the user something.

/// A question or a message over everything else, with actions to choose from.
@MainActor
public struct AlertContent {
  /// One choice of an alert.
  @MainActor
  public struct Action {
    /// How a choice is presented.
    ///
    /// Cases can be added, so a `switch` over it needs a `default`.
    public enum Role: Hashable, Sendable {
      /// An ordinary choice.
      case `default`
      /// The choice that changes nothing.
      case cancel
      /// The choice that destroys something.
      case destructive
    }

    /// The words on the button.
    public let title: String
    /// How the choice is presented.
    public let role: Role
    /// Whether the Return key chooses it, and hosts emphasise it.
    public let isPreferred: Bool
    /// What it does with the text of the alert's text field, which is empty if there is none.
    package let perform: @MainActor (String) -> Void

    /// A choice, and what it does.
    ///
    /// `perform` is called inside the change that removes the alert, before anything else happens in it.
    ///
    /// - Parameter isPreferred: Whether the Return key chooses it. The first preferred action counts.
    public init(
      _ title: String, role: Role = .default, isPreferred: Bool = false,
      perform: @escaping @MainActor () -> Void = {}
    ) {
      self.init(title, role: role, isPreferred: isPreferred, performWithText: { _ in perform() })
    }

    package init(
      _ title: String, role: Role, isPreferred: Bool,
      performWithText: @escaping @MainActor (String) -> Void
    ) {
      self.title = title
      self.role = role
      self.isPreferred = isPreferred
      perform = performWithText
    }

    /// The choice that changes nothing.
    public static func cancel(
      _ title: String, perform: @escaping @MainActor () -> Void = {}
    ) -> Action {
      Action(title, role: .cancel, perform: perform)
    }

    /// The choice that destroys something.
    public static func destructive(
      _ title: String, perform: @escaping @MainActor () -> Void
    ) -> Action {
      Action(title, role: .destructive, perform: perform)
    }
  }

  /// The alert's headline; empty for an action sheet without one.
  public let title: String
  /// The text below the headline, if any.
  public let message: String?
  /// The choices, in the order given.
  public let actions: [Action]
  /// The line of text that the user can edit, if there is one.
  public let textField: TextField?

  /// An alert with at least one choice.
  public init(_ title: String, message: String? = nil, _ first: Action, _ more: Action...) {
    self.title = title
    self.message = message
    actions = [first] + more
    textField = nil
  }

  /// An alert with the choices of a list.
  ///
  /// - Parameter actions: The choices, at least one. An alert without any cannot be answered: it is not
  ///   shown, and that is misuse, reported.
  public init(_ title: String, message: String? = nil, actions: [Action]) {
    self.init(title, message: message, actions: actions, textField: nil)
  }

  package init(_ title: String, message: String?, actions: [Action], textField: TextField?) {
    self.title = title
    self.message = message
    self.actions = actions
    self.textField = textField
  }
}

/// What hosts look up.
extension AlertContent {
  /// The position of the action that the Return key chooses, if an action is preferred.
  public var preferredAction: Int? { actions.firstIndex(where: \.isPreferred) }

  /// The position of the action that declines, if there is one: Escape and a tap beside an action sheet
  /// choose it.
  ///
  /// An alert without such an action cannot be left without a choice.
  public var cancelAction: Int? { actions.firstIndex { $0.role == .cancel } }
}
