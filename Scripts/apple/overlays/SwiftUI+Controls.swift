// What the examples' views use, each on its page below developer.apple.com/documentation/swiftui:
// hstack, spacer, form, toggle, labeledcontent, datepicker, image, color, circle, shape/fill(_:style:), shapestyle,
// hierarchicalshapestyle, font, geometryreader, geometryproxy, lazyvgrid, griditem, section, list, textfield, preview(_:body:),
// view/frame(width:height:alignment:), view/frame(minwidth:…), view/background(_:ignoressafeareaedges:),
// view/foregroundstyle(_:), view/font(_:), view/padding(_:_:), view/badge(_:), view/disabled(_:),
// view/textcontenttype(_:), view/accessibilitylabel(_:), view/accessibilityvalue(_:), view/buttonstyle(_:),
// view/position(_:), view/aspectratio(_:contentmode:), view/scaledtofit(), view/searchable(text:placement:prompt:),
// view/fileimporter(ispresented:allowedcontenttypes:oncompletion:)
// Apple documents these declarations, on the pages above.
// They are type-checked and never run, so a body without a meaning is `fatalError()`.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported public import DeveloperToolsSupport
public import Foundation
public import UIKit
public import UniformTypeIdentifiers

// MARK: Previews

extension Preview {
  @MainActor
  public init(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) {
    self.init(_nothing: ())
  }
}

// MARK: Looks

public protocol ShapeStyle: Sendable {}

nonisolated public struct Color: ShapeStyle, View, Hashable {
  public static let red = Color()
  public static let orange = Color()
  public static let yellow = Color()
  public static let green = Color()
  public static let blue = Color()
  public static let purple = Color()
  public static let clear = Color()
  public func opacity(_ opacity: Double) -> Color { self }
  public var body: Never { fatalError() }
}
extension ShapeStyle where Self == Color {
  public static var red: Color { Color() }
}

public struct HierarchicalShapeStyle: ShapeStyle {
  public static let primary = HierarchicalShapeStyle()
  public static let secondary = HierarchicalShapeStyle()
}
extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var secondary: HierarchicalShapeStyle { .secondary }
}

extension Font {
  public static let largeTitle = Font()
  public static let footnote = Font()
}

public struct FillStyle: Equatable, Sendable {
  public init(eoFill: Bool = false, antialiased: Bool = true) {}
}

public protocol Shape: Sendable, View {}
extension Shape {
  public func fill<Style: ShapeStyle>(_ content: Style, style: FillStyle = FillStyle()) -> some View
  { self }
}

nonisolated public struct Circle: Shape {
  nonisolated public init() {}
  public var body: Never { fatalError() }
}

extension Image {
  public init(systemName: String) {}
  public init(uiImage: UIImage) {}
  public func resizable() -> Image { self }
}

extension Text {
  public func bold(_ isActive: Bool) -> Text { self }
  public func font(_ font: Font?) -> Text { self }
}

extension Alignment {
  public static let leading = Alignment()
}

// MARK: Layout

public enum VerticalAlignment { case top, center, bottom }

public struct HStack<Content: View>: View {
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {}
  public var body: Never { fatalError() }
}

public struct Spacer: View {
  nonisolated public init(minLength: CGFloat? = nil) {}
  public var body: Never { fatalError() }
}

public struct Form<Content: View>: View {
  nonisolated public init(@ViewBuilder content: () -> Content) {}
  public var body: Never { fatalError() }
}

public struct GeometryProxy {
  public var size: CGSize { CGSize() }
}

public struct GeometryReader<Content: View>: View {
  nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {}
  public var body: Never { fatalError() }
}

public struct GridItem: Sendable {
  public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = 1000)
  }
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {}
}

public struct LazyVGrid<Content: View>: View {
  nonisolated public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {}
  public var body: Never { fatalError() }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(
    _ title: Title, @ViewBuilder content: () -> Content
  ) {}
}
extension Section where Parent == EmptyView, Content: View, Footer: View {
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer
  ) {}
}
extension Section where Parent: View, Content: View, Footer == EmptyView {
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
  ) {}
}

extension List where SelectionValue == Never {
  nonisolated public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {}
}

// MARK: Controls

public struct Toggle<Label: View>: View {
  public var body: Never { fatalError() }
}
extension Toggle where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {}
  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(_ title: Title, isOn: Binding<Bool>) {}
}

public struct LabeledContent<Label, Content> {}
extension LabeledContent: View where Label: View, Content: View {
  public var body: Never { fatalError() }
}
extension LabeledContent where Label == Text, Content == Text {
  public init<Value: StringProtocol>(_ titleKey: LocalizedStringKey, value: Value) {}
  @_disfavoredOverload
  public init<Title: StringProtocol, Value: StringProtocol>(_ title: Title, value: Value) {}
}

public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  public static let date = DatePickerComponents(rawValue: 2)
}

public struct DatePicker<Label: View>: View {
  public typealias Components = DatePickerComponents
  public var body: Never { fatalError() }
}
extension DatePicker where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {}
}

public enum Axis: Int8, CaseIterable { case horizontal, vertical }

extension TextField where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {}
}

@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {}
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  public init() {}
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

public enum ContentMode: Hashable, CaseIterable { case fit, fill }

public struct TextInputAutocapitalization: Sendable {
  public static var never: TextInputAutocapitalization { TextInputAutocapitalization() }
  public static var words: TextInputAutocapitalization { TextInputAutocapitalization() }
  public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization() }
  public static var characters: TextInputAutocapitalization { TextInputAutocapitalization() }
}

public struct SearchFieldPlacement: Sendable {
  public static let automatic = SearchFieldPlacement()
}

extension View {
  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View { self }
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View { self }
  nonisolated public func background<Style: ShapeStyle>(
    _ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View { self }
  nonisolated public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View { self }
  nonisolated public func font(_ font: Font?) -> some View { self }
  nonisolated public func padding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View { self }
  nonisolated public func badge(_ key: LocalizedStringKey?) -> some View { self }
  @_disfavoredOverload
  nonisolated public func badge<Label: StringProtocol>(_ label: Label?) -> some View { self }
  nonisolated public func disabled(_ disabled: Bool) -> some View { self }
  nonisolated public func textContentType(
    _ textContentType: UITextContentType?
  ) -> some View { self }
  nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View { self }
  nonisolated public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View { self }
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View { self }
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<Label: StringProtocol>(_ label: Label) -> some View {
    self
  }
  nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { self }
  @_disfavoredOverload
  nonisolated public func accessibilityValue<Value: StringProtocol>(_ value: Value) -> some View {
    self
  }
  nonisolated public func buttonStyle<Style: PrimitiveButtonStyle>(
    _ style: Style
  ) -> some View { self }
  nonisolated public func position(_ position: CGPoint) -> some View { self }
  nonisolated public func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View { self }
  nonisolated public func scaledToFit() -> some View { self }
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View { self }
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { self }
}
