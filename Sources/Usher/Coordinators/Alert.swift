/// A question or a message over everything else, with actions to choose from.
@MainActor
public struct Alert {
  /// One choice of an alert.
  @MainActor
  public struct Action {
    /// How a choice is presented.
    public enum Role: Hashable, Sendable {
      /// An ordinary choice.
      case normal
      /// The choice that changes nothing.
      case cancel
      /// The choice that destroys something.
      case destructive
    }

    /// The words on the button.
    public let title: String
    /// How the choice is presented.
    public let role: Role
    package let perform: @MainActor () -> Void

    /// A choice, and what it does.
    ///
    /// `perform` is called inside the change that removes the alert, before anything else happens in it.
    public init(
      _ title: String, role: Role = .normal, perform: @escaping @MainActor () -> Void = {}
    ) {
      self.title = title
      self.role = role
      self.perform = perform
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

  /// The alert's headline.
  public let title: String
  /// The text below the headline, if any.
  public let message: String?
  /// The choices, in the order given.
  public let actions: [Action]

  /// An alert with at least one choice.
  public init(_ title: String, message: String? = nil, _ first: Action, _ more: Action...) {
    self.title = title
    self.message = message
    actions = [first] + more
  }

  /// An alert with the choices of a list.
  ///
  /// - Parameter actions: The choices, at least one. An alert without any cannot be answered: it is not
  ///   shown, and that is misuse, reported.
  public init(_ title: String, message: String? = nil, actions: [Action]) {
    self.title = title
    self.message = message
    self.actions = actions
  }
}
