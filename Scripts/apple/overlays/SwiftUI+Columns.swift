// What shows columns, each on its page below developer.apple.com/documentation/swiftui:
// environmentvalues/horizontalsizeclass, userinterfacesizeclass, navigationsplitview, navigationsplitviewvisibility,
// navigationsplitviewstyle, view/navigationsplitviewstyle(_:), view/navigationsplitviewcolumnwidth(min:ideal:max:),
// view/inspectorcolumnwidth(min:ideal:max:), view/inspector(ispresented:content:), contentunavailableview
// Apple documents these declarations, on the pages above.
// They are type-checked and never run, so a body without a meaning is `fatalError()`.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public enum UserInterfaceSizeClass: Sendable { case compact, regular }

extension EnvironmentValues {
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { fatalError() }
    set {}
  }
}

public struct NavigationSplitViewVisibility: Equatable, Codable, Sendable {
  public static var automatic: NavigationSplitViewVisibility { fatalError() }
  public static var all: NavigationSplitViewVisibility { fatalError() }
  public static var doubleColumn: NavigationSplitViewVisibility { fatalError() }
  public static var detailOnly: NavigationSplitViewVisibility { fatalError() }
}

public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {}
  public var body: Never { fatalError() }
}
extension NavigationSplitView where Content == EmptyView {
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {}
}

@MainActor @preconcurrency
public protocol NavigationSplitViewStyle {}
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {}
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  @MainActor @preconcurrency
  public static var balanced: BalancedNavigationSplitViewStyle {
    BalancedNavigationSplitViewStyle()
  }
}
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {}
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  @MainActor @preconcurrency
  public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
    ProminentDetailNavigationSplitViewStyle()
  }
}

public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  nonisolated public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {}
  public var body: Never { fatalError() }
}

extension View {
  nonisolated public func navigationSplitViewStyle<Style: NavigationSplitViewStyle>(
    _ style: Style
  ) -> some View { self }
  @available(visionOS, unavailable)
  nonisolated public func inspector<Content: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> Content
  ) -> some View { self }
  nonisolated public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View { self }
  @available(visionOS, unavailable)
  nonisolated public func inspectorColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View { self }
}
