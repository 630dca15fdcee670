#if canImport(SwiftUI) && canImport(UIKit)
  import UIKit

  /// A navigation controller that notes what UIKit calls and tells.
  final class NotingStack: UINavigationController {
    private let notes: Notes
    private let watcher: any UINavigationControllerDelegate

    /// - Parameter animates: Whether its delegate has a method for animations, which has none.
    init(_ notes: Notes, animates: Bool) {
      self.notes = notes
      watcher = animates ? AnimatingWatcher() : StackWatcher(notes)
      super.init(nibName: nil, bundle: nil)
      delegate = watcher
      setViewControllers([makeRoot()], animated: false)
    }
    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func popToViewController(
      _ screen: UIViewController, animated: Bool
    ) -> [UIViewController]? {
      notes.note("called")
      return super.popToViewController(screen, animated: animated)
    }

    private func makeRoot() -> Screen {
      Screen(
        "Root",
        [
          ("Push", { [weak self] _ in self?.pushNext() }),
          ("Push and go back", { [weak self] _ in self?.pushAndGoBack() }),
          ("Push and present", { [weak self] _ in self?.pushAndPresent() }),
          ("Take out", { [weak self] _ in self?.takeOut() }),
          ("Cover", { [weak self] _ in self?.cover() }),
          ("Look at the swipe", { [weak self] _ in self?.lookAtSwipe() }),
        ])
    }

    private func pushNext() {
      pushViewController(Screen("Page"), animated: true)
      let agrees = transitionCoordinator?.animate(alongsideTransition: nil) { [notes] _ in
        notes.note("first")
      }
      transitionCoordinator?.animate(alongsideTransition: nil) { [notes] _ in
        notes.note("second")
      }
      notes.note(agrees == true ? "agreed" : "refused")
    }
    /// Goes back while the push still moves.
    private func pushAndGoBack() {
      pushViewController(Screen("Page"), animated: true)
      transitionCoordinator?.animate(alongsideTransition: nil) { [notes] _ in notes.note("ended") }
      notes.afterUpdate { [weak self] in
        self?.popViewController(animated: true)
        self?.notes.note("begun")
      }
    }
    private func pushAndPresent() {
      let leave = { [weak self] (_: Screen) in
        self?.presentingViewController?.dismiss(animated: true)
        return
      }
      pushViewController(Screen("Page", [("Leave", leave)]), animated: true)
      present(Self.makeSheet(), animated: true)
      notes.note(presentedViewController == nil ? "waits" : "begins")
    }
    private func takeOut() {
      let middle = Screen("Middle")
      setViewControllers(viewControllers + [middle, Screen("Top")], animated: false)
      middle.removeFromParent()
      notes.note("left\(viewControllers.count)")
    }
    private func cover() {
      let cover = Self.makeSheet()
      cover.modalPresentationStyle = .fullScreen
      present(cover, animated: true) { [notes] in notes.note("covered") }
    }
    private func lookAtSwipe() {
      notes.note(interactivePopGestureRecognizer?.delegate == nil ? "abandoned" : "guarded")
    }
    private static func makeSheet() -> Screen {
      Screen("Sheet", [("Close", { $0.presentingViewController?.dismiss(animated: true) })])
    }
  }

  /// Notes what a stack's delegate is told.
  private final class StackWatcher: NSObject, UINavigationControllerDelegate {
    private let notes: Notes

    init(_ notes: Notes) { self.notes = notes }

    func navigationController(
      _ stack: UINavigationController, didShow screen: UIViewController, animated: Bool
    ) { notes.note("shown") }
  }

  /// Has a method for animations, and no animation.
  private final class AnimatingWatcher: NSObject, UINavigationControllerDelegate {
    func navigationController(
      _ stack: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from one: UIViewController, to other: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  }
#endif
