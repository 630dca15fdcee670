public import Foundation

/// A button with a title for each state, or with a configuration.
@preconcurrency @MainActor open class UIButton: UIControl, Readable, Touchable {
  public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd
    case plain = 6
    case close
    public static var roundedRect: ButtonType { .system }
  }
  public enum Role: Int, Sendable { case normal, primary, cancel, destructive }
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void

  open private(set) var buttonType = ButtonType.custom
  open var role = Role.normal
  open var menu: UIMenu?
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
  open var changesSelectionAsPrimaryAction = false
  open var configuration: Configuration? { didSet { runUpdateHandler() } }
  open var configurationUpdateHandler: ConfigurationUpdateHandler?
  open var automaticallyUpdatesConfiguration = true
  open var contentEdgeInsets = UIEdgeInsets.zero
  open var titleEdgeInsets = UIEdgeInsets.zero
  open var imageEdgeInsets = UIEdgeInsets.zero
  open var adjustsImageWhenHighlighted = true
  open var adjustsImageWhenDisabled = true
  open var showsTouchWhenHighlighted = false
  open var isPointerInteractionEnabled = false
  internal let _titleLabelView = UILabel(frame: .zero)
  internal let _imageViewView = UIImageView(frame: .zero)
  private var titles: [UInt: String] = [:]
  private var attributedTitles: [UInt: NSAttributedString] = [:]
  private var colors: [UInt: UIColor] = [:]
  private var images: [UInt: UIImage] = [:]
  private var backgrounds: [UInt: UIImage] = [:]
  private var isUpdating = false

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    take(primaryAction)
  }
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    buttonType = .system
    self.configuration = configuration
    take(primaryAction)
  }
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    take(primaryAction)
  }
  public class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> Self {
    let button = Self(coder: NSCoder()) ?? unsafeDowncast(UIButton(type: .system), to: Self.self)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    return button
  }

  private func take(_ action: UIAction?) {
    guard let action else { return }
    if configuration == nil {
      if !action.title.isEmpty { setTitle(action.title, for: .normal) }
      if let image = action.image { setImage(image, for: .normal) }
    } else {
      if configuration?.title == nil, !action.title.isEmpty { configuration?.title = action.title }
      if configuration?.image == nil { configuration?.image = action.image }
    }
    addAction(action, for: .primaryActionTriggered)
  }
  private func runUpdateHandler() {
    guard !isUpdating, configurationUpdateHandler != nil else { return }
    isUpdating = true
    configurationUpdateHandler?(self)
    isUpdating = false
  }
  open func setNeedsUpdateConfiguration() { runUpdateHandler() }
  open func updateConfiguration() {}
  open override var isEnabled: Bool { didSet { runUpdateHandler() } }
  open override var isSelected: Bool { didSet { runUpdateHandler() } }
  open override var isHighlighted: Bool { didSet { runUpdateHandler() } }

  open var titleLabel: UILabel? { _titleLabelView }
  open var imageView: UIImageView? { _imageViewView }
  open var subtitleLabel: UILabel? { nil }
  open func setTitle(_ title: String?, for state: UIControl.State) {
    titles[state.rawValue] = title
    _titleLabelView.text = currentTitle
  }
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    attributedTitles[state.rawValue] = title
    _titleLabelView.text = currentAttributedTitle?.string ?? currentTitle
  }
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    colors[state.rawValue] = color
  }
  open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {}
  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    images[state.rawValue] = image
    _imageViewView.image = currentImage
  }
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    backgrounds[state.rawValue] = image
  }
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
  ) {}
  open func title(for state: UIControl.State) -> String? { titles[state.rawValue] ?? titles[0] }
  open func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    attributedTitles[state.rawValue] ?? attributedTitles[0]
  }
  open func titleColor(for state: UIControl.State) -> UIColor? {
    colors[state.rawValue] ?? colors[0]
  }
  open func image(for state: UIControl.State) -> UIImage? { images[state.rawValue] ?? images[0] }
  open func backgroundImage(for state: UIControl.State) -> UIImage? {
    backgrounds[state.rawValue] ?? backgrounds[0]
  }
  open var currentTitle: String? { title(for: state) }
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
  open var currentImage: UIImage? { image(for: state) }
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  // MARK: What a person sees and taps

  package var readableTitle: String? {
    let shown: String? =
      configuration?.title ?? configuration?.attributedTitle.map { String($0.characters) }
      ?? currentAttributedTitle?.string ?? currentTitle
    if let shown, !shown.isEmpty { return shown }
    return accessibilityLabel ?? (configuration?.image ?? currentImage)?.assetName
      ?? (buttonType == .close ? "Close" : nil)
  }
  package var readableTexts: [String] {
    [readableTitle, configuration?.subtitle].compactMap(\.self)
  }
  package func touchTitles() -> [String] {
    guard isEnabled else { return [] }
    let own = [readableTitle].compactMap(\.self)
    return own + (menu?.actions.map(\.title) ?? [])
  }
  package func touch(_ title: String) -> Bool {
    guard isEnabled else { return false }
    if readableTitle == title, !(showsMenuAsPrimaryAction && menu != nil) {
      tap(isPrimaryTouchUp: true)
      return true
    }
    guard let action = menu?.actions.first(where: { $0.title == title }) else { return false }
    action.performWithSender(self, target: nil)
    return true
  }
}
