/// Where a part of a screen is rendered: it knows the screen, and takes the controls on it.
///
/// A control is known by what it is and says, and by the sections and rows around it, never by its
/// place alone: a page that is older than the screen must not press another button than the one
/// that it shows. Two that cannot be told apart so are numbered, and their names then stand for the
/// whole screen as it was: whatever changed on it, an old page presses none of them. Give such
/// controls an `id`.
@MainActor
public struct ComponentContext {
  let node: String
  private let token: String
  /// Where the page is, whatever link it is shown at.
  let page: String
  /// The id of the form that controls belong to here.
  var form: String
  private(set) var controls: [String: Control] = [:]
  private(set) var files: [String: WebFile] = [:]
  /// The forms that have a file field in them, and are sent in another way.
  private var formsWithFiles: Set<String> = []
  private var formsWithText: [String] = []
  /// The buttons that Enter presses, by their forms.
  private var defaults: [String: MarkupAttributes] = [:]
  private var path: [String] = []
  private var seen: [String: Int] = [:]
  private var forms = 0
  private let doubles: Doubles?
  /// The words that the host itself writes on this screen.
  let words: WebWords

  /// Names that appeared more than once in a first rendering, and what the screen said then.
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

  /// The problem after a first rendering; `nil` if every control has its own name.
  func doubles(in markup: Markup) -> Doubles? {
    guard seen.values.contains(where: { $0 > 1 }) else { return nil }
    let counts = seen.filter { $0.value > 1 }
    return Doubles(counts: counts, digest: Digest.of(markup.plainText))
  }

  /// Takes a control and returns the name under which a page can post it.
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

  /// Takes a field for text, which belongs to the present form.
  mutating func registerField(
    _ label: String, id: String?, text: String, write: @escaping @MainActor (String) -> Void
  ) -> String {
    formsWithText.append(form)
    return register("field", label, id: id, .write(current: text, write))
  }

  /// Enter in a field of the present form presses this button.
  mutating func entersWith(_ button: MarkupAttributes) {
    defaults[form] = button
  }

  /// The first form with fields that is sent in the usual way.
  var formWithFields: PhoneForm? {
    guard let id = formsWithText.first(where: { !formsWithFiles.contains($0) }) else { return nil }
    return PhoneForm(id: id, button: defaults[id] ?? [:])
  }

  /// Takes a file field, which belongs to the present form.
  mutating func registerFile(
    _ label: String, id: String?, take: @escaping @MainActor (WebFile) -> Void
  ) -> String {
    formsWithFiles.insert(form)
    return register("file", label, id: id, .take(take))
  }

  mutating func offer(_ file: WebFile, as name: String) {
    files[name] = file
  }

  /// Begins a form of its own and returns the one around it.
  mutating func enterForm() -> String {
    let outer = form
    forms += 1
    form = "f-\(node)-\(forms)"
    return outer
  }

  /// The element that the controls of the present form belong to by their `form` attribute.
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

  /// Renders inside a section, a row or a form, which then is part of its controls' names.
  mutating func within<Result>(
    _ name: String?, _ body: (inout ComponentContext) -> Result
  ) -> Result {
    guard let name, !name.isEmpty else { return body(&self) }
    path.append(name)
    defer { path.removeLast() }
    return body(&self)
  }

  /// The names' separators are not to come from a label.
  private static func escaped(_ text: String) -> String {
    let isSeparator: (UInt8) -> Bool = {
      [UInt8(ascii: "/"), UInt8(ascii: "#"), UInt8(ascii: "~")].contains($0)
    }
    guard text.utf8.contains(where: isSeparator) else { return text }
    return text.map { "/#~".contains($0) ? "~\($0.unicodeScalars.first!.value)." : String($0) }
      .joined()
  }
}
