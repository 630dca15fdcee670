#if canImport(SwiftUI) && canImport(UIKit)
  import UIKit

  /// A tab bar controller of tab objects that notes which selections it is told of.
  @available(iOS 18, *)
  final class NotingTabObjects: UITabBarController, UITabBarControllerDelegate {
    private let notes: Notes

    init(_ notes: Notes) {
      self.notes = notes
      super.init(nibName: nil, bundle: nil)
      let one = Screen("One", [("Select two", { [weak self] _ in self?.selectTwo() })])
      let two = Screen("Two")
      tabs = [
        UITab(title: "One", image: nil, identifier: "one") { _ in one },
        UITab(title: "Two", image: nil, identifier: "two") { _ in two },
      ]
      delegate = self
    }
    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func tabBarController(
      _ tabs: UITabBarController, didSelectTab tab: UITab, previousTab: UITab?
    ) { notes.note("told") }

    private func selectTwo() {
      notes.note("selected")
      selectedTab = tabs[1]
    }
  }
#endif
