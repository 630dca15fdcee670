/// Action sheets.
extension Coordinator {
  /// Lets the user choose one of several things, in an action sheet.
  ///
  /// ```swift
  /// guard let order = try await choose("Sort by", from: SortOrder.allCases, named: \.title) else { return }
  /// ```
  ///
  /// The sheet has a Cancel button below the choices.
  ///
  /// - Parameters:
  ///   - title: The headline; none if empty.
  ///   - message: The text below the headline.
  ///   - choices: What to choose from, in the order of the buttons. Nothing is misuse: it is reported, and
  ///     the answer is `nil` at once.
  ///   - anchor: What the sheet points at where it is shown as a popover, in the host's own terms; a
  ///     `UIView` or `UIBarButtonItem` on an iPad. It is shown in the middle without one.
  ///   - cancel: The words on the Cancel button; the word of ``TreeConfiguration/alertWords`` if `nil`.
  ///   - name: The words on the button of a choice.
  /// - Returns: What the user chose; `nil` if that was to cancel, or if the sheet went without a choice.
  /// - Throws: `CancellationError` if this flow ended, so that the code after it does not run, or if the
  ///   task was cancelled.
  public func choose<Choice>(
    _ title: String = "", message: String? = nil, from choices: some Sequence<Choice>,
    anchor: AnyObject? = nil, cancel: String? = nil, named name: (Choice) -> String
  ) async throws(CancellationError) -> Choice? {
    let actions = choices.map { AlertAction(name($0), value: $0) }
    return try await answer(
      "choose from", title, message: message, actions.isEmpty ? [] : actions + [.cancel(cancel)],
      as: .actionSheet(from: anchor))
  }

  /// Lets the user choose one of several actions, in an action sheet.
  ///
  /// A Cancel button is added unless an action has the role `cancel`. All else is as with
  /// ``choose(_:message:from:anchor:cancel:named:)``.
  ///
  /// - Returns: The value of the action that the user chose; `nil` if that was to cancel, or if the sheet
  ///   went without a choice.
  /// - Throws: `CancellationError` if this flow ended, so that the code after it does not run, or if the
  ///   task was cancelled.
  public func choose<Value>(
    _ title: String = "", message: String? = nil, anchor: AnyObject? = nil,
    actions: [AlertAction<Value>]
  ) async throws(CancellationError) -> Value? {
    let isComplete = actions.isEmpty || actions.contains { $0.role == .cancel }
    return try await answer(
      "choose from", title, message: message, isComplete ? actions : actions + [.cancel()],
      as: .actionSheet(from: anchor))
  }
}
