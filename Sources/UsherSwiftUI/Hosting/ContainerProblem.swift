#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  @_spi(Hosting) import Usher

  /// A part of a flow that its containers cannot show as the app expects.
  enum ContainerProblem {
    case emptyTab, tooManyTabs, noTabOptions, noCover, noEdge, noTransition, tabsInStack,
      columnsInStack, stackInScreen

    var misuse: Misuse {
      switch self {
      case .emptyTab:
        Misuse(
          "Tabs",
          problem: "A tab has neither a title nor a picture, so its place in the tab bar is empty.",
          fix:
            "Return a tabItem, or a title, in screenOptions of the tab's coordinator or first screen."
        )
      case .tooManyTabs:
        Misuse(
          "Tabs",
          problem:
            "There are more than five tabs. A phone puts the others into a list with a navigation bar of its own, in "
            + "which a flow's stack does not work.",
          fix: "Show at most five tabs on a phone.")
      case .noTabOptions:
        Misuse(
          "TabsConfiguring",
          problem:
            "The native host shows tabs without a search tab, sections, an accessory and a bar that becomes small.",
          fix: "Leave the declarations out, or use .flowHost(.embedded).")
      case .noTransition:
        Misuse(
          "TransitionStyle",
          problem:
            "SwiftUI's containers animate by themselves, so .zoom(from:) and .animated(by:) have no effect.",
          fix: "Leave the transition out, or use .flowHost(.embedded).")
      case .noCover:
        Misuse(
          "present(_:as: .fullScreen)",
          problem: "There are no full screen covers on macOS, so it was shown as a sheet.",
          fix: "Present it as .sheet on macOS.")
      case .noEdge:
        Misuse(
          "SheetOptions",
          problem:
            "SwiftUI cannot attach a sheet to an edge, so isEdgeAttached and followsPreferredWidth have no effect.",
          fix: "Leave them out, or use .flowHost(.embedded).")
      case .tabsInStack:
        Misuse(
          "FlowView.flowHost(.native)",
          problem:
            "Tabs were put on a stack. SwiftUI does not support a NavigationStack in the tabs of another one: "
            + "it shows two bars.",
          fix: "Present the tabs, put the stack into a tab, or use .flowHost(.embedded).")
      case .columnsInStack:
        Misuse(
          "FlowView.flowHost(.native)",
          problem:
            "Columns were put on a stack. SwiftUI does not support a NavigationSplitView in a NavigationStack: it shows "
            + "two bars.",
          fix: "Present the columns, put them into a tab, or make them the root.")
      case .stackInScreen:
        Misuse(
          "FlowView.flowHost(.native)",
          problem:
            "A screen on a stack contains a navigation stack of its own. SwiftUI does not support that: it shows two "
            + "bars.",
          fix: "Take the stack out of the screen's view, and push with the coordinator.")
      }
    }
  }

  extension Node {
    /// Whether nothing says what the tab bar shows for a tab.
    var hasEmptyTab: Bool {
      let options = screenOptions
      let item = options.tabItem
      return (item?.title ?? options.title ?? "").isEmpty && item?.imageName == nil
    }
  }
#endif
