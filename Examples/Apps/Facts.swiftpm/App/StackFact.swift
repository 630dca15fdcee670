#if canImport(SwiftUI) && canImport(UIKit)
  import SwiftUI
  import UIKit

  /// A navigation controller that notes what UIKit calls and tells.
  struct StackFact: UIViewControllerRepresentable {
    let notes: Notes

    func makeUIViewController(context: Context) -> NotingStack {
      let stack = NotingStack(rootViewController: Screen(title: "Root"))
      stack.notes = notes
      stack.delegate = context.coordinator
      return stack
    }
    func updateUIViewController(_ stack: NotingStack, context: Context) {}
    func makeCoordinator() -> Delegate { Delegate(notes) }

    final class Delegate: NSObject, UINavigationControllerDelegate {
      private let notes: Notes

      init(_ notes: Notes) { self.notes = notes }

      func navigationController(
        _ stack: UINavigationController, didShow screen: UIViewController, animated: Bool
      ) { notes.note("shown") }
    }
  }

  /// Notes calls of what a subclass may override.
  final class NotingStack: UINavigationController {
    var notes: Notes?

    override func popToViewController(
      _ screen: UIViewController, animated: Bool
    ) -> [UIViewController]? {
      notes?.note("called")
      return super.popToViewController(screen, animated: animated)
    }

    func pushNext() {
      pushViewController(Screen(title: "Page \(viewControllers.count)"), animated: true)
      transitionCoordinator?.animate(alongsideTransition: nil) { [notes] _ in notes?.note("first") }
      transitionCoordinator?.animate(alongsideTransition: nil) { [notes] _ in
        notes?.note("second")
      }
    }
  }

  private final class Screen: UIViewController {
    init(title: String) {
      super.init(nibName: nil, bundle: nil)
      self.title = title
    }
    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      let button = UIButton(
        configuration: .filled(),
        primaryAction: UIAction(title: "Push") { [weak self] _ in
          (self?.navigationController as? NotingStack)?.pushNext()
        })
      button.frame = CGRect(x: 40, y: 200, width: 200, height: 60)
      view.addSubview(button)
    }
  }
#endif
