#if canImport(UIKit)
  import UIKit

  /// A text of one line or of many.
  @MainActor
  package func text(_ text: String, style: UIFont.TextStyle = .body) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: style)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    return label
  }

  /// A button with a title.
  @MainActor
  package func button(
    _ title: String, _ configuration: UIButton.Configuration = .filled(), isEnabled: Bool = true,
    isDestructive: Bool = false, action: @escaping @MainActor () -> Void
  ) -> UIButton {
    var configuration = configuration
    configuration.buttonSize = .large
    if isDestructive { configuration.baseForegroundColor = .systemRed }
    let button = UIButton(
      configuration: configuration, primaryAction: UIAction(title: title) { _ in action() })
    button.isEnabled = isEnabled
    return button
  }

  /// A list row that the user can choose.
  @MainActor
  package func row(
    _ title: String, detail: String? = nil, color: UIColor? = nil, isChosen: Bool = false,
    action: @escaping @MainActor () -> Void
  ) -> UIButton {
    var configuration = UIButton.Configuration.gray()
    configuration.subtitle = detail
    configuration.image = color.flatMap { color in
      UIImage(systemName: isChosen ? "checkmark.circle.fill" : "circle.fill")?
        .withTintColor(color, renderingMode: .alwaysOriginal)
    }
    configuration.imagePadding = 8
    let row = button(title, configuration, action: action)
    row.contentHorizontalAlignment = .leading
    // The title alone is the name; VoiceOver reads the detail after it.
    row.accessibilityLabel = title
    row.accessibilityValue = detail
    return row
  }

  /// An editable line of text.
  @MainActor
  package func field(
    _ label: String, text: String, onChange: @escaping @MainActor (String) -> Void
  ) -> UITextField {
    let field = UITextField()
    field.text = text
    field.placeholder = label
    field.accessibilityLabel = label
    field.borderStyle = .roundedRect
    field.addAction(
      UIAction { [weak field] _ in onChange(field?.text ?? "") }, for: .editingChanged)
    // Return closes the keyboard, which covers the tabs.
    field.addAction(UIAction { _ in }, for: .editingDidEndOnExit)
    return field
  }
#endif
