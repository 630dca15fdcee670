#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// Explains in place of a screen why the screen cannot be shown.
  final class MissingScreenController: UIViewController {
    private let problem: String
    private let fix: String

    init(_ problem: String, fix: String) {
      self.problem = problem
      self.fix = fix
      super.init(nibName: nil, bundle: nil)
      title = problem
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      let label = UILabel()
      label.text = "\(problem)\n\n\(fix)"
      label.numberOfLines = 0
      label.textAlignment = .center
      label.frame = view.bounds.insetBy(dx: 24, dy: 24)
      label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(label)
    }
  }
#endif
