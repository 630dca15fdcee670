#if canImport(SwiftUI) && canImport(UIKit)
  import SwiftUI
  import UIKit

  /// A controller of UIKit's as a view.
  struct ControllerView: UIViewControllerRepresentable {
    let make: () -> UIViewController

    func makeUIViewController(context: Context) -> UIViewController { make() }
    func updateUIViewController(_ controller: UIViewController, context: Context) {}
  }

  /// A screen with its title and with buttons.
  class Screen: UIViewController {
    typealias Act = (Screen) -> Void
    private let acts: [(title: String, act: Act)]
    /// Are called with the callbacks of these names.
    var didDisappear: () -> Void = {}
    var didLeave: () -> Void = {}

    init(_ title: String, _ acts: [(title: String, act: Act)] = []) {
      self.acts = acts
      super.init(nibName: nil, bundle: nil)
      self.title = title
    }
    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      let label = UILabel(frame: CGRect(x: 40, y: 120, width: 240, height: 30))
      label.text = title
      view.addSubview(label)
      for (index, one) in acts.enumerated() {
        let action = UIAction(title: one.title) { [weak self] _ in
          if let self { one.act(self) }
        }
        let button = UIButton(configuration: .filled(), primaryAction: action)
        button.frame = CGRect(x: 40, y: 160 + 52 * CGFloat(index), width: 240, height: 44)
        view.addSubview(button)
      }
    }
    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      didDisappear()
    }
    override func didMove(toParent parent: UIViewController?) {
      super.didMove(toParent: parent)
      if parent == nil { didLeave() }
    }
  }
#endif
