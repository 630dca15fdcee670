#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  @_spi(Hosting) import Usher

  /// What a tab bar cannot show.
  enum TabProblem {
    case empty, many

    var misuse: Misuse {
      switch self {
      case .empty:
        Misuse(
          "Tabs",
          problem: "A tab has neither a title nor a picture, so its place in the tab bar is empty.",
          fix:
            "Return a tabItem, or a title, in screenOptions of the tab's coordinator or first screen."
        )
      case .many:
        Misuse(
          "Tabs",
          problem:
            "There are more than five tabs. A phone puts the others into a list with a navigation bar of its own, in "
            + "which a flow's stack does not work.",
          fix: "Show at most five tabs on a phone.")
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
