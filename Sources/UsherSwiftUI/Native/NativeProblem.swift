#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  @_spi(Hosting) import Usher

  /// What SwiftUI's containers cannot show as the app expects.
  enum NativeProblem {
    case noCover, tabsInStack, stackInScreen

    var misuse: Misuse {
      switch self {
      case .noCover:
        Misuse(
          "present(_:as: .fullScreen)",
          problem: "There are no full screen covers on macOS, so it was shown as a sheet.",
          fix: "Present it as .sheet on macOS.")
      case .tabsInStack:
        Misuse(
          "FlowView.flowHost(.native)",
          problem:
            "Tabs were put on a stack. SwiftUI does not support a NavigationStack in the tabs of another one: "
            + "it shows two bars.",
          fix: "Present the tabs, put the stack into a tab, or use .flowHost(.embedded).")
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

  extension NativeDriver {
    /// Reports a problem once.
    func report(_ problem: NativeProblem) {
      guard reported.insert(problem).inserted else { return }
      tree?.report(problem.misuse)
    }
  }
#endif
