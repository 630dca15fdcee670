// More of what only concerns the looks, the touch and the sound: it adds nothing to a view.

/// An effect of a symbol.
public nonisolated protocol SymbolEffect: Sendable {}
/// One of the effects of symbols.
public nonisolated struct _NamedSymbolEffect: SymbolEffect {
  public var up: Self { self }
  public var down: Self { self }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
  public var iterative: Self { self }
  public var cumulative: Self { self }
  public var reversing: Self { self }
  public var nonReversing: Self { self }
  public var clockwise: Self { self }
  public var counterClockwise: Self { self }
  public var upUp: Self { self }
  public var downUp: Self { self }
  public var left: Self { self }
  public var right: Self { self }
}
extension SymbolEffect where Self == _NamedSymbolEffect {
  public static var automatic: _NamedSymbolEffect { .init() }
  public static var bounce: _NamedSymbolEffect { .init() }
  public static var pulse: _NamedSymbolEffect { .init() }
  public static var variableColor: _NamedSymbolEffect { .init() }
  public static var scale: _NamedSymbolEffect { .init() }
  public static var appear: _NamedSymbolEffect { .init() }
  public static var disappear: _NamedSymbolEffect { .init() }
  public static var replace: _NamedSymbolEffect { .init() }
  public static var wiggle: _NamedSymbolEffect { .init() }
  public static var rotate: _NamedSymbolEffect { .init() }
  public static var breathe: _NamedSymbolEffect { .init() }
  public static var drawOn: _NamedSymbolEffect { .init() }
  public static var drawOff: _NamedSymbolEffect { .init() }
}
/// How effects of symbols go on.
public struct SymbolEffectOptions: Sendable {
  public static var `default`: SymbolEffectOptions { .init() }
  public static var repeating: SymbolEffectOptions { .init() }
  public static var nonRepeating: SymbolEffectOptions { .init() }
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { .init() }
  public static func speed(_ speed: Double) -> SymbolEffectOptions { .init() }
  public var repeating: SymbolEffectOptions { self }
  public var nonRepeating: SymbolEffectOptions { self }
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }
}
/// A material like glass.
public struct Glass: Equatable, Sendable {
  private let name: String
  public static var regular: Glass { Glass(name: "regular") }
  public static var clear: Glass { Glass(name: "clear") }
  public static var identity: Glass { Glass(name: "identity") }
  public func tint(_ color: Color?) -> Glass { self }
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}
/// How glass comes and goes.
public struct GlassEffectTransition: Sendable {
  public static var identity: GlassEffectTransition { .init() }
  public static var matchedGeometry: GlassEffectTransition { .init() }
  public static var materialize: GlassEffectTransition { .init() }
}
/// Views of glass that belong together.
public nonisolated struct GlassEffectContainer<Content: View>: View {
  private let content: Content
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  @MainActor public var body: some View { content }
}
extension Text {
  /// How large words are beside others.
  public struct Scale: Hashable, Sendable {
    private let name: String
    public static let `default` = Scale(name: "default")
    public static let secondary = Scale(name: "secondary")
  }
}
/// Changes the source of a transition.
public nonisolated protocol MatchedTransitionSourceConfiguration {}
/// The source of a transition as it is.
public nonisolated struct EmptyMatchedTransitionSourceConfiguration:
  MatchedTransitionSourceConfiguration
{}
extension MatchedTransitionSourceConfiguration {
  public func background(_ style: Color) -> some MatchedTransitionSourceConfiguration { self }
  public func clipShape(_ shape: some Shape) -> some MatchedTransitionSourceConfiguration { self }
  public func shadow(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some MatchedTransitionSourceConfiguration { self }
}
extension View {
  public nonisolated func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some View { self }
  public nonisolated func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration)
      -> some MatchedTransitionSourceConfiguration
  ) -> some View { self }
  public nonisolated func navigationSubtitle(_ subtitle: Text) -> some View { self }
  public nonisolated func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    self
  }
  @_disfavoredOverload
  public nonisolated func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    self
  }
  @_disfavoredOverload public nonisolated func help<S: StringProtocol>(_ text: S) -> some View {
    self
  }
  public nonisolated func help(_ text: Text) -> some View { self }
  public nonisolated func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
  ) -> some View { self }
  public nonisolated func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
  ) -> some View { self }
  public nonisolated func mask<Mask: View>(_ mask: Mask) -> some View { self }
  public nonisolated func transformEffect(_ transform: CGAffineTransform) -> some View { self }
  public nonisolated func projectionEffect(_ transform: ProjectionTransform) -> some View { self }
  public nonisolated func navigationLinkIndicatorVisibility(
    _ visibility: Visibility
  ) -> some View { self }
  public nonisolated func hoverEffect(
    _ effect: HoverEffect = .automatic, isEnabled: Bool
  ) -> some View { self }
  /// Changes the view and animates what that changes.
  public nonisolated func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View { body(PlaceholderContentView(content: self)) }
  public nonisolated func symbolEffect<T: SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View { self }
  public nonisolated func symbolEffect<T: SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View { self }
  public nonisolated func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
  public nonisolated func glassEffect(
    _ glass: Glass = .regular, in shape: some Shape = Capsule()
  ) -> some View { self }
  public nonisolated func glassEffectID(
    _ id: (some Hashable & Sendable)?, in namespace: Namespace.ID
  ) -> some View { self }
  public nonisolated func glassEffectUnion(
    id: (some Hashable & Sendable)?, namespace: Namespace.ID
  ) -> some View { self }
  public nonisolated func glassEffectTransition(
    _ transition: GlassEffectTransition
  ) -> some View { self }
  public nonisolated func backgroundExtensionEffect() -> some View { self }
  public nonisolated func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    self
  }
  public nonisolated func fontWidth(_ width: Font.Width?) -> some View { self }
  public nonisolated func hueRotation(_ angle: Angle) -> some View { self }
  public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View { self }
  public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { self }
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View { self }
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View { self }
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View { self }
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View { self }
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View { self }
  public nonisolated func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View { self }
  public nonisolated func safeAreaPadding(_ insets: EdgeInsets) -> some View { self }
  public nonisolated func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T
  ) -> some View { self }
  public nonisolated func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T,
    condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View { self }
  public nonisolated func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View { self }
  public nonisolated func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View { self }
  public nonisolated func listSectionSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View { self }
  public nonisolated func listSectionMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?
  ) -> some View { self }
  public nonisolated func listRowHoverEffect(_ effect: HoverEffect?) -> some View { self }
  public nonisolated func alternatingRowBackgrounds() -> some View { self }
  public nonisolated func selectionDisabled(_ isDisabled: Bool = true) -> some View { self }
  public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { self }
  public nonisolated func inspectorColumnWidth(_ width: CGFloat) -> some View { self }
  public nonisolated func inspectorColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View { self }
  public nonisolated func presentationCompactAdaptation(
    _ adaptation: PresentationAdaptation
  ) -> some View { self }
  public nonisolated func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation,
    vertical verticalAdaptation: PresentationAdaptation
  ) -> some View { self }
  public nonisolated func dialogSeverity(_ severity: DialogSeverity) -> some View { self }
  public nonisolated func dialogIcon(_ icon: Image?) -> some View { self }
  public nonisolated func focusSection() -> some View { self }
  public nonisolated func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }
  public nonisolated func findNavigator(isPresented: Binding<Bool>) -> some View { self }
  public nonisolated func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
  public nonisolated func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
  public nonisolated func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    self
  }
  public nonisolated func defaultScrollAnchor(
    _ anchor: UnitPoint?, for role: ScrollAnchorRole
  ) -> some View { self }
  public nonisolated func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set
  ) -> some View { self }
  public nonisolated func buttonSizing(_ sizing: ButtonSizing) -> some View { self }
  public nonisolated func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View {
    self
  }
}
/// How far sections of a list are apart.
public struct ListSectionSpacing: Sendable {
  public static let `default` = ListSectionSpacing()
  public static let compact = ListSectionSpacing()
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { .init() }
}
/// What a presentation becomes where there is little room; a popover becomes a sheet here.
public struct PresentationAdaptation: Hashable, Sendable {
  private let name: String
  public static var automatic: PresentationAdaptation { .init(name: "automatic") }
  public static var none: PresentationAdaptation { .init(name: "none") }
  public static var popover: PresentationAdaptation { .init(name: "popover") }
  public static var sheet: PresentationAdaptation { .init(name: "sheet") }
  public static var fullScreenCover: PresentationAdaptation { .init(name: "fullScreenCover") }
}
/// How much an alert matters.
public struct DialogSeverity: Hashable, Sendable {
  private let name: String
  public static let automatic = DialogSeverity(name: "automatic")
  public static let critical = DialogSeverity(name: "critical")
  public static let standard = DialogSeverity(name: "standard")
}
/// What an anchor of scrolling is for.
public struct ScrollAnchorRole: Hashable, Sendable {
  private let name: String
  public static var initialOffset: ScrollAnchorRole { .init(name: "initialOffset") }
  public static var sizeChanges: ScrollAnchorRole { .init(name: "sizeChanges") }
  public static var alignment: ScrollAnchorRole { .init(name: "alignment") }
}
/// How content ends at the edge of a scroll view.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let name: String
  public static var automatic: ScrollEdgeEffectStyle { .init(name: "automatic") }
  public static var hard: ScrollEdgeEffectStyle { .init(name: "hard") }
  public static var soft: ScrollEdgeEffectStyle { .init(name: "soft") }
}
/// How wide buttons are.
public struct ButtonSizing: Hashable, Sendable {
  private let name: String
  public static var automatic: ButtonSizing { .init(name: "automatic") }
  public static var flexible: ButtonSizing { .init(name: "flexible") }
  public static var fitted: ButtonSizing { .init(name: "fitted") }
}
/// How much help with writing a field offers.
public struct WritingToolsBehavior: Sendable {
  public static let automatic = WritingToolsBehavior()
  public static let complete = WritingToolsBehavior()
  public static let limited = WritingToolsBehavior()
  public static let disabled = WritingToolsBehavior()
}
/// How a view is projected.
public struct ProjectionTransform: Equatable, Sendable {
  public init() {}
  public init(_ m: CGAffineTransform) {}
}
/// Changes where a view is drawn, which is nowhere here.
public nonisolated protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  func effectValue(size: CGSize) -> ProjectionTransform
}
extension GeometryEffect {
  @MainActor public func body(content: Content) -> Never {
    fatalError("an effect has no body because it is applied as it is")
  }
  @MainActor internal func applied<V: View>(_ content: V, _ builder: _Builder) {
    builder.add(content, at: .content)
  }
}
/// A modifier that can be animated.
public nonisolated protocol AnimatableModifier: Animatable, ViewModifier {}
