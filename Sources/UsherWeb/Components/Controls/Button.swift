/// A button.
public struct Button: Component {
  let label: String
  let role: ButtonRole
  let isEnabled: Bool
  let id: String?
  let action: @MainActor () -> Void

  /// Makes a button.
  ///
  /// - Parameters:
  ///   - label: What it says.
  ///   - role: How it looks.
  ///   - isEnabled: Whether it can be pressed; posts of a disabled one change nothing.
  ///   - id: What tells it from another button with the same label in the same section.
  ///   - action: What it does.
  public init(
    _ label: String, role: ButtonRole = .primary, isEnabled: Bool = true, id: String? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.label = label
    self.role = role
    self.isEnabled = isEnabled
    self.id = id
    self.action = action
  }

  /// A `button` element that posts its name.
  public func render(in context: inout ComponentContext) -> Markup {
    let name = isEnabled ? context.register("button", label, id: id, .press(action)) : nil
    return .element(
      "button",
      [
        "class": "u-button u-\(role.name)", "form": context.form, "name": "do",
        "value": name.map { "tap:\(context.entry):\($0)" }, "disabled": isEnabled ? nil : "",
      ],
      [.text(label)])
  }
}
