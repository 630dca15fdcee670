// Modifiers that few apps use; they add nothing to a view unless a comment says so.

extension View {
  /// Sets whether colours are light or dark for the views below.
  @available(iOS, deprecated: 100000.0)
  public nonisolated func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }
  /// Names the view for tests.
  @available(iOS, deprecated: 100000.0)
  public nonisolated func accessibility(identifier: String) -> some View {
    accessibilityIdentifier(identifier)
  }
  /// Says what the view is.
  @available(iOS, deprecated: 100000.0)
  public nonisolated func accessibility(label: Text) -> some View { accessibilityLabel(label) }
  /// Says what the view shows.
  @available(iOS, deprecated: 100000.0)
  public nonisolated func accessibility(value: Text) -> some View { accessibilityValue(value) }
  /// Keeps the view from those who cannot see.
  @available(iOS, deprecated: 100000.0)
  public nonisolated func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }
  public nonisolated func accessibility(hint: Text) -> some View { self }
  public nonisolated func accessibility(addTraits traits: AccessibilityTraits) -> some View { self }
  /// Shows a column's view in front of the content's edge.
  public nonisolated func safeAreaBar(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) -> some View { LayeredView(first: self, second: content()) }
  public nonisolated func labelsVisibility(_ visibility: Visibility) -> some View { self }
  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View { self }
  public nonisolated func listRowInsets(
    _ edges: Edge.Set = .all, _ length: CGFloat?
  ) -> some View { self }
  public nonisolated func containerShape<T: InsettableShape>(_ shape: T) -> some View { self }
  public nonisolated func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View { self }
  public nonisolated func controlSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == ControlSize { self }
  public nonisolated func scenePadding(_ edges: Edge.Set = .all) -> some View { self }
  public nonisolated func dialogSuppressionToggle(
    _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
  ) -> some View { self }
  public nonisolated func badgeProminence(_ prominence: BadgeProminence) -> some View { self }
  public nonisolated func backgroundExtensionEffect(isEnabled: Bool) -> some View { self }
  public nonisolated func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
  public nonisolated func navigationDocument(_ url: URL) -> some View { self }
  public nonisolated func renameAction(_ action: @escaping () -> Void) -> some View { self }
  public nonisolated func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping () -> SensoryFeedback?
  ) -> some View { self }
  public nonisolated func toolbarForegroundStyle<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View { self }
  public nonisolated func tableColumnHeaders(_ visibility: Visibility) -> some View { self }
  public nonisolated func scrollEdgeEffectHidden(
    _ hidden: Bool = true, for edges: Edge.Set = .all
  ) -> some View { self }
  public nonisolated func userActivity<P>(
    _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
  ) -> some View { self }
}
/// How much a badge stands out.
public struct BadgeProminence: Hashable, Sendable {
  private let name: String
  public static let decreased = BadgeProminence(name: "decreased")
  public static let standard = BadgeProminence(name: "standard")
  public static let increased = BadgeProminence(name: "increased")
}
