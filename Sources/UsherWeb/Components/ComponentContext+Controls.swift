extension ComponentContext {
  /// Registers a button, and returns the attributes that its `button` element needs.
  ///
  /// ```swift
  /// Markup.element("button", context.button("Like") { model.like() }, [.text("♥")])
  /// ```
  ///
  /// - Parameters:
  ///   - label: The button's label, which is part of its name.
  ///   - id: Distinguishes it from another button with the same label in the same section.
  ///   - action: Called when the user presses the button, after the typed texts were passed on.
  /// - Returns: Attributes to merge with your own.
  public mutating func button(
    _ label: String, id: String? = nil, action: @escaping @MainActor () -> Void
  ) -> MarkupAttributes {
    control("button", label, id: id, action: action)
  }

  /// Registers a text field, and returns the attributes that its `input` or `textarea` element needs.
  ///
  /// Write `text` into the element yourself.
  ///
  /// - Parameters:
  ///   - label: The field's label, which is part of its name.
  ///   - text: The current text, with which the host compares the posted text.
  ///   - id: Distinguishes it from another field with the same label in the same section.
  ///   - onChange: Receives the posted text if it differs from `text`.
  /// - Returns: Attributes to merge with your own.
  public mutating func textField(
    _ label: String, text: String, id: String? = nil,
    onChange: @escaping @MainActor (String) -> Void
  ) -> MarkupAttributes {
    let name = registerField(label, id: id, text: text, write: onChange)
    return ["name": name, "form": form, "data-live": ""]
  }

  /// Registers a file field, and returns the attributes that its `input` element needs.
  ///
  /// The browser sends the file when the user presses a button of the enclosing ``Form``.
  ///
  /// - Parameters:
  ///   - label: The field's label, which is part of its name.
  ///   - id: Distinguishes it from another field with the same label in the same section.
  ///   - onChoose: Receives the file before the button's action is called; not called if the user
  ///     chose no file.
  /// - Returns: Attributes to merge with your own, among them the type.
  public mutating func fileField(
    _ label: String, id: String? = nil, onChoose: @escaping @MainActor (WebFile) -> Void
  ) -> MarkupAttributes {
    let name = registerFile(label, id: id, take: onChoose)
    return ["type": "file", "name": name, "form": form]
  }

  /// Returns an address from which the browser can load `file` while this screen is on the page.
  ///
  /// Only the visitor who owns the page can load the file. A browser shows a PNG, JPEG, GIF or WebP,
  /// and downloads any other type.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - name: A name that no other file on the page has; two files of one name would be confused.
  /// - Returns: The address, for example for the `src` of an `img` element.
  public mutating func address(of file: WebFile, named name: String) -> String {
    offer(file, as: name)
    return page + "?file=" + PercentCoding.encoded(name)
  }

  /// Registers something to tap.
  mutating func control(
    _ kind: String, _ label: String, id: String?, action: @escaping @MainActor () -> Void
  ) -> MarkupAttributes {
    let name = register(kind, label, id: id, .press(action))
    return ["form": form, "name": "do", "value": PageAction.tap(node: node, control: name).text]
  }
}
