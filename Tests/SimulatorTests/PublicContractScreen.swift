#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit
  import UsherHostTesting

  /// The view of a screen of the contract suite.
  final class PublicContractScreen: UIViewController {
    let screen: ContractScreen

    init(_ screen: ContractScreen) {
      self.screen = screen
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
    }
  }
#endif
