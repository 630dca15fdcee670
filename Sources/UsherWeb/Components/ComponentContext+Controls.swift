extension ComponentContext {
  /// Returns the attributes of a `button` element that runs `action` when it is pressed.
  ///
  /// ```swift
  /// Markup.element("button", context.press("Like") { model.like() }, [.text("♥")])
  /// ```
  ///
  /// - Parameters:
  ///   - label: The button's label, which is part of its name.
  ///   - id: Distinguishes it from another button with the same label in the same section.
  ///   - action: Runs when the button is pressed.
  public mutating func press(
    _ label: String, id: String? = nil, action: @escaping @MainActor () -> Void
  ) -> MarkupAttributes {
    press("button", label, id: id, action: action)
  }

  /// Returns the attributes of an `input` or `textarea` element that passes its text to `onChange`.
  ///
  /// - Parameters:
  ///   - label: The field's label, which is part of its name.
  ///   - text: The current text, to compare with the posted one. The caller writes it into the
  ///     element.
  ///   - id: Distinguishes it from another field with the same label in the same section.
  ///   - onChange: Receives the text that the user typed.
  public mutating func write(
    _ label: String, text: String, id: String? = nil,
    onChange: @escaping @MainActor (String) -> Void
  ) -> MarkupAttributes {
    let name = registerField(label, id: id, text: text, write: onChange)
    return ["name": name, "form": form, "data-live": ""]
  }

  /// Returns the attributes of an `input` element of type `file`, which passes its file to
  /// `onChoose`.
  ///
  /// The browser then sends the enclosing form with its files.
  ///
  /// - Parameters:
  ///   - label: The field's label, which is part of its name.
  ///   - id: Distinguishes it from another field with the same label in the same section.
  ///   - onChoose: Receives the user's file, before the action of the form's button runs.
  public mutating func choose(
    _ label: String, id: String? = nil, onChoose: @escaping @MainActor (WebFile) -> Void
  ) -> MarkupAttributes {
    let name = registerFile(label, id: id, take: onChoose)
    return ["type": "file", "name": name, "form": form]
  }

  /// Returns the address of `file` for the browser, valid while this screen is on the page.
  ///
  /// Only the visitor who owns the page can load it.
  ///
  /// - Parameters:
  ///   - file: The file to show.
  ///   - name: Distinguishes it from any other file on the page; one name means one content.
  public mutating func address(of file: WebFile, named name: String) -> String {
    offer(file, as: name)
    return page + "?file=" + PercentCoding.encoded(name)
  }

  mutating func press(
    _ kind: String, _ label: String, id: String?, action: @escaping @MainActor () -> Void
  ) -> MarkupAttributes {
    let name = register(kind, label, id: id, .press(action))
    return ["form": form, "name": "do", "value": PageAction.tap(node: node, control: name).text]
  }
}
