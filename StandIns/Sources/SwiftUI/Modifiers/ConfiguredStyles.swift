/// A part of what a style makes something of.
public nonisolated struct _StylePart<Name>: View {
  internal let content: AnyView
  internal init(_ content: some View) { self.content = AnyView(content) }
  @MainActor public var body: some View { content }
}
/// Names a part: the label.
public enum _LabelPart {}
/// Names a part: the content.
public enum _ContentPart {}
/// Names a part: the label of the value.
public enum _ValuePart {}
/// Names a part: the label of an end of the range.
public enum _EndPart {}

/// Builds its content by the style around it, or as it is.
internal nonisolated struct Styled<Configuration, Plain: View>: _PrimitiveView {
  let configuration: Configuration
  let plain: Plain
  @MainActor func _build(_ builder: _Builder) {
    guard let styling = builder.read(\.[styling: TypeName<Configuration>()]) else {
      return builder.add(plain, at: .content)
    }
    // The style may use the same control, which is then shown as it is.
    builder.environment[styling: TypeName<Configuration>()] = nil
    builder.add(styling.make(configuration), at: .body)
  }
}

// MARK: Progress

/// How progress is shown.
@MainActor @preconcurrency public protocol ProgressViewStyle {
  associatedtype Body: View
  typealias Configuration = ProgressViewStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}
/// What a style makes a view of progress of.
public struct ProgressViewStyleConfiguration {
  public typealias Label = _StylePart<_LabelPart>
  public typealias CurrentValueLabel = _StylePart<_ValuePart>
  public let fractionCompleted: Double?
  public var label: Label?
  public var currentValueLabel: CurrentValueLabel?
}
/// One of these styles.
public nonisolated struct DefaultProgressViewStyle: ProgressViewStyle, _PlainStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    ProgressView(configuration)
  }
}
/// One of these styles.
public nonisolated struct CircularProgressViewStyle: ProgressViewStyle, _PlainStyle {
  public init() {}
  public init(tint: Color) {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    ProgressView(configuration)
  }
}
/// One of these styles.
public nonisolated struct LinearProgressViewStyle: ProgressViewStyle, _PlainStyle {
  public init() {}
  public init(tint: Color) {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    ProgressView(configuration)
  }
}
extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  public static nonisolated var automatic: DefaultProgressViewStyle { .init() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  public static nonisolated var circular: CircularProgressViewStyle { .init() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
  public static nonisolated var linear: LinearProgressViewStyle { .init() }
}

// MARK: Boxes

/// How boxes look.
@MainActor @preconcurrency public protocol GroupBoxStyle {
  associatedtype Body: View
  typealias Configuration = GroupBoxStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}
/// What a style makes a box of.
public struct GroupBoxStyleConfiguration {
  public typealias Label = _StylePart<_LabelPart>
  public typealias Content = _StylePart<_ContentPart>
  public let label: Label
  public let content: Content
}
/// The default box.
public nonisolated struct DefaultGroupBoxStyle: GroupBoxStyle, _PlainStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.label
    configuration.content
  }
}
extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  public static nonisolated var automatic: DefaultGroupBoxStyle { .init() }
}

// MARK: Disclosure

/// How groups that can be disclosed look.
@MainActor @preconcurrency public protocol DisclosureGroupStyle {
  associatedtype Body: View
  typealias Configuration = DisclosureGroupStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}
/// What a style makes such a group of.
public struct DisclosureGroupStyleConfiguration {
  public typealias Label = _StylePart<_LabelPart>
  public typealias Content = _StylePart<_ContentPart>
  public let label: Label
  public let content: Content
  @Binding public var isExpanded: Bool
}
/// The default group.
public nonisolated struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle, _PlainStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.label
    configuration.content
  }
}
extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  public static nonisolated var automatic: AutomaticDisclosureGroupStyle { .init() }
}

// MARK: Names with values

/// How names with values look.
@MainActor @preconcurrency public protocol LabeledContentStyle {
  associatedtype Body: View
  typealias Configuration = LabeledContentStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}
/// What a style makes a name with a value of.
public struct LabeledContentStyleConfiguration {
  public typealias Label = _StylePart<_LabelPart>
  public typealias Content = _StylePart<_ContentPart>
  public let label: Label
  public let content: Content
}
/// The default look.
public nonisolated struct AutomaticLabeledContentStyle: LabeledContentStyle, _PlainStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.label
    configuration.content
  }
}
extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  public static nonisolated var automatic: AutomaticLabeledContentStyle { .init() }
}

// MARK: Gauges

/// How gauges look.
@MainActor @preconcurrency public protocol GaugeStyle {
  associatedtype Body: View
  typealias Configuration = GaugeStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}
/// What a style makes a gauge of.
public struct GaugeStyleConfiguration {
  public typealias Label = _StylePart<_LabelPart>
  public typealias CurrentValueLabel = _StylePart<_ValuePart>
  public typealias MinimumValueLabel = _StylePart<_EndPart>
  public typealias MaximumValueLabel = _StylePart<_EndPart>
  public var value: Double
  public var label: Label
  public var currentValueLabel: CurrentValueLabel?
  public var minimumValueLabel: MinimumValueLabel?
  public var maximumValueLabel: MaximumValueLabel?
}
/// A gauge of the system's.
public nonisolated struct DefaultGaugeStyle: GaugeStyle, _PlainStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}
extension GaugeStyle where Self == DefaultGaugeStyle {
  public static nonisolated var automatic: DefaultGaugeStyle { .init() }
  public static nonisolated var accessoryCircular: DefaultGaugeStyle { .init() }
  public static nonisolated var accessoryCircularCapacity: DefaultGaugeStyle { .init() }
  public static nonisolated var accessoryLinear: DefaultGaugeStyle { .init() }
  public static nonisolated var accessoryLinearCapacity: DefaultGaugeStyle { .init() }
  public static nonisolated var linearCapacity: DefaultGaugeStyle { .init() }
}

// MARK: Fields

/// How fields look.
@MainActor @preconcurrency public protocol TextFieldStyle {
  associatedtype _Body: View
  typealias _Label = _TextFieldStyleLabel
  @ViewBuilder @MainActor @preconcurrency
  func _body(configuration: TextField<_Label>) -> _Body
}
/// One of these styles.
public nonisolated struct DefaultTextFieldStyle: TextFieldStyle, _PlainStyle {
  public init() {}
  @MainActor public func _body(configuration: TextField<_Label>) -> some View { configuration }
}
/// One of these styles.
public nonisolated struct PlainTextFieldStyle: TextFieldStyle, _PlainStyle {
  public init() {}
  @MainActor public func _body(configuration: TextField<_Label>) -> some View { configuration }
}
/// One of these styles.
public nonisolated struct RoundedBorderTextFieldStyle: TextFieldStyle, _PlainStyle {
  public init() {}
  @MainActor public func _body(configuration: TextField<_Label>) -> some View { configuration }
}
extension TextFieldStyle where Self == DefaultTextFieldStyle {
  public static nonisolated var automatic: DefaultTextFieldStyle { .init() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
  public static nonisolated var plain: PlainTextFieldStyle { .init() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public static nonisolated var roundedBorder: RoundedBorderTextFieldStyle { .init() }
}
