#if canImport(SwiftUI) && canImport(UIKit)
  import UIKit

  /// A tab bar controller that notes which controllers leave it.
  final class NotingTabs: UITabBarController {
    private let notes: Notes

    init(_ notes: Notes) {
      self.notes = notes
      super.init(nibName: nil, bundle: nil)
      let one = Screen("One", [("Reorder", { [weak self] _ in self?.reorder() })])
      let two = Screen("Two")
      for screen in [one, two] { screen.didLeave = { notes.note("left") } }
      setViewControllers([one, two], animated: false)
    }
    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    private func reorder() {
      setViewControllers(viewControllers?.reversed(), animated: false)
      notes.note("reordered")
    }
  }
#endif
