/// Fields that are sent together, with a button that sends them; Enter in a field sends them too.
public struct Form: Component {
  let submit: String
  let isEnabled: Bool
  let content: Group
  let onSubmit: @MainActor () -> Void

  /// Creates a form.
  ///
  /// - Parameters:
  ///   - submit: The label of the button.
  ///   - isEnabled: Pass `false` to disable the button.
  ///   - content: The fields.
  ///   - onSubmit: Called after the fields were written.
  public init(
    submit: String, isEnabled: Bool = true, @ComponentBuilder content: () -> Group,
    onSubmit: @escaping @MainActor () -> Void
  ) {
    self.submit = submit
    self.isEnabled = isEnabled
    self.content = content()
    self.onSubmit = onSubmit
  }

  /// A `form` element of its own.
  public func render(in context: inout ComponentContext) -> Markup {
    let outer = context.enterForm()
    defer { context.form = outer }
    let attributes =
      isEnabled
      ? context.press("submit", submit, id: nil, action: onSubmit)
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
