/// A field for a secret, which is never sent back to the browser.
public struct SecureField: Component {
  let label: String
  let id: String?
  let onChange: @MainActor (String) -> Void

  /// Creates a field for a secret.
  public init(_ label: String, id: String? = nil, onChange: @escaping @MainActor (String) -> Void) {
    self.label = label
    self.id = id
    self.onChange = onChange
  }

  /// A labelled `input` element of type `password`.
  public func render(in context: inout ComponentContext) -> Markup {
    let control = context.write(label, text: "", id: id, onChange: onChange)
    return .field(label, type: "password", control, prompt: "", value: nil)
  }
}
