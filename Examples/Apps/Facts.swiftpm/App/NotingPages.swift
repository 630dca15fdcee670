#if canImport(SwiftUI) && canImport(UIKit)
  import UIKit

  /// Pages whose order changes: afterwards page 9 is beside each.
  final class NotingPages: UIPageViewController, UIPageViewControllerDataSource {
    private var isChanged = false

    init() {
      super.init(transitionStyle: .scroll, navigationOrientation: .horizontal)
      dataSource = self
      setViewControllers([make(1)], direction: .forward, animated: false)
    }
    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    private func make(_ number: Int) -> UIViewController {
      Screen(
        "page \(number)",
        [
          ("Change", { [weak self] _ in self?.isChanged = true }),
          (
            "Next",
            { [weak self] _ in
              guard let self else { return }
              setViewControllers([make(number + 1)], direction: .forward, animated: true)
            }
          ),
        ])
    }
    private func neighbour(of page: UIViewController, by step: Int) -> UIViewController? {
      guard let number = page.title?.split(separator: " ").last.flatMap({ Int($0) }) else {
        return nil
      }
      let next = isChanged ? 9 : number + step
      return next > 0 && next != number ? make(next) : nil
    }

    func pageViewController(
      _ pages: UIPageViewController, viewControllerBefore page: UIViewController
    ) -> UIViewController? { neighbour(of: page, by: -1) }
    func pageViewController(
      _ pages: UIPageViewController, viewControllerAfter page: UIViewController
    ) -> UIViewController? { neighbour(of: page, by: 1) }
  }
#endif
