/// How lists look.
public protocol ListStyle {}
/// The default list.
public struct DefaultListStyle: ListStyle { public init() {} }
/// A plain list.
public struct PlainListStyle: ListStyle { public init() {} }
/// A list of groups.
public struct GroupedListStyle: ListStyle { public init() {} }
/// A list of groups with room beside.
public struct InsetGroupedListStyle: ListStyle { public init() {} }
/// A sidebar.
public struct SidebarListStyle: ListStyle { public init() {} }
extension ListStyle where Self == DefaultListStyle {
  public static var automatic: DefaultListStyle { .init() }
}
extension ListStyle where Self == PlainListStyle {
  public static var plain: PlainListStyle { .init() }
}
extension ListStyle where Self == GroupedListStyle {
  public static var grouped: GroupedListStyle { .init() }
}
extension ListStyle where Self == InsetGroupedListStyle {
  public static var insetGrouped: InsetGroupedListStyle { .init() }
}
extension ListStyle where Self == SidebarListStyle {
  public static var sidebar: SidebarListStyle { .init() }
}

/// How buttons look.
public protocol PrimitiveButtonStyle {}
/// The default button.
public struct DefaultButtonStyle: PrimitiveButtonStyle { public init() {} }
/// A plain button.
public struct PlainButtonStyle: PrimitiveButtonStyle { public init() {} }
/// A button with a border.
public struct BorderedButtonStyle: PrimitiveButtonStyle { public init() {} }
/// A prominent button.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle { public init() {} }
/// A button without a border.
public struct BorderlessButtonStyle: PrimitiveButtonStyle { public init() {} }
extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  public static var automatic: DefaultButtonStyle { .init() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public static var plain: PlainButtonStyle { .init() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: BorderedButtonStyle { .init() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: BorderedProminentButtonStyle { .init() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  public static var borderless: BorderlessButtonStyle { .init() }
}

/// How fields look.
public protocol TextFieldStyle {}
/// A plain field.
public struct PlainTextFieldStyle: TextFieldStyle { public init() {} }
/// A field with a border.
public struct RoundedBorderTextFieldStyle: TextFieldStyle { public init() {} }
extension TextFieldStyle where Self == PlainTextFieldStyle {
  public static var plain: PlainTextFieldStyle { .init() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public static var roundedBorder: RoundedBorderTextFieldStyle { .init() }
}

/// How pickers look.
public protocol PickerStyle {}
/// The default picker.
public struct DefaultPickerStyle: PickerStyle { public init() {} }
/// A picker of segments.
public struct SegmentedPickerStyle: PickerStyle { public init() {} }
/// A picker in a menu.
public struct MenuPickerStyle: PickerStyle { public init() {} }
/// A picker in the list around.
public struct InlinePickerStyle: PickerStyle { public init() {} }
extension PickerStyle where Self == DefaultPickerStyle {
  public static var automatic: DefaultPickerStyle { .init() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
  public static var segmented: SegmentedPickerStyle { .init() }
}
extension PickerStyle where Self == MenuPickerStyle {
  public static var menu: MenuPickerStyle { .init() }
}
extension PickerStyle where Self == InlinePickerStyle {
  public static var inline: InlinePickerStyle { .init() }
}

/// How toggles look.
public protocol ToggleStyle {}
/// A switch.
public struct SwitchToggleStyle: ToggleStyle { public init() {} }
extension ToggleStyle where Self == SwitchToggleStyle {
  public static var `switch`: SwitchToggleStyle { .init() }
}
