// What only concerns the looks: nothing is drawn, so that these modifiers add nothing to a view.
extension View {
  public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    self
  }
  public nonisolated func padding(_ length: CGFloat) -> some View { self }
  public nonisolated func padding(_ insets: EdgeInsets) -> some View { self }
  public nonisolated func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View { self }
  public nonisolated func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View { self }
  public nonisolated func font(_ font: Font?) -> some View { self }
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View { self }
  public nonisolated func bold(_ isActive: Bool = true) -> some View { self }
  public nonisolated func italic(_ isActive: Bool = true) -> some View { self }
  public nonisolated func foregroundColor(_ color: Color?) -> some View { self }
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { self }
  public nonisolated func tint(_ tint: Color?) -> some View { self }
  public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View { self }
  public nonisolated func lineLimit(_ number: Int?) -> some View { self }
  public nonisolated func cornerRadius(_ radius: CGFloat) -> some View { self }
  public nonisolated func shadow(radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some View {
    self
  }
  public nonisolated func clipped() -> some View { self }
  public nonisolated func clipShape<S: Shape>(_ shape: S) -> some View { self }
  public nonisolated func contentShape<S: Shape>(_ shape: S) -> some View { self }
  public nonisolated func scaleEffect(_ s: CGFloat) -> some View { self }
  public nonisolated func blur(radius: CGFloat) -> some View { self }
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
  public nonisolated func zIndex(_ value: Double) -> some View { self }
  public nonisolated func imageScale(_ scale: Image.Scale) -> some View { self }
  public nonisolated func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode)
    -> some View
  { self }
  public nonisolated func scaledToFit() -> some View { self }
  public nonisolated func scaledToFill() -> some View { self }
  public nonisolated func fixedSize() -> some View { self }
  public nonisolated func layoutPriority(_ value: Double) -> some View { self }
  public nonisolated func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View { self }
  public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View { self }
  public nonisolated func statusBarHidden(_ hidden: Bool = true) -> some View { self }
  public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    self
  }
  public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View { self }
  public nonisolated func listStyle<S: ListStyle>(_ style: S) -> some View { self }
  public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View { self }
  public nonisolated func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View { self }
  public nonisolated func pickerStyle<S: PickerStyle>(_ style: S) -> some View { self }
  public nonisolated func toggleStyle<S: ToggleStyle>(_ style: S) -> some View { self }
  public nonisolated func labelsHidden() -> some View { self }
  public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
  public nonisolated func textInputAutocapitalization(_ value: TextInputAutocapitalization?)
    -> some View
  {
    self
  }
  public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View { self }
  public nonisolated func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }
  public nonisolated func transition(_ t: AnyTransition) -> some View { self }
  public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    self
  }
  public nonisolated func accessibilityElement(children: AccessibilityChildBehavior = .ignore)
    -> some View
  {
    self
  }

  /// Shows something behind the view.
  public nonisolated func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { LayeredView(first: content(), second: self) }
  /// Shows a style behind the view.
  public nonisolated func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View { self }
  /// Shows a view behind the view.
  @_disfavoredOverload public nonisolated func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View { LayeredView(first: background, second: self) }
  /// Shows something in front of the view.
  public nonisolated func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { LayeredView(first: self, second: content()) }
  /// Shows a row's view in front of the content's edge.
  public nonisolated func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View { LayeredView(first: self, second: content()) }
}

/// Two views, one in front of the other.
internal nonisolated struct LayeredView<First: View, Second: View>: _PrimitiveView {
  let first: First
  let second: Second
  @MainActor func _build(_ builder: _Builder) {
    builder.add(first, at: .index(0))
    builder.add(second, at: .index(1))
  }
}

/// A shape, which is not drawn.
public protocol Shape: View, Sendable {}
extension Shape {
  public nonisolated func fill<S: ShapeStyle>(_ content: S) -> some View { self }
  public nonisolated func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
    self
  }
}
/// A rectangle.
public nonisolated struct Rectangle: Shape, _PrimitiveView {
  public init() {}
  @MainActor public func _build(_ builder: _Builder) {}
}
/// A rectangle with round corners.
public nonisolated struct RoundedRectangle: Shape, _PrimitiveView {
  public init(cornerRadius: CGFloat) {}
  @MainActor public func _build(_ builder: _Builder) {}
}
/// A circle.
public nonisolated struct Circle: Shape, _PrimitiveView {
  public init() {}
  @MainActor public func _build(_ builder: _Builder) {}
}
/// A capsule.
public nonisolated struct Capsule: Shape, _PrimitiveView {
  public init() {}
  @MainActor public func _build(_ builder: _Builder) {}
}

/// An edge above or below.
public enum VerticalEdge: Int8, CaseIterable, Sendable { case top, bottom }
/// How content fits.
public enum ContentMode: Hashable, CaseIterable, Sendable { case fit, fill }
extension Image {
  /// How large a symbol is.
  public enum Scale: Hashable, Sendable { case small, medium, large }
}
/// A height at which a sheet rests.
public struct PresentationDetent: Hashable, Sendable {
  private let name: String
  public static let medium = PresentationDetent(name: "medium")
  public static let large = PresentationDetent(name: "large")
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(name: "height \(height)")
  }
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(name: "fraction \(fraction)")
  }
}
/// How words begin while they are typed.
public struct TextInputAutocapitalization: Sendable {
  public static var never: TextInputAutocapitalization { .init() }
  public static var words: TextInputAutocapitalization { .init() }
  public static var sentences: TextInputAutocapitalization { .init() }
  public static var characters: TextInputAutocapitalization { .init() }
}
/// What the return key says.
public struct SubmitLabel: Sendable {
  public static var done: SubmitLabel { .init() }
  public static var go: SubmitLabel { .init() }
  public static var next: SubmitLabel { .init() }
  public static var search: SubmitLabel { .init() }
  public static var send: SubmitLabel { .init() }
  public static var `continue`: SubmitLabel { .init() }
}
/// How views come and go.
public struct AnyTransition: Sendable {
  public static let opacity = AnyTransition()
  public static let slide = AnyTransition()
  public static let scale = AnyTransition()
  public static let identity = AnyTransition()
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
  public func combined(with other: AnyTransition) -> AnyTransition { self }
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition { insertion }
}
/// What a view is for those who cannot see.
public struct AccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public static let isButton = AccessibilityTraits(rawValue: 1)
  public static let isHeader = AccessibilityTraits(rawValue: 2)
  public static let isSelected = AccessibilityTraits(rawValue: 4)
  public static let isLink = AccessibilityTraits(rawValue: 8)
}
/// What becomes of the parts of a view for those who cannot see.
public enum AccessibilityChildBehavior: Hashable, Sendable { case ignore, contain, combine }
