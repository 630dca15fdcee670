/// Fields that the browser sends together, with a button that sends them.
///
/// Enter in a field presses the button. While the button is disabled, Enter only sends the texts.
public struct Form: Component {
  let submit: String
  let isEnabled: Bool
  let content: Group
  let onSubmit: @MainActor () -> Void

  /// Creates a form.
  ///
  /// - Parameters:
  ///   - submit: The label of the button. It becomes part of the names of the form's controls, so that
  ///     two forms may have fields with equal labels.
  ///   - isEnabled: Pass `false` to disable the button.
  ///   - content: The fields.
  ///   - onSubmit: Called when the user presses the button, after the fields passed on their texts and
  ///     files.
  public init(
    submit: String, isEnabled: Bool = true, @ComponentBuilder content: () -> Group,
    onSubmit: @escaping @MainActor () -> Void
  ) {
    self.submit = submit
    self.isEnabled = isEnabled
    self.content = content()
    self.onSubmit = onSubmit
  }

  /// Returns a `form` element of its own, with the fields and the button.
  public func render(in context: inout ComponentContext) -> Markup {
    let outer = context.enterForm()
    defer { context.form = outer }
    let attributes =
      isEnabled
      ? context.control("submit", submit, id: nil, action: onSubmit)
      : ["form": context.form, "disabled": ""]
    let first = isEnabled ? attributes : write(context)
    context.entersWith(first)
    let fields = context.within(submit) { content.render(in: &$0) }
    return .element(
      "div", ["class": "u-form"],
      [
        context.formElement,
        // Enter presses the first button of a form, which must be this one. While it is
        // disabled, Enter presses one that only writes the fields, which may enable it.
        .element("button", first.merging(["hidden": ""])),
        .element("div", ["class": "u-group"], [fields]),
        .element(
          "button", attributes.merging(["class": "u-button u-primary"]), [.text(submit)]),
      ])
  }

  private func write(_ context: ComponentContext) -> MarkupAttributes {
    [
      "form": context.form, "name": "do", "value": PageAction.write(node: context.node).text,
    ]
  }
}
