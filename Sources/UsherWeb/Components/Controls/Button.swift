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
  ///   - label: The button's label.
  ///   - role: The button's appearance.
  ///   - isEnabled: Pass `false` to disable it; posts of a disabled button change nothing.
  ///   - id: Distinguishes it from another button with the same label in the same section.
  ///   - action: Runs when the button is pressed.
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
