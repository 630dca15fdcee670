/// In which direction words run.
public enum LayoutDirection: Hashable, CaseIterable, Sendable { case leftToRight, rightToLeft }
/// How large words are.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}
/// How strong contrasts are.
public enum ColorSchemeContrast: CaseIterable, Sendable { case standard, increased }
/// How large controls are.
public enum ControlSize: Comparable, CaseIterable, Sendable {
  case mini, small, regular, large, extraLarge
}
/// The reasons for which a view hides its content.
public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let placeholder = RedactionReasons(rawValue: 1)
  public static let privacy = RedactionReasons(rawValue: 2)
  public static let invalidated = RedactionReasons(rawValue: 4)
}
/// Whether rows are edited.
public enum EditMode: Hashable, Sendable {
  case inactive, transient, active
  public var isEditing: Bool { self != .inactive }
}
/// Begins and ends the editing of rows.
public nonisolated struct EditButton: View {
  public init() {}
  @Environment(\.editMode) private var mode
  @MainActor public var body: some View {
    let isEditing = mode?.wrappedValue.isEditing ?? false
    Button(isEditing ? "Done" : "Edit") { mode?.wrappedValue = isEditing ? .inactive : .active }
  }
}
/// Loads again what a view shows.
public struct RefreshAction {
  internal let action: @Sendable () async -> Void
  public func callAsFunction() async { await action() }
}
/// Ends a search.
@MainActor @preconcurrency public struct DismissSearchAction {
  internal let action: (@MainActor () -> Void)?
  public func callAsFunction() { action?() }
}
/// Opens windows of the app.
@MainActor @preconcurrency public struct OpenWindowAction {
  internal let open: (@MainActor (String?, AnyHashable?) -> Void)?
  public func callAsFunction(id: String) { open?(id, nil) }
  public func callAsFunction<D: Codable & Hashable>(value: D) { open?(nil, AnyHashable(value)) }
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
    open?(id, AnyHashable(value))
  }
}
/// Closes windows of the app.
@MainActor @preconcurrency public struct DismissWindowAction {
  internal let close: (@MainActor (String?) -> Void)?
  public func callAsFunction() { close?(nil) }
  public func callAsFunction(id: String) { close?(id) }
}

/// Names a value by its type and the line that declares it.
private enum Key<Value, Name>: EnvironmentKey {
  static var defaultValue: Value? { nil }
}
private enum Locales {}
private enum Calendars {}
private enum Zones {}
private enum Edits {}
private enum Lines {}
private enum Searching {}
private enum Scale {}
extension EnvironmentValues {
  /// The words and numbers of a country.
  public var locale: Locale {
    get { self[Key<Locale, Locales>.self] ?? .current }
    set { self[Key<Locale, Locales>.self] = newValue }
  }
  /// The calendar for dates.
  public var calendar: Calendar {
    get { self[Key<Calendar, Calendars>.self] ?? .current }
    set { self[Key<Calendar, Calendars>.self] = newValue }
  }
  /// The time zone for dates.
  public var timeZone: TimeZone {
    get { self[Key<TimeZone, Zones>.self] ?? .current }
    set { self[Key<TimeZone, Zones>.self] = newValue }
  }
  /// In which direction words run.
  public var layoutDirection: LayoutDirection {
    get { self[Key<LayoutDirection, Lines>.self] ?? .leftToRight }
    set { self[Key<LayoutDirection, Lines>.self] = newValue }
  }
  /// How large words are.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[Key<DynamicTypeSize, Lines>.self] ?? .large }
    set { self[Key<DynamicTypeSize, Lines>.self] = newValue }
  }
  /// How strong contrasts are.
  public var colorSchemeContrast: ColorSchemeContrast { .standard }
  /// How large controls are.
  public var controlSize: ControlSize {
    get { self[Key<ControlSize, Lines>.self] ?? .regular }
    set { self[Key<ControlSize, Lines>.self] = newValue }
  }
  /// How many pixels a point has.
  public var displayScale: CGFloat {
    get { self[Key<CGFloat, Scale>.self] ?? 3 }
    set { self[Key<CGFloat, Scale>.self] = newValue }
  }
  /// How large a pixel is.
  public var pixelLength: CGFloat { 1 / displayScale }
  /// The font of words.
  public var font: Font? {
    get { self[Key<Font?, Lines>.self] ?? nil }
    set { self[Key<Font?, Lines>.self] = newValue }
  }
  /// How many lines words may take.
  public var lineLimit: Int? {
    get { self[Key<Int?, Lines>.self] ?? nil }
    set { self[Key<Int?, Lines>.self] = newValue }
  }
  /// How lines stand.
  public var multilineTextAlignment: TextAlignment {
    get { self[Key<TextAlignment, Lines>.self] ?? .leading }
    set { self[Key<TextAlignment, Lines>.self] = newValue }
  }
  /// The reasons for which views hide their content.
  public var redactionReasons: RedactionReasons {
    get { self[Key<RedactionReasons, Lines>.self] ?? [] }
    set { self[Key<RedactionReasons, Lines>.self] = newValue }
  }
  /// Whether rows are edited.
  public var editMode: Binding<EditMode>? {
    get { self[Key<Binding<EditMode>?, Edits>.self] ?? nil }
    set { self[Key<Binding<EditMode>?, Edits>.self] = newValue }
  }
  /// Loads again what the view shows.
  public var refresh: RefreshAction? {
    get { self[Key<RefreshAction?, Edits>.self] ?? nil }
    set { self[Key<RefreshAction?, Edits>.self] = newValue }
  }
  /// Whether the user searches.
  public var isSearching: Bool { self[Key<Bool, Searching>.self] ?? false }
  internal var _isSearching: Bool {
    get { isSearching }
    set { self[Key<Bool, Searching>.self] = newValue }
  }
  /// Ends the search.
  public var dismissSearch: DismissSearchAction {
    let action = self[Key<DismissSearch, Searching>.self]?.action
    return DismissSearchAction(action: action)
  }
  internal var _dismissSearch: (@MainActor () -> Void)? {
    get { self[Key<DismissSearch, Searching>.self]?.action }
    set { self[Key<DismissSearch, Searching>.self] = newValue.map(DismissSearch.init) }
  }
  /// Opens windows of the app.
  public var openWindow: OpenWindowAction { OpenWindowAction(open: _openWindow) }
  internal var _openWindow: (@MainActor (String?, AnyHashable?) -> Void)? {
    get { self[Key<Windows, Edits>.self]?.open }
    set {
      let close = self[Key<Windows, Edits>.self]?.close
      self[Key<Windows, Edits>.self] = Windows(open: newValue, close: close)
    }
  }
  /// Closes windows of the app.
  public var dismissWindow: DismissWindowAction { DismissWindowAction(close: _closeWindow) }
  internal var _closeWindow: (@MainActor (String?) -> Void)? {
    get { self[Key<Windows, Edits>.self]?.close }
    set {
      let open = self[Key<Windows, Edits>.self]?.open
      self[Key<Windows, Edits>.self] = Windows(open: open, close: newValue)
    }
  }
  /// Whether the app can have several windows.
  public var supportsMultipleWindows: Bool { _openWindow != nil }
  /// Whether movements are few.
  public var accessibilityReduceMotion: Bool { false }
  /// Whether surfaces are opaque.
  public var accessibilityReduceTransparency: Bool { false }
  /// Whether the screen is read out.
  public var accessibilityVoiceOverEnabled: Bool { false }
  /// Whether differences are more than colours.
  public var accessibilityDifferentiateWithoutColor: Bool { false }
}
extension EnvironmentValues {
  /// Whether the view has the keyboard.
  public var isFocused: Bool { false }
  /// How far lines are apart.
  public var lineSpacing: CGFloat {
    get { self[Key<CGFloat, Lines>.self] ?? 0 }
    set { self[Key<CGFloat, Lines>.self] = newValue }
  }
  /// How low a row may be.
  public var defaultMinListRowHeight: CGFloat {
    get { self[Key<CGFloat, Edits>.self] ?? 44 }
    set { self[Key<CGFloat, Edits>.self] = newValue }
  }
  /// How heavy words are.
  public var legibilityWeight: LegibilityWeight? {
    get { self[Key<LegibilityWeight?, Lines>.self] ?? nil }
    set { self[Key<LegibilityWeight?, Lines>.self] = newValue }
  }
  /// How large words are.
  @available(iOS, deprecated: 100000.0) public var sizeCategory: ContentSizeCategory {
    get { self[Key<ContentSizeCategory, Lines>.self] ?? .large }
    set { self[Key<ContentSizeCategory, Lines>.self] = newValue }
  }
  /// Whether a scroll view can be scrolled.
  public var isScrollEnabled: Bool {
    get { self[Key<Bool, Scale>.self] ?? true }
    set { self[Key<Bool, Scale>.self] = newValue }
  }
  /// Whether colours are turned round.
  public var accessibilityInvertColors: Bool { false }
  /// Whether the user controls the device by switches.
  public var accessibilitySwitchControlEnabled: Bool { false }
  /// Whether things that move by themselves may.
  public var accessibilityDimFlashingLights: Bool { false }
  /// Where the accessory of a tab view is.
  public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? { nil }
}
/// How heavy words are.
public enum LegibilityWeight: Hashable, Sendable { case regular, bold }
/// How large words are.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge
  public var isAccessibilityCategory: Bool {
    switch self {
    case .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
      .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge:
      true
    default: false
    }
  }
}
/// Where the accessory of a tab view is.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable { case inline, expanded }
private final class DismissSearch {
  let action: @MainActor () -> Void
  init(_ action: @escaping @MainActor () -> Void) { self.action = action }
}
private final class Windows {
  let open: (@MainActor (String?, AnyHashable?) -> Void)?
  let close: (@MainActor (String?) -> Void)?
  init(
    open: (@MainActor (String?, AnyHashable?) -> Void)?, close: (@MainActor (String?) -> Void)?
  ) {
    self.open = open
    self.close = close
  }
}
