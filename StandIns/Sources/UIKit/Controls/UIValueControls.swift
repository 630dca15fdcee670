public import Foundation

/// A switch, which a person turns by its accessibility label.
@preconcurrency @MainActor open class UISwitch: UIControl, Touchable {
  public enum Style: Int, Sendable { case automatic, checkbox, sliding }
  open var isOn = false
  open var onTintColor: UIColor?
  open var thumbTintColor: UIColor?
  open var preferredStyle = Style.automatic
  open var title: String?
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  package func touchTitles() -> [String] {
    isEnabled ? [accessibilityLabel ?? title].compactMap(\.self) : []
  }
  package func touch(_ title: String) -> Bool {
    guard touchTitles().contains(title) else { return false }
    isOn.toggle()
    sendActions(for: [.valueChanged, .primaryActionTriggered])
    return true
  }
}

/// A slider.
@preconcurrency @MainActor open class UISlider: UIControl {
  open var minimumValue: Float = 0 { didSet { setValue(value, animated: false) } }
  open var maximumValue: Float = 1 { didSet { setValue(value, animated: false) } }
  open var isContinuous = true
  open var minimumTrackTintColor: UIColor?
  open var maximumTrackTintColor: UIColor?
  open var thumbTintColor: UIColor?
  open var minimumValueImage: UIImage?
  open var maximumValueImage: UIImage?
  private var stored: Float = 0
  open var value: Float {
    get { stored }
    set { stored = min(max(newValue, minimumValue), maximumValue) }
  }
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open func setValue(_ value: Float, animated: Bool) { self.value = value }
}

/// Plus and minus.
@preconcurrency @MainActor open class UIStepper: UIControl {
  open var minimumValue = 0.0
  open var maximumValue = 100.0
  open var stepValue = 1.0
  open var wraps = false
  open var autorepeat = true
  open var isContinuous = true
  private var stored = 0.0
  open var value: Double {
    get { stored }
    set { stored = min(max(newValue, minimumValue), maximumValue) }
  }
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Dots for pages.
@preconcurrency @MainActor open class UIPageControl: UIControl {
  open var numberOfPages = 0
  private var stored = 0
  open var currentPage: Int {
    get { stored }
    set { stored = min(max(newValue, 0), max(numberOfPages - 1, 0)) }
  }
  open var hidesForSinglePage = false
  open var pageIndicatorTintColor: UIColor?
  open var currentPageIndicatorTintColor: UIColor?
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open func size(forNumberOfPages pageCount: Int) -> CGSize { .zero }
}

/// Some segments, one of them selected.
@preconcurrency @MainActor open class UISegmentedControl: UIControl, Readable, Touchable {
  public static let noSegment = -1
  private struct Segment {
    var title: String?
    var image: UIImage?
    var action: UIAction?
    var isEnabled = true
    var name: String? { title ?? image?.assetName }
  }
  private var segments: [Segment] = []
  open var selectedSegmentIndex = UISegmentedControl.noSegment
  open var isMomentary = false
  open var apportionsSegmentWidthsByContent = false
  open var selectedSegmentTintColor: UIColor?
  open var numberOfSegments: Int { segments.count }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public init(items: [Any]?) {
    super.init(frame: .zero)
    segments = (items ?? []).map {
      Segment(
        title: ($0 as? UIAction)?.title ?? $0 as? String, image: $0 as? UIImage,
        action: $0 as? UIAction)
    }
  }
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(items: actions)
    self.frame = frame
  }
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    segments.insert(Segment(title: title), at: min(segment, segments.count))
  }
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    segments.insert(Segment(image: image), at: min(segment, segments.count))
  }
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    segments.insert(Segment(title: action.title, action: action), at: min(segment, segments.count))
  }
  open func removeSegment(at segment: Int, animated: Bool) { segments.remove(at: segment) }
  open func removeAllSegments() {
    segments = []
    selectedSegmentIndex = Self.noSegment
  }
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    segments[segment].title = title
  }
  open func titleForSegment(at segment: Int) -> String? { segments[segment].title }
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    segments[segment].image = image
  }
  open func imageForSegment(at segment: Int) -> UIImage? { segments[segment].image }
  open func actionForSegment(at segment: Int) -> UIAction? { segments[segment].action }
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    segments[segment].isEnabled = enabled
  }
  open func isEnabledForSegment(at segment: Int) -> Bool { segments[segment].isEnabled }
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}

  package var readableTexts: [String] { segments.compactMap(\.name) }
  package func touchTitles() -> [String] {
    isEnabled ? segments.filter(\.isEnabled).compactMap(\.name) : []
  }
  package func touch(_ title: String) -> Bool {
    guard isEnabled, let index = segments.firstIndex(where: { $0.isEnabled && $0.name == title })
    else { return false }
    guard index != selectedSegmentIndex || isMomentary else { return true }
    selectedSegmentIndex = index
    segments[index].action?.performWithSender(self, target: nil)
    sendActions(for: [.valueChanged, .primaryActionTriggered])
    if isMomentary { selectedSegmentIndex = Self.noSegment }
    return true
  }
}

/// A wheel above a list that is pulled down.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
  open private(set) var isRefreshing = false
  open var attributedTitle: NSAttributedString?
  public override init(frame: CGRect) { super.init(frame: frame) }
  public convenience init() { self.init(frame: .zero) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open func beginRefreshing() { isRefreshing = true }
  open func endRefreshing() { isRefreshing = false }
  /// A person pulls the list down.
  package func pull() {
    guard isEnabled, !isRefreshing else { return }
    isRefreshing = true
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }
}

public enum UIDatePickerStyle: Int, Sendable { case automatic, wheels, compact, inline }

/// A control for dates.
@preconcurrency @MainActor open class UIDatePicker: UIControl {
  public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer, yearAndMonth }
  open var datePickerMode = Mode.dateAndTime
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic
  open var date = Date()
  open var minimumDate: Date?
  open var maximumDate: Date?
  open var minuteInterval = 1
  open var countDownDuration: TimeInterval = 0
  open var locale: Locale?
  open var calendar: Calendar! = .current
  open var timeZone: TimeZone?
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open func setDate(_ date: Date, animated: Bool) { self.date = date }
}
