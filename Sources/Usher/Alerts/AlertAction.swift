/// An action of a question, with its answer.
///
/// ```swift
/// let answer = try await alert(
///   "Save the draft?",
///   actions: [
///     .init("Save", isPreferred: true, value: Answer.save),
///     .init("Discard", role: .destructive, value: .discard),
///     .cancel(),
///   ])
/// ```
@MainActor
public struct AlertAction<Value> {
  /// How an action is presented.
  public typealias Role = AlertContent.Action.Role

  /// The title of the button; `nil` for the default one.
  let title: String?
  let role: Role
  let isPreferred: Bool
  /// Returns the answer, from the text of the text field if there is one.
  let answer: @MainActor (String) -> Value?

  /// Creates an action that answers with a value.
  ///
  /// - Parameters:
  ///   - title: The title of the button.
  ///   - role: The presentation of the button.
  ///   - isPreferred: Pass `true` to emphasise the action and to choose it with the Return key. Only
  ///     the first preferred action counts.
  ///   - value: The answer.
  public init(_ title: String, role: Role = .default, isPreferred: Bool = false, value: Value) {
    self.init(title, role: role, isPreferred: isPreferred) { _ in value }
  }

  init(
    _ title: String?, role: Role, isPreferred: Bool = false,
    answer: @escaping @MainActor (String) -> Value?
  ) {
    self.title = title
    self.role = role
    self.isPreferred = isPreferred
    self.answer = answer
  }

  /// The action that declines: the answer is `nil`.
  ///
  /// - Parameter title: The title of the button; `nil` for that of
  ///   ``TreeConfiguration/alertWords``.
  public static func cancel(_ title: String? = nil) -> AlertAction {
    AlertAction(title, role: .cancel) { _ in nil }
  }

  /// Returns the action without its answer, which goes to `receive` when the user chooses it.
  func content(
    words: AlertWords, _ receive: @escaping @MainActor (Value?) -> Void
  ) -> AlertContent.Action {
    let title = title ?? (role == .cancel ? words.cancel : words.ok)
    return AlertContent.Action(title, role: role, isPreferred: isPreferred) { receive(answer($0)) }
  }
}
