/// A screen's rendered body, with the actions of its controls.
@MainActor
package struct RenderedScreen {
  package let markup: Markup
  /// The body without the form of its controls.
  let body: Markup
  /// The first form with fields and without a file field.
  let form: PhoneForm?
  package let controls: [String: Control]
  /// The files that the screen shows, by the names in their addresses.
  package let files: [String: WebFile]

  /// Renders `content` as the body of the node `node`.
  ///
  /// Renders a second time only if two controls have the same name.
  ///
  /// - Parameters:
  ///   - page: The page's own address, for the addresses of files.
  ///   - words: The host's own words.
  package init(
    node: String, token: String, page: String = "", words: WebWords = .english, content: Group
  ) {
    var context = ComponentContext(node: node, token: token, page: page, words: words)
    var body = content.render(in: &context)
    if let doubles = context.doubles(in: body) {
      context = ComponentContext(
        node: node, token: token, page: page, words: words, doubles: doubles)
      body = content.render(in: &context)
    }
    // Enter in a field presses the first button of its form: one that only writes the fields.
    let write: MarkupAttributes = [
      "form": context.form, "name": "do", "value": PageAction.write(node: node).text,
    ]
    context.entersWith(write)
    markup = .fragment([
      context.formElement, .element("button", write.merging(["hidden": ""])), body,
    ])
    self.body = body
    form = context.formWithFields
    controls = context.controls
    files = context.files
  }

  /// Writes the posted fields that differ from the shown text, passes on the files, then presses
  /// `name`.
  ///
  /// - Returns: `false` if `name` is no control of this screen; nothing has changed then.
  package func perform(_ name: String?, fields: FormFields) -> Bool {
    var press: (@MainActor () -> Void)?
    if let name {
      guard case .press(let action) = controls[name] else { return false }
      press = action
    }
    for field in fields.fields {
      guard case .write(let current, let write) = controls[field.name], field.value != current
      else { continue }
      write(field.value)
    }
    for chosen in fields.files {
      guard case .take(let take) = controls[chosen.name] else { continue }
      take(chosen.file)
    }
    press?()
    return true
  }
}
