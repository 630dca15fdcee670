public import Foundation

/// A row of a table.
@preconcurrency @MainActor open class UITableViewCell: UIView {
  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
  public enum EditingStyle: Int, Sendable { case none, delete, insert }

  public let reuseIdentifier: String?
  public let contentView = UIView(frame: .zero)
  open var contentConfiguration: (any UIContentConfiguration)?
  open var backgroundConfiguration: UIBackgroundConfiguration?
  open var configurationUpdateHandler: ((UITableViewCell, UICellConfigurationState) -> Void)?
  open var accessoryType = AccessoryType.none
  open var editingAccessoryType = AccessoryType.none
  open var accessoryView: UIView?
  open var selectionStyle = SelectionStyle.default
  open var backgroundView: UIView?
  open var selectedBackgroundView: UIView?
  open var isSelected = false
  open var isHighlighted = false
  open var isEditing = false
  open var showsReorderControl = false
  open var separatorInset = UIEdgeInsets.zero
  open var indentationLevel = 0
  open var indentationWidth: CGFloat = 10
  private let style: CellStyle
  private lazy var titleLabel = makeLabel()
  private lazy var detailLabel = makeLabel()
  private lazy var picture: UIImageView = {
    let view = UIImageView(frame: .zero)
    contentView.addSubview(view)
    return view
  }()

  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    addSubview(contentView)
  }
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }
  public required init?(coder: NSCoder) {
    style = .default
    reuseIdentifier = nil
    super.init(coder: coder)
    addSubview(contentView)
  }
  private func makeLabel() -> UILabel {
    let label = UILabel(frame: .zero)
    contentView.addSubview(label)
    return label
  }
  open var textLabel: UILabel? { titleLabel }
  open var detailTextLabel: UILabel? { style == .default ? nil : detailLabel }
  open var imageView: UIImageView? { picture }
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    style == .subtitle ? .subtitleCell() : style == .default ? .cell() : .valueCell()
  }
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listPlainCell() }
  open var configurationState: UICellConfigurationState {
    UICellConfigurationState(isSelected: isSelected, isHighlighted: isHighlighted)
  }
  open func setNeedsUpdateConfiguration() {
    configurationUpdateHandler?(self, configurationState)
    updateConfiguration(using: configurationState)
  }
  open func updateConfiguration(using state: UICellConfigurationState) {}
  open func prepareForReuse() {}
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  /// What a person reads in it.
  package var texts: [String] {
    var found: [String] = []
    if let list = contentConfiguration as? UIListContentConfiguration {
      found += [list.text, list.secondaryText].compactMap(\.self)
    }
    func walk(_ view: UIView) {
      guard !view.isHidden, view.alpha > 0.01 else { return }
      if let readable = view as? any Readable { found += readable.readableTexts }
      for inner in view.subviews { walk(inner) }
    }
    walk(contentView)
    if let accessoryView { walk(accessoryView) }
    return found.filter { !$0.isEmpty }
  }
}

public struct UICellConfigurationState {
  public var isSelected = false
  public var isHighlighted = false
  public var isDisabled = false
  public var isEditing = false
  public var isExpanded = false
}

@preconcurrency @MainActor public protocol UIContentConfiguration {}

public struct UIListContentConfiguration: UIContentConfiguration {
  public struct TextProperties {
    public var font = UIFont.preferredFont(forTextStyle: .body)
    public var color = UIColor.label
    public var numberOfLines = 0
    public var alignment = 0
  }
  public struct ImageProperties {
    public var tintColor: UIColor?
    public var maximumSize = CGSize.zero
    public var reservedLayoutSize = CGSize.zero
    public var cornerRadius: CGFloat = 0
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  }
  public var text: String?
  public var attributedText: NSAttributedString?
  public var secondaryText: String?
  public var secondaryAttributedText: NSAttributedString?
  public var image: UIImage?
  public var textProperties = TextProperties()
  public var secondaryTextProperties = TextProperties()
  public var imageProperties = ImageProperties()
  public var prefersSideBySideTextAndSecondaryText = false
  public var textToSecondaryTextVerticalPadding: CGFloat = 3
  public var imageToTextPadding: CGFloat = 8
  public var directionalLayoutMargins = NSDirectionalEdgeInsets.zero
  init() {}
  public static func cell() -> Self { Self() }
  public static func subtitleCell() -> Self { Self() }
  public static func valueCell() -> Self { Self() }
  public static func sidebarCell() -> Self { Self() }
  public static func plainHeader() -> Self { Self() }
  public static func groupedHeader() -> Self { Self() }
}

/// A header or footer of a section.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
  public let reuseIdentifier: String?
  public let contentView = UIView(frame: .zero)
  open var contentConfiguration: (any UIContentConfiguration)?
  open private(set) lazy var textLabel: UILabel? = UILabel(frame: .zero)
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }
  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    addSubview(contentView)
  }
  open func prepareForReuse() {}
}
