// Alerts/ holds what an alert says and offers.

/// A question or a message over everything else, with actions to choose from.
@MainActor
public struct AlertContent {
  /// A choice of an alert.
  @MainActor
  public struct Action {
    /// The presentation of a choice.
    ///
    /// New cases may be added, so a `switch` over it needs a `default`.
    #if hasAttribute(nonexhaustive)
      @nonexhaustive
    #endif
    public enum Role: Hashable, Sendable {
      /// An ordinary choice.
      case `default`
      /// The choice that changes nothing.
      case cancel
      /// The choice that destroys something.
      case destructive
    }

    /// The title of the button.
    public let title: String
    /// The presentation of the choice.
    public let role: Role
    /// True if the Return key chooses it, and hosts emphasise it.
    public let isPreferred: Bool
    /// Runs the choice with the text of the alert's text field, which is empty if there is none.
    package let perform: @MainActor (String) -> Void

    /// Creates a choice with its action.
    ///
    /// `perform` runs inside the change that removes the alert, before anything else in that
    /// change.
    ///
    /// - Parameter isPreferred: Pass `true` to choose it with the Return key. Only the first
    ///   preferred action counts.
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

  /// The title; empty for an action sheet without one.
  public let title: String
  /// The text below the title, if any.
  public let message: String?
  /// The choices, in the given order.
  public let actions: [Action]
  /// The editable line of text, if there is one.
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
  /// - Parameter actions: The choices, at least one. An alert without choices cannot be answered:
  ///   it is not shown, which is reported as misuse.
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

/// Values for hosts.
extension AlertContent {
  /// The position of the action that the Return key chooses, if there is a preferred one.
  public var preferredAction: Int? { actions.firstIndex(where: \.isPreferred) }

  /// The position of the action that declines, if there is one: Escape and a tap outside an action
  /// sheet choose it.
  ///
  /// The user cannot leave an alert without such an action except by a choice.
  public var cancelAction: Int? { actions.firstIndex { $0.role == .cancel } }
}
