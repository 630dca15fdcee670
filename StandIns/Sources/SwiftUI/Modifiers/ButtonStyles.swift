/// How buttons look and act.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}
/// How buttons look.
@MainActor @preconcurrency public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}
/// What a style makes a button of.
public struct ButtonStyleConfiguration {
  /// What the button says.
  public nonisolated struct Label: View {
    internal let content: AnyView
    @MainActor public var body: some View { content }
  }
  public let role: ButtonRole?
  public let label: Label
  public let isPressed: Bool
}
/// What a style makes a button of.
public struct PrimitiveButtonStyleConfiguration {
  /// What the button says.
  public nonisolated struct Label: View {
    internal let content: AnyView
    @MainActor public var body: some View { content }
  }
  public let role: ButtonRole?
  public let label: Label
  internal let action: () -> Void
  public func trigger() { action() }
}

/// A style that does not change what a button is.
@MainActor internal protocol _PlainStyle {}
/// The default button.
public nonisolated struct DefaultButtonStyle: PrimitiveButtonStyle, _PlainStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}
/// A plain button.
public nonisolated struct PlainButtonStyle: PrimitiveButtonStyle, _PlainStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}
/// A button with a border.
public nonisolated struct BorderedButtonStyle: PrimitiveButtonStyle, _PlainStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}
/// A prominent button.
public nonisolated struct BorderedProminentButtonStyle: PrimitiveButtonStyle, _PlainStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}
/// A button without a border.
public nonisolated struct BorderlessButtonStyle: PrimitiveButtonStyle, _PlainStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}
/// A button of glass.
public nonisolated struct GlassButtonStyle: PrimitiveButtonStyle, _PlainStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}
extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  public static nonisolated var automatic: DefaultButtonStyle { .init() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public static nonisolated var plain: PlainButtonStyle { .init() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public static nonisolated var bordered: BorderedButtonStyle { .init() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static nonisolated var borderedProminent: BorderedProminentButtonStyle { .init() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  public static nonisolated var borderless: BorderlessButtonStyle { .init() }
}
extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  public static nonisolated var glass: GlassButtonStyle { .init() }
}

/// The style of the buttons below a view.
@MainActor internal final class ButtonStyling {
  /// Makes the label of a button.
  let make: (ButtonRole?, AnyView, @escaping () -> Void) -> AnyView
  /// Whether the style decides what a tap does.
  let isPrimitive: Bool
  init(
    isPrimitive: Bool, make: @escaping (ButtonRole?, AnyView, @escaping () -> Void) -> AnyView
  ) {
    self.isPrimitive = isPrimitive
    self.make = make
  }
}
private struct ButtonStylingKey: EnvironmentKey {
  static var defaultValue: ButtonStyling? { nil }
}
extension EnvironmentValues {
  internal var _buttonStyling: ButtonStyling? {
    get { self[ButtonStylingKey.self] }
    set { self[ButtonStylingKey.self] = newValue }
  }
}
/// What a style makes, with the properties of the style.
internal nonisolated struct StyledView<Style, Content: View>: _PrimitiveView {
  let style: Style
  let make: @MainActor (Style) -> Content
  @MainActor func _build(_ builder: _Builder) {
    var style = style
    Installing(builder.node).install(&style)
    builder.add(make(style), at: .body)
  }
}
private nonisolated struct ButtonStyleModifier<Style>: _PrimitiveModifier {
  let make: @MainActor () -> ButtonStyling?
  @MainActor func _modify<V: View>(_ content: V, _ builder: _Builder) {
    let slot = builder.node.slots[-1] as? ButtonStyling ?? make()
    builder.node.slots[-1] = slot
    builder.environment._buttonStyling = slot
    builder.add(content, at: .content)
  }
}
extension View {
  /// Sets how buttons look.
  public nonisolated func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    // Because a style is only used on the main actor.
    nonisolated(unsafe) let style = style
    return modifier(
      ButtonStyleModifier<S> {
        ButtonStyling(isPrimitive: false) { role, label, _ in
          let configuration = ButtonStyleConfiguration(
            role: role, label: .init(content: label), isPressed: false)
          return AnyView(
            StyledView(style: style) { $0.makeBody(configuration: configuration) })
        }
      })
  }
  /// Sets how buttons look and act.
  public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    // Because a style is only used on the main actor.
    nonisolated(unsafe) let style = style
    return modifier(
      ButtonStyleModifier<S> {
        if style is any _PlainStyle { return nil }
        return ButtonStyling(isPrimitive: true) { role, label, action in
          let configuration = PrimitiveButtonStyleConfiguration(
            role: role, label: .init(content: label), action: action)
          return AnyView(
            StyledView(style: style) { $0.makeBody(configuration: configuration) })
        }
      })
  }
}
