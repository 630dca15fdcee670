#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit
  import Usher

  /// Shows that a column is empty.
  final class ColumnPlaceholderController: UIViewController {
    private let placeholder: ColumnPlaceholder?

    init(_ placeholder: ColumnPlaceholder?) {
      self.placeholder = placeholder
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      guard let placeholder else { return }
      var parts: [UIView] = []
      if let image = placeholder.imageName.flatMap({ UIImage(systemName: $0) ?? UIImage(named: $0) }
      ) {
        parts.append(UIImageView(image: image))
      }
      parts.append(label(placeholder.title, .title2, .label))
      if let message = placeholder.message { parts.append(label(message, .body, .secondaryLabel)) }
      let column = UIStackView(arrangedSubviews: parts)
      (column.axis, column.alignment, column.spacing) = (.vertical, .center, 8)
      column.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(column)
      let guide = view.safeAreaLayoutGuide
      NSLayoutConstraint.activate([
        column.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
        column.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 20),
        column.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -20),
      ])
    }

    private func label(_ text: String, _ style: UIFont.TextStyle, _ color: UIColor) -> UILabel {
      let label = UILabel()
      (label.text, label.textColor) = (text, color)
      (label.font, label.adjustsFontForContentSizeCategory) = (
        .preferredFont(forTextStyle: style), true
      )
      (label.numberOfLines, label.textAlignment) = (0, .center)
      return label
    }
  }
#endif
