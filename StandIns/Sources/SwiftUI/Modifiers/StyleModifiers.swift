/// The styles of the controls below a view.
@MainActor internal final class Styling<Configuration> {
  let make: (Configuration) -> AnyView
  init(_ make: @escaping (Configuration) -> AnyView) { self.make = make }
}
private struct StylingKey<Configuration>: EnvironmentKey {
  static var defaultValue: Styling<Configuration>? { nil }
}
/// Names a type in a path to a value.
internal struct TypeName<T>: Hashable {}
extension EnvironmentValues {
  /// The style that makes something of a configuration.
  internal subscript<Configuration>(
    styling name: TypeName<Configuration>
  ) -> Styling<Configuration>? {
    get { self[StylingKey<Configuration>.self] }
    set { self[StylingKey<Configuration>.self] = newValue }
  }
  internal var _toggleStyling: Styling<ToggleStyleConfiguration>? {
    self[StylingKey<ToggleStyleConfiguration>.self]
  }
  internal var _labelStyling: Styling<LabelStyleConfiguration>? {
    self[StylingKey<LabelStyleConfiguration>.self]
  }
  internal var _fieldStyling: Styling<TextField<_TextFieldStyleLabel>>? {
    get { self[StylingKey<TextField<_TextFieldStyleLabel>>.self] }
    set { self[StylingKey<TextField<_TextFieldStyleLabel>>.self] = newValue }
  }
}
private nonisolated struct StyleModifier<Configuration>: _PrimitiveModifier {
  let make: @MainActor () -> Styling<Configuration>?
  @MainActor func _modify<V: View>(_ content: V, _ builder: _Builder) {
    let slot = builder.node.slots[-1] as? Styling<Configuration> ?? make()
    builder.node.slots[-1] = slot
    builder.environment[StylingKey<Configuration>.self] = slot
    builder.add(content, at: .content)
  }
}
extension View {
  private nonisolated func styled<Style, Configuration, Content: View>(
    _ style: Style, _ make: @escaping @MainActor (Style, Configuration) -> Content
  ) -> some View {
    // Because a style is only used on the main actor.
    nonisolated(unsafe) let style = style
    return modifier(
      StyleModifier<Configuration> {
        if style is any _PlainStyle { return nil }
        return Styling { configuration in
          AnyView(StyledView(style: style) { make($0, configuration) })
        }
      })
  }
  /// Sets how toggles look.
  public nonisolated func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    styled(style) { (style, configuration: ToggleStyleConfiguration) in
      style.makeBody(configuration: configuration)
    }
  }
  /// Sets how labels look.
  public nonisolated func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    styled(style) { (style, configuration: LabelStyleConfiguration) in
      style.makeBody(configuration: configuration)
    }
  }
  /// Sets how progress is shown.
  public nonisolated func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    styled(style) { (style, configuration: ProgressViewStyleConfiguration) in
      style.makeBody(configuration: configuration)
    }
  }
  /// Sets how boxes look.
  public nonisolated func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    styled(style) { (style, configuration: GroupBoxStyleConfiguration) in
      style.makeBody(configuration: configuration)
    }
  }
  /// Sets how groups that can be disclosed look.
  public nonisolated func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    styled(style) { (style, configuration: DisclosureGroupStyleConfiguration) in
      style.makeBody(configuration: configuration)
    }
  }
  /// Sets how names with values look.
  public nonisolated func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    styled(style) { (style, configuration: LabeledContentStyleConfiguration) in
      style.makeBody(configuration: configuration)
    }
  }
  /// Sets how gauges look.
  public nonisolated func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    styled(style) { (style, configuration: GaugeStyleConfiguration) in
      style.makeBody(configuration: configuration)
    }
  }
  /// Sets how fields look.
  public nonisolated func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    styled(style) { (style, configuration: TextField<_TextFieldStyleLabel>) in
      style._body(configuration: configuration)
    }
  }
}
