/// Action sheets.
extension Coordinator {
  /// Lets the user choose one of several values, in an action sheet.
  ///
  /// ```swift
  /// guard let order = try await choose("Sort by", from: SortOrder.allCases, named: \.title) else { return }
  /// ```
  ///
  /// The sheet has a Cancel button below the choices.
  ///
  /// - Parameters:
  ///   - title: The title; empty for none.
  ///   - message: The text below the title.
  ///   - choices: The values, in the order of the buttons. An empty list is misuse: it is reported,
  ///     and the answer is `nil` at once.
  ///   - anchor: The source of a popover, in the host's own types: a `UIView` or `UIBarButtonItem` on
  ///     an iPad. Without one the sheet is centred.
  ///   - cancel: The title of the Cancel button; `nil` for that of ``TreeConfiguration/alertWords``.
  ///   - outlivesPlace: Pass `true` for an alert that must stay when another place of this flow is shown.
  ///   - name: Returns the title of a choice's button.
  /// - Returns: The chosen value; `nil` if the user cancelled, or if the sheet closed without a
  ///   choice.
  /// - Throws: `CancellationError` if this flow ended or the call was dropped as a repeat, so that the code
  ///   after it does not run, or if the task was cancelled.
  public func choose<Choice>(
    _ title: String = "", message: String? = nil, from choices: some Sequence<Choice>,
    anchor: AnyObject? = nil, cancel: String? = nil,
    outlivesPlace: Bool = false, named name: (Choice) -> String
  ) async throws(CancellationError) -> Choice? {
    let actions = choices.map { AlertAction(name($0), value: $0) }
    return try await answer(
      "choose from", title, message: message, actions.isEmpty ? [] : actions + [.cancel(cancel)],
      as: .actionSheet(from: anchor), outlivesPlace: outlivesPlace)
  }

  /// Lets the user choose one of several actions, in an action sheet.
  ///
  /// A Cancel button is added unless an action has the role `cancel`. Otherwise it works like
  /// ``choose(_:message:from:anchor:cancel:outlivesPlace:named:)``.
  ///
  /// - Returns: The value of the chosen action; `nil` if the user cancelled, or if the sheet closed
  ///   without a choice.
  /// - Throws: `CancellationError` if this flow ended or the call was dropped as a repeat, so that the code
  ///   after it does not run, or if the task was cancelled.
  public func choose<Value>(
    _ title: String = "", message: String? = nil, anchor: AnyObject? = nil,
    actions: [AlertAction<Value>], outlivesPlace: Bool = false
  ) async throws(CancellationError) -> Value? {
    let isComplete = actions.isEmpty || actions.contains { $0.role == .cancel }
    return try await answer(
      "choose from", title, message: message, isComplete ? actions : actions + [.cancel()],
      as: .actionSheet(from: anchor), outlivesPlace: outlivesPlace)
  }
}
