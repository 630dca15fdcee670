extension ComponentContext {
  /// The attributes of a `button` element that does `action` when it is pressed.
  ///
  /// ```swift
  /// Markup.element("button", context.press("Like") { model.like() }, [.text("♥")])
  /// ```
  ///
  /// - Parameters:
  ///   - label: What the button says; a part of its name.
  ///   - id: What tells it from another with the same label in the same section.
  ///   - action: What it does.
  public mutating func press(
    _ label: String, id: String? = nil, action: @escaping @MainActor () -> Void
  ) -> MarkupAttributes {
    press("button", label, id: id, action: action)
  }

  /// The attributes of an `input` or `textarea` element whose text `onChange` takes.
  ///
  /// - Parameters:
  ///   - label: What the field is called; a part of its name.
  ///   - text: What stands in it, compared with what is posted; writing it into the element is left
  ///     to the caller.
  ///   - id: What tells it from another with the same label in the same section.
  ///   - onChange: Takes what the user typed.
  public mutating func write(
    _ label: String, text: String, id: String? = nil,
    onChange: @escaping @MainActor (String) -> Void
  ) -> MarkupAttributes {
    let name = registerField(label, id: id, text: text, write: onChange)
    return ["name": name, "form": form, "data-live": ""]
  }

  /// The attributes of an `input` element of type `file`, whose choice `onChoose` takes.
  ///
  /// The form around it then is sent as one with files.
  ///
  /// - Parameters:
  ///   - label: What the field is called; a part of its name.
  ///   - id: What tells it from another with the same label in the same section.
  ///   - onChoose: Takes what the user chose, before what the form's button does.
  public mutating func choose(
    _ label: String, id: String? = nil, onChoose: @escaping @MainActor (WebFile) -> Void
  ) -> MarkupAttributes {
    let name = registerFile(label, id: id, take: onChoose)
    return ["type": "file", "name": name, "form": form]
  }

  /// The address at which the browser finds `file`, for as long as this screen is on the page.
  ///
  /// Only the visitor whose page it is gets it.
  ///
  /// - Parameters:
  ///   - file: What to show.
  ///   - name: What tells it from any other file on the page; the same name is the same content.
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
