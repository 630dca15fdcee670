/// Collects the controls of one screen while its parts are rendered.
///
/// A control's name consists of its kind, its label or `id`, and the sections and forms around it. An
/// outdated page can therefore press only the button that it shows. Controls with equal names are
/// numbered, and their names then include a digest of the whole screen. After any change of the
/// screen, an old page can no longer press them. Give such controls an `id`.
@MainActor
public struct ComponentContext {
  let node: String
  private let token: String
  /// The page's own address, independent of the link that the browser shows.
  let page: String
  /// The id of the form to which controls currently belong.
  var form: String
  private(set) var controls: [String: Control] = [:]
  private(set) var files: [String: WebFile] = [:]
  /// The forms with a file field, which the browser sends in another encoding.
  private var formsWithFiles: Set<String> = []
  private var formsWithText: [String] = []
  /// The buttons that Enter presses, by form.
  private var defaults: [String: MarkupAttributes] = [:]
  private var path: [String] = []
  private var seen: [String: Int] = [:]
  private var forms = 0
  private let doubles: Doubles?
  /// The host's own words on this screen.
  let words: WebWords

  /// Names that appeared more than once in a first rendering, and a digest of that rendering.
  struct Doubles {
    let counts: [String: Int]
    let digest: String
  }

  init(
    node: String, token: String, page: String, words: WebWords, doubles: Doubles? = nil
  ) {
    self.words = words
    self.node = node
    self.token = token
    self.page = page
    self.form = "f-" + node
    self.doubles = doubles
  }

  /// Returns the ambiguous names after a first rendering; `nil` if every control has its own name.
  func doubles(in markup: Markup) -> Doubles? {
    guard seen.values.contains(where: { $0 > 1 }) else { return nil }
    let counts = seen.filter { $0.value > 1 }
    return Doubles(counts: counts, digest: Digest.of(markup.plainText))
  }

  /// Registers a control and returns the name under which a page can post it.
  mutating func register(_ kind: String, _ label: String, id: String?, _ control: Control) -> String
  {
    let plain = ([kind] + path + [id ?? label]).map(Self.escaped).joined(separator: "/")
    let number = (seen[plain] ?? 0) + 1
    seen[plain] = number
    var name = plain
    if let doubles, let count = doubles.counts[plain] {
      name += "#\(number)of\(count)-\(doubles.digest)"
    }
    controls[name] = control
    return name
  }

  /// Registers a text field, which belongs to the current form.
  mutating func registerField(
    _ label: String, id: String?, text: String, write: @escaping @MainActor (String) -> Void
  ) -> String {
    formsWithText.append(form)
    return register("field", label, id: id, .write(current: text, write))
  }

  /// Makes Enter in a field of the current form press this button.
  mutating func entersWith(_ button: MarkupAttributes) {
    defaults[form] = button
  }

  /// The first form with fields and without a file field.
  var formWithFields: PhoneForm? {
    guard let id = formsWithText.first(where: { !formsWithFiles.contains($0) }) else { return nil }
    return PhoneForm(id: id, button: defaults[id] ?? [:])
  }

  /// Registers a file field, which belongs to the current form.
  mutating func registerFile(
    _ label: String, id: String?, take: @escaping @MainActor (WebFile) -> Void
  ) -> String {
    formsWithFiles.insert(form)
    return register("file", label, id: id, .take(take))
  }

  mutating func offer(_ file: WebFile, as name: String) {
    files[name] = file
  }

  /// Starts a new form and returns the enclosing one.
  mutating func enterForm() -> String {
    let outer = form
    forms += 1
    form = "f-\(node)-\(forms)"
    return outer
  }

  /// The element to which the controls of the current form belong, by their `form` attribute.
  ///
  /// It has no `action`: it is posted to the page's own address.
  var formElement: Markup {
    .element(
      "form",
      [
        "id": form, "method": "post",
        "enctype": formsWithFiles.contains(form) ? "multipart/form-data" : nil,
      ],
      [
        .element("input", ["type": "hidden", "name": "token", "value": token]),
        .element("input", ["type": "hidden", "name": "screen", "value": node]),
      ])
  }

  /// Renders inside a section, a row or a form, which becomes part of its controls' names.
  mutating func within<Result>(
    _ name: String?, _ body: (inout ComponentContext) -> Result
  ) -> Result {
    guard let name, !name.isEmpty else { return body(&self) }
    path.append(name)
    defer { path.removeLast() }
    return body(&self)
  }

  /// Escapes the separators of names in a label.
  private static func escaped(_ text: String) -> String {
    let isSeparator: (UInt8) -> Bool = {
      [UInt8(ascii: "/"), UInt8(ascii: "#"), UInt8(ascii: "~")].contains($0)
    }
    guard text.utf8.contains(where: isSeparator) else { return text }
    return text.map { "/#~".contains($0) ? "~\($0.unicodeScalars.first!.value)." : String($0) }
      .joined()
  }
}
