// Styles that only concern the looks: they are there, and add nothing to a view.

/// How lists look.
@MainActor @preconcurrency public protocol ListStyle {}
/// One of these styles.
public nonisolated struct DefaultListStyle: ListStyle { public init() {} }
/// One of these styles.
public nonisolated struct PlainListStyle: ListStyle { public init() {} }
/// One of these styles.
public nonisolated struct GroupedListStyle: ListStyle { public init() {} }
/// One of these styles.
public nonisolated struct InsetGroupedListStyle: ListStyle { public init() {} }
/// One of these styles.
public nonisolated struct InsetListStyle: ListStyle { public init() {} }
/// One of these styles.
public nonisolated struct SidebarListStyle: ListStyle { public init() {} }
extension ListStyle where Self == DefaultListStyle {
  public static nonisolated var automatic: DefaultListStyle { .init() }
}
extension ListStyle where Self == PlainListStyle {
  public static nonisolated var plain: PlainListStyle { .init() }
}
extension ListStyle where Self == GroupedListStyle {
  public static nonisolated var grouped: GroupedListStyle { .init() }
}
extension ListStyle where Self == InsetGroupedListStyle {
  public static nonisolated var insetGrouped: InsetGroupedListStyle { .init() }
}
extension ListStyle where Self == InsetListStyle {
  public static nonisolated var inset: InsetListStyle { .init() }
}
extension ListStyle where Self == SidebarListStyle {
  public static nonisolated var sidebar: SidebarListStyle { .init() }
}

/// How pickers look.
@MainActor @preconcurrency public protocol PickerStyle {}
/// One of these styles.
public nonisolated struct DefaultPickerStyle: PickerStyle { public init() {} }
/// One of these styles.
public nonisolated struct SegmentedPickerStyle: PickerStyle { public init() {} }
/// One of these styles.
public nonisolated struct MenuPickerStyle: PickerStyle { public init() {} }
/// One of these styles.
public nonisolated struct InlinePickerStyle: PickerStyle { public init() {} }
/// One of these styles.
public nonisolated struct WheelPickerStyle: PickerStyle { public init() {} }
/// One of these styles.
public nonisolated struct NavigationLinkPickerStyle: PickerStyle { public init() {} }
/// One of these styles.
public nonisolated struct PalettePickerStyle: PickerStyle { public init() {} }
extension PickerStyle where Self == DefaultPickerStyle {
  public static nonisolated var automatic: DefaultPickerStyle { .init() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
  public static nonisolated var segmented: SegmentedPickerStyle { .init() }
}
extension PickerStyle where Self == MenuPickerStyle {
  public static nonisolated var menu: MenuPickerStyle { .init() }
}
extension PickerStyle where Self == InlinePickerStyle {
  public static nonisolated var inline: InlinePickerStyle { .init() }
}
extension PickerStyle where Self == WheelPickerStyle {
  public static nonisolated var wheel: WheelPickerStyle { .init() }
}
extension PickerStyle where Self == NavigationLinkPickerStyle {
  public static nonisolated var navigationLink: NavigationLinkPickerStyle { .init() }
}
extension PickerStyle where Self == PalettePickerStyle {
  public static nonisolated var palette: PalettePickerStyle { .init() }
}

/// How date pickers look.
@MainActor @preconcurrency public protocol DatePickerStyle {}
/// One of these styles.
public nonisolated struct DefaultDatePickerStyle: DatePickerStyle { public init() {} }
/// One of these styles.
public nonisolated struct CompactDatePickerStyle: DatePickerStyle { public init() {} }
/// One of these styles.
public nonisolated struct GraphicalDatePickerStyle: DatePickerStyle { public init() {} }
/// One of these styles.
public nonisolated struct WheelDatePickerStyle: DatePickerStyle { public init() {} }
extension DatePickerStyle where Self == DefaultDatePickerStyle {
  public static nonisolated var automatic: DefaultDatePickerStyle { .init() }
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
  public static nonisolated var compact: CompactDatePickerStyle { .init() }
}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  public static nonisolated var graphical: GraphicalDatePickerStyle { .init() }
}
extension DatePickerStyle where Self == WheelDatePickerStyle {
  public static nonisolated var wheel: WheelDatePickerStyle { .init() }
}

/// How forms look.
@MainActor @preconcurrency public protocol FormStyle {}
/// One of these styles.
public nonisolated struct AutomaticFormStyle: FormStyle { public init() {} }
/// One of these styles.
public nonisolated struct GroupedFormStyle: FormStyle { public init() {} }
/// One of these styles.
public nonisolated struct ColumnsFormStyle: FormStyle { public init() {} }
extension FormStyle where Self == AutomaticFormStyle {
  public static nonisolated var automatic: AutomaticFormStyle { .init() }
}
extension FormStyle where Self == GroupedFormStyle {
  public static nonisolated var grouped: GroupedFormStyle { .init() }
}
extension FormStyle where Self == ColumnsFormStyle {
  public static nonisolated var columns: ColumnsFormStyle { .init() }
}

/// How menus look.
@MainActor @preconcurrency public protocol MenuStyle {}
/// One of these styles.
public nonisolated struct DefaultMenuStyle: MenuStyle { public init() {} }
/// One of these styles.
public nonisolated struct ButtonMenuStyle: MenuStyle { public init() {} }
/// One of these styles.
public nonisolated struct BorderlessButtonMenuStyle: MenuStyle { public init() {} }
extension MenuStyle where Self == DefaultMenuStyle {
  public static nonisolated var automatic: DefaultMenuStyle { .init() }
}
extension MenuStyle where Self == ButtonMenuStyle {
  public static nonisolated var button: ButtonMenuStyle { .init() }
}
extension MenuStyle where Self == BorderlessButtonMenuStyle {
  public static nonisolated var borderlessButton: BorderlessButtonMenuStyle { .init() }
}

/// How control groups look.
@MainActor @preconcurrency public protocol ControlGroupStyle {}
/// One of these styles.
public nonisolated struct AutomaticControlGroupStyle: ControlGroupStyle { public init() {} }
/// One of these styles.
public nonisolated struct NavigationControlGroupStyle: ControlGroupStyle { public init() {} }
/// One of these styles.
public nonisolated struct MenuControlGroupStyle: ControlGroupStyle { public init() {} }
extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  public static nonisolated var automatic: AutomaticControlGroupStyle { .init() }
}
extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  public static nonisolated var navigation: NavigationControlGroupStyle { .init() }
}
extension ControlGroupStyle where Self == MenuControlGroupStyle {
  public static nonisolated var menu: MenuControlGroupStyle { .init() }
}

/// How editors look.
@MainActor @preconcurrency public protocol TextEditorStyle {}
/// One of these styles.
public nonisolated struct AutomaticTextEditorStyle: TextEditorStyle { public init() {} }
/// One of these styles.
public nonisolated struct PlainTextEditorStyle: TextEditorStyle { public init() {} }
extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  public static nonisolated var automatic: AutomaticTextEditorStyle { .init() }
}
extension TextEditorStyle where Self == PlainTextEditorStyle {
  public static nonisolated var plain: PlainTextEditorStyle { .init() }
}

/// How split views look.
@MainActor @preconcurrency public protocol NavigationSplitViewStyle {}
/// One of these styles.
public nonisolated struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  public init() {}
}
/// One of these styles.
public nonisolated struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  public init() {}
}
/// One of these styles.
public nonisolated struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  public init() {}
}
extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  public static nonisolated var automatic: AutomaticNavigationSplitViewStyle { .init() }
}
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  public static nonisolated var balanced: BalancedNavigationSplitViewStyle { .init() }
}
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  public static nonisolated var prominentDetail: ProminentDetailNavigationSplitViewStyle { .init() }
}

/// How the index of pages looks.
@MainActor @preconcurrency public protocol IndexViewStyle {}

/// How tables look.
@MainActor @preconcurrency public protocol TableStyle {}
/// One of these styles.
public nonisolated struct AutomaticTableStyle: TableStyle { public init() {} }
/// One of these styles.
public nonisolated struct InsetTableStyle: TableStyle { public init() {} }
extension TableStyle where Self == AutomaticTableStyle {
  public static nonisolated var automatic: AutomaticTableStyle { .init() }
}
extension TableStyle where Self == InsetTableStyle {
  public static nonisolated var inset: InsetTableStyle { .init() }
}

extension View {
  public nonisolated func listStyle<S: ListStyle>(_ style: S) -> some View { self }
  public nonisolated func pickerStyle<S: PickerStyle>(_ style: S) -> some View { self }
  public nonisolated func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View { self }
  public nonisolated func formStyle<S: FormStyle>(_ style: S) -> some View { self }
  public nonisolated func menuStyle<S: MenuStyle>(_ style: S) -> some View { self }
  public nonisolated func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View { self }
  public nonisolated func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View { self }
  public nonisolated func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S)
    -> some View
  { self }
  public nonisolated func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View { self }
  public nonisolated func tableStyle<S: TableStyle>(_ style: S) -> some View { self }
}
