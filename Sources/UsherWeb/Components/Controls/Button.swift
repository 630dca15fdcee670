/// A button with a text label.
public struct Button: Component {
  let label: String
  let role: ButtonRole
  let isEnabled: Bool
  let id: String?
  let action: @MainActor () -> Void

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - label: The button's label.
  ///   - role: The button's appearance.
  ///   - isEnabled: Pass `false` to disable the button. A press from an outdated page then does
  ///     nothing.
  ///   - id: Distinguishes it from another button with the same label in the same section.
  ///   - action: Called when the user presses the button, after the typed texts were passed on.
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

  /// Returns a `button` element.
  public func render(in context: inout ComponentContext) -> Markup {
    let look: MarkupAttributes = ["class": "u-button u-\(role.name)"]
    let rest =
      isEnabled ? context.button(label, id: id, action: action) : ["disabled": ""]
    return .element("button", look.merging(rest), [.text(label)])
  }
}
