/// A field for a file that the user chooses; it is sent with the button of its form.
///
/// ```swift
/// Form(submit: "Upload") {
///   FileField("Photo", accepts: ["image/png", "image/jpeg"]) { model.chosen = $0 }
/// } onSubmit: {
///   model.upload()
/// }
/// ```
///
/// What is larger than the app's ``WebLimits/uploadBytes`` is refused before it is read. A browser
/// only suggests what a field accepts, and its own check of the size can be gone round: what takes
/// the file has to look at it.
public struct FileField: Component {
  /// How large a file the browser sends.
  public struct Limit: Sendable, Hashable {
    let bytes: Int
    let complaint: String

    /// Makes a limit.
    ///
    /// - Parameters:
    ///   - bytes: The most that is sent.
    ///   - complaint: What the user is told about a larger file, at once.
    public init(bytes: Int, complaint: String) {
      self.bytes = bytes
      self.complaint = complaint
    }
  }

  let label: String
  let types: [String]
  let limit: Limit?
  let id: String?
  let onChoose: @MainActor (WebFile) -> Void

  /// Makes a field.
  ///
  /// - Parameters:
  ///   - label: What the field is for; always shown.
  ///   - types: The media types that the browser offers to choose; any if there are none.
  ///   - limit: What is too large to be sent.
  ///   - id: What tells it from another field with the same label in the same section.
  ///   - onChoose: Takes the file, before what the form's button does; not called if nothing was
  ///     chosen.
  public init(
    _ label: String, accepts types: [String] = [], limit: Limit? = nil, id: String? = nil,
    onChoose: @escaping @MainActor (WebFile) -> Void
  ) {
    self.label = label
    self.types = types
    self.limit = limit
    self.id = id
    self.onChoose = onChoose
  }

  /// A labelled `input` element of type `file`.
  public func render(in context: inout ComponentContext) -> Markup {
    let control = context.choose(label, id: id, onChoose: onChoose)
    let own: MarkupAttributes = [
      "accept": types.isEmpty ? nil : types.joined(separator: ","),
      "data-limit": limit.map { String($0.bytes) }, "data-complaint": limit?.complaint,
      // Without a title the browser shows one of its own, in its own language.
      "title": context.words.chooseFile,
    ]
    return .element(
      "label", ["class": "u-field u-file"],
      [
        .element("span", [:], [.text(label)]),
        .element("input", own.merging(control)),
        // Seen instead of the browser's own button as soon as the script can say what was chosen.
        .element(
          "span", ["class": "u-choice", "aria-hidden": "true"],
          [
            .element("b", [:], [.text(context.words.chooseFile)]),
            .element("i", [:], [.element("span", [:], [.text(context.words.noFile)])]),
          ]),
      ])
  }
}
