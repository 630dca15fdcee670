/// How toggles look.
@MainActor @preconcurrency public protocol ToggleStyle {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}
/// What a style makes a toggle of.
public struct ToggleStyleConfiguration {
  /// What the toggle says.
  public nonisolated struct Label: View {
    internal let content: AnyView
    @MainActor public var body: some View { content }
  }
  public let label: Label
  @Binding public var isOn: Bool
  public var isMixed: Bool { false }
}
/// A switch.
public nonisolated struct SwitchToggleStyle: ToggleStyle, _PlainStyle {
  public init() {}
  public init(tint: Color) {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}
/// The default toggle.
public nonisolated struct DefaultToggleStyle: ToggleStyle, _PlainStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}
/// A toggle that looks like a button.
public nonisolated struct ButtonToggleStyle: ToggleStyle, _PlainStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}
extension ToggleStyle where Self == SwitchToggleStyle {
  public static nonisolated var `switch`: SwitchToggleStyle { .init() }
}
extension ToggleStyle where Self == DefaultToggleStyle {
  public static nonisolated var automatic: DefaultToggleStyle { .init() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
  public static nonisolated var button: ButtonToggleStyle { .init() }
}

/// How labels look.
@MainActor @preconcurrency public protocol LabelStyle {
  associatedtype Body: View
  typealias Configuration = LabelStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}
/// What a style makes a label of.
public struct LabelStyleConfiguration {
  /// The words.
  public nonisolated struct Title: View {
    internal let content: AnyView
    @MainActor public var body: some View { content }
  }
  /// The picture.
  public nonisolated struct Icon: View {
    internal let content: AnyView
    @MainActor public var body: some View { content }
  }
  public var title: Title
  public var icon: Icon
}
/// The default label.
public nonisolated struct DefaultLabelStyle: LabelStyle, _PlainStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.title
  }
}
/// A label with words only.
public nonisolated struct TitleOnlyLabelStyle: LabelStyle, _PlainStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.title
  }
}
/// A label with a picture only, whose words can still be heard.
public nonisolated struct IconOnlyLabelStyle: LabelStyle, _PlainStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.title
  }
}
/// A label with words and a picture.
public nonisolated struct TitleAndIconLabelStyle: LabelStyle, _PlainStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.title
  }
}
extension LabelStyle where Self == DefaultLabelStyle {
  public static nonisolated var automatic: DefaultLabelStyle { .init() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
  public static nonisolated var titleOnly: TitleOnlyLabelStyle { .init() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
  public static nonisolated var iconOnly: IconOnlyLabelStyle { .init() }
}
extension LabelStyle where Self == TitleAndIconLabelStyle {
  public static nonisolated var titleAndIcon: TitleAndIconLabelStyle { .init() }
}
