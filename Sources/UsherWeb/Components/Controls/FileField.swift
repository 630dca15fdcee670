/// A field for a file that the user chooses, inside a ``Form`` whose button sends the file.
///
/// ```swift
/// Form(submit: "Upload") {
///   FileField("Photo", accepts: ["image/png", "image/jpeg"]) { model.chosen = $0 }
/// } onSubmit: {
///   model.upload()
/// }
/// ```
///
/// The app refuses a form larger than ``WebLimits/uploadBytes``, and then calls nothing. A browser
/// only suggests the accepted types, and a visitor can send a file of any type and name. Check the
/// file's bytes before you use them.
public struct FileField: Component {
  /// The largest file that the page lets the user choose.
  ///
  /// The page's script checks it, so a visitor can bypass it; ``WebLimits/uploadBytes`` always holds.
  public struct Limit: Sendable, Hashable {
    let bytes: Int
    let message: String

    /// Creates a limit.
    ///
    /// - Parameters:
    ///   - bytes: The largest size in bytes.
    ///   - message: The message that the user sees when choosing a larger file.
    public init(bytes: Int, message: String) {
      self.bytes = bytes
      self.message = message
    }
  }

  let label: String
  let types: [String]
  let limit: Limit?
  let id: String?
  let onChoose: @MainActor (WebFile) -> Void

  /// Creates a field.
  ///
  /// - Parameters:
  ///   - label: The purpose of the field, always visible.
  ///   - types: The media types that the browser offers; empty for any.
  ///   - limit: The largest file that the page lets the user choose; `nil` for any.
  ///   - id: Distinguishes it from another field with the same label in the same section.
  ///   - onChoose: Receives the file before the form's `onSubmit` is called; not called if the user
  ///     chose no file.
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

  /// Returns a labelled `input` element of type `file`.
  public func render(in context: inout ComponentContext) -> Markup {
    let control = context.fileField(label, id: id, onChoose: onChoose)
    let own: MarkupAttributes = [
      "accept": types.isEmpty ? nil : types.joined(separator: ","),
      "data-limit": limit.map { String($0.bytes) }, "data-complaint": limit?.message,
      // Without a title the browser shows its own, in its own language.
      "title": context.words.chooseFile,
    ]
    return .element(
      "label", ["class": "u-field u-file"],
      [
        .element("span", [:], [.text(label)]),
        .element("input", own.merging(control)),
        // Replaces the browser's own button as soon as the script can show the chosen name.
        .element(
          "span", ["class": "u-choice", "aria-hidden": "true"],
          [
            .element("b", [:], [.text(context.words.chooseFile)]),
            .element("i", [:], [.element("span", [:], [.text(context.words.noFile)])]),
          ]),
      ])
  }
}
