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
    let look: MarkupAttributes = ["class": "u-button u-\(role.name)"]
    let rest =
      isEnabled ? context.press(label, id: id, action: action) : ["disabled": ""]
    return .element("button", look.merging(rest), [.text(label)])
  }
}
