/// A root and the pages that links push on it, as stacks were called before they had paths.
public nonisolated struct NavigationView<Content: View>: View {
  private let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  @MainActor public var body: some View { NavigationStack { content } }
}

/// How a navigation view looks.
@MainActor @preconcurrency public protocol NavigationViewStyle {}
/// The default navigation view.
public nonisolated struct DefaultNavigationViewStyle: NavigationViewStyle { public init() {} }
/// A navigation view with one column.
public nonisolated struct StackNavigationViewStyle: NavigationViewStyle { public init() {} }
/// A navigation view with columns.
public nonisolated struct ColumnNavigationViewStyle: NavigationViewStyle { public init() {} }
/// A navigation view with two columns.
public nonisolated struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  public init() {}
}
extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  public static nonisolated var automatic: DefaultNavigationViewStyle { .init() }
}
extension NavigationViewStyle where Self == StackNavigationViewStyle {
  public static nonisolated var stack: StackNavigationViewStyle { .init() }
}
extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  public static nonisolated var columns: ColumnNavigationViewStyle { .init() }
}

extension View {
  /// Sets how navigation views look.
  public nonisolated func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    self
  }
  /// Puts items into the bar.
  public nonisolated func navigationBarItems<T: View>(trailing: T) -> some View {
    toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
  }
  /// Puts items into the bar.
  public nonisolated func navigationBarItems<L: View>(leading: L) -> some View {
    toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
  }
  /// Puts items into the bar.
  public nonisolated func navigationBarItems<L: View, T: View>(
    leading: L, trailing: T
  ) -> some View {
    navigationBarItems(leading: leading).navigationBarItems(trailing: trailing)
  }
  /// Sets the title of the page.
  public nonisolated func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }
  /// Sets the title of the page.
  @_disfavoredOverload
  public nonisolated func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(title)
  }
  /// Sets the title of the page, and how it is shown.
  public nonisolated func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(title) }
  /// Sets the title of the page, and how it is shown.
  public nonisolated func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(titleKey) }
  /// Sets the title of the page, and how it is shown.
  @_disfavoredOverload public nonisolated func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(title) }
}

extension NavigationLink {
  /// A link whose page is there as long as a binding says so.
  public nonisolated init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) { self.init(bound: isActive, destination: destination, label: label()) }
  /// A link whose page is there as long as a binding says so.
  public nonisolated init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) { self.init(bound: isActive, destination: destination(), label: label()) }
  /// A link whose page is there as long as a selection is its tag.
  public nonisolated init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    self.init(bound: Self.isSelected(tag, selection), destination: destination, label: label())
  }
  /// A link whose page is there as long as a selection is its tag.
  public nonisolated init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(bound: Self.isSelected(tag, selection), destination: destination(), label: label())
  }
  private nonisolated static func isSelected<V: Hashable>(
    _ tag: V, _ selection: Binding<V?>
  ) -> Binding<Bool> {
    Binding(
      ClosureLocation(
        get: { selection.wrappedValue == tag },
        set: { isSelected, _ in
          if isSelected {
            selection.wrappedValue = tag
          } else if selection.wrappedValue == tag {
            selection.wrappedValue = nil
          }
        }))
  }
  /// Whether the page is shown in the column for details.
  public nonisolated func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}
extension NavigationLink where Label == Text {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>
  ) { self.init(destination: destination, isActive: isActive) { Text(titleKey) } }
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(
    _ title: S, destination: Destination, isActive: Binding<Bool>
  ) { self.init(destination: destination, isActive: isActive) { Text(title) } }
  public nonisolated init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) { self.init(isActive: isActive, destination: destination) { Text(titleKey) } }
  public nonisolated init<V: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(destination: destination, tag: tag, selection: selection) { Text(titleKey) }
  }
}
