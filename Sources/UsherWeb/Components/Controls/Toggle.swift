/// A switch that is on or off.
///
/// A press posts the new state, so two presses on a slow connection do not turn the switch back.
public struct Toggle: Component {
  let label: String
  let isOn: Bool
  let id: String?
  let onChange: @MainActor (Bool) -> Void

  /// Creates a switch.
  ///
  /// - Parameters:
  ///   - label: The purpose of the switch.
  ///   - isOn: The current state.
  ///   - id: Distinguishes it from another switch with the same label in the same section.
  ///   - onChange: Receives the state that the user chose.
  public init(
    _ label: String, isOn: Bool, id: String? = nil, onChange: @escaping @MainActor (Bool) -> Void
  ) {
    self.label = label
    self.isOn = isOn
    self.id = id
    self.onChange = onChange
  }

  /// Returns a `button` element with the role of a switch.
  public func render(in context: inout ComponentContext) -> Markup {
    let wanted = !isOn
    let attributes: MarkupAttributes = [
      "class": "u-row u-toggle", "role": "switch", "aria-checked": isOn ? "true" : "false",
      // The page keeps one element for both states, so that the knob can slide.
      "data-key": "toggle:\(id ?? label)",
    ]
    let press = context.control(wanted ? "on" : "off", label, id: id) { onChange(wanted) }
    return .element(
      "button", attributes.merging(press),
      [
        .element("span", ["class": "u-label"], [.text(label)]),
        .element("span", ["class": "u-track"], [.element("span", ["class": "u-knob"])]),
      ])
  }
}
