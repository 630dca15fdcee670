/// A field for a password, which the server never sends back to the browser.
public struct SecureField: Component {
  let label: String
  let id: String?
  let onChange: @MainActor (String) -> Void

  /// Creates a field for a password.
  ///
  /// - Parameters:
  ///   - label: The purpose of the field, always visible.
  ///   - id: Distinguishes it from another field with the same label in the same section.
  ///   - onChange: Receives the text that the user typed, unless it is empty.
  public init(_ label: String, id: String? = nil, onChange: @escaping @MainActor (String) -> Void) {
    self.label = label
    self.id = id
    self.onChange = onChange
  }

  /// Returns a labelled `input` element of type `password`.
  public func render(in context: inout ComponentContext) -> Markup {
    let control = context.textField(label, text: "", id: id, onChange: onChange)
    return .field(label, type: "password", control, prompt: "", value: nil)
  }
}
