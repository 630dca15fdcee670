#if canImport(UIKit)
  import Observation
  import UIKit

  /// Shows views below each other, and rebuilds them after a change of the properties that they
  /// were built from.
  package final class PlainController: UIViewController {
    private let backdrop: UIColor
    private let content: @MainActor () -> [UIView]
    private let column = UIStackView()

    package init(
      backdrop: UIColor = .systemBackground,
      @ViewsBuilder content: @escaping @MainActor () -> [UIView]
    ) {
      self.backdrop = backdrop
      self.content = content
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    package override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = backdrop
      let scroll = UIScrollView()
      view.addSubview(scroll)
      scroll.addSubview(column)
      column.axis = .vertical
      column.spacing = 12
      for each in [scroll, column] { each.translatesAutoresizingMaskIntoConstraints = false }
      NSLayoutConstraint.activate([
        scroll.topAnchor.constraint(equalTo: view.topAnchor),
        scroll.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
        scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        column.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor, constant: 16),
        column.bottomAnchor.constraint(
          equalTo: scroll.contentLayoutGuide.bottomAnchor, constant: -16),
        column.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
        column.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      ])
      fill()
    }

    private func fill() {
      let views = withObservationTracking {
        content()
      } onChange: { [weak self] in
        Task { @MainActor in self?.fill() }
      }
      // Views that stay, such as a field in use, are not removed in between.
      for view in column.arrangedSubviews where !views.contains(view) { view.removeFromSuperview() }
      for (position, view) in views.enumerated() {
        column.insertArrangedSubview(view, at: position)
      }
    }
  }
#endif
