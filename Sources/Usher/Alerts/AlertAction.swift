/// An action of a question, with the answer that it stands for.
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

  /// The words on the button; `nil` for the usual word.
  let title: String?
  let role: Role
  let isPreferred: Bool
  /// The answer, made of the text in the text field if there is one.
  let answer: @MainActor (String) -> Value?

  /// An action that answers with a value.
  ///
  /// - Parameters:
  ///   - title: The words on the button.
  ///   - role: How the button is presented.
  ///   - isPreferred: Whether the Return key chooses it, and hosts emphasise it. The first preferred
  ///     action counts.
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
  /// - Parameter title: The words on the button; the word of ``TreeConfiguration/alertWords`` if `nil`.
  public static func cancel(_ title: String? = nil) -> AlertAction {
    AlertAction(title, role: .cancel) { _ in nil }
  }

  /// The action without its answer, which goes to `receive` when the user chooses it.
  func content(
    words: AlertWords, _ receive: @escaping @MainActor (Value?) -> Void
  ) -> AlertContent.Action {
    let title = title ?? (role == .cancel ? words.cancel : words.ok)
    return AlertContent.Action(title, role: role, isPreferred: isPreferred) { receive(answer($0)) }
  }
}
