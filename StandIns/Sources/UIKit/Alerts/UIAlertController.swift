public import Foundation

/// A choice of an alert.
@preconcurrency @MainActor open class UIAlertAction: NSObject {
  public enum Style: Int, Sendable { case `default`, cancel, destructive }
  public let title: String?
  public let style: Style
  open var isEnabled = true
  private let handler: (@MainActor (UIAlertAction) -> Void)?

  public init(title: String?, style: Style, handler: (@MainActor (UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }

  internal func run() { handler?(self) }
}

/// An alert or an action sheet.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable { case actionSheet, alert }
  public enum Severity: Int, Sendable { case `default`, critical }

  open private(set) var preferredStyle = Style.actionSheet
  open var message: String?
  open var severity = Severity.default
  open private(set) var actions: [UIAlertAction] = []
  /// One of the actions that were added before; any other is a programmer error.
  open var preferredAction: UIAlertAction? {
    didSet {
      guard let preferredAction, !actions.contains(where: { $0 === preferredAction }) else {
        return
      }
      Console.shared.raise(
        "NSInternalInconsistencyException",
        "The preferred action must be one of the alert controller's actions")
      self.preferredAction = nil
    }
  }
  open private(set) var textFields: [UITextField]?
  private var isChosen = false

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    modalPresentationStyle = .overFullScreen
    modalTransitionStyle = .crossDissolve
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
    if preferredStyle == .actionSheet { modalPresentationStyle = .popover }
  }

  /// Since iOS 26 an action sheet with a source is a popover on iPhones too.
  internal override var _compactPopoverStyle: UIModalPresentationStyle {
    guard let popover = _modal.controller as? UIPopoverPresentationController, popover._hasSource
    else { return .overFullScreen }
    let system = (popover._presenting ?? self)._system
    return system.version >= .iOS26 ? .popover : .overFullScreen
  }

  /// The actions that are shown: a popover has no cancel action, for which a tap beside it stands.
  package var shownActions: [UIAlertAction] {
    guard preferredStyle == .actionSheet, _resolvedStyle == .popover else { return actions }
    return actions.filter { $0.style != .cancel }
  }

  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
      Console.shared.raise(
        "NSInternalInconsistencyException",
        "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
      return
    }
    actions.append(action)
  }
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard preferredStyle == .alert else {
      Console.shared.raise(
        "NSInternalInconsistencyException",
        "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")
      return
    }
    let field = UITextField(frame: .zero)
    textFields = (textFields ?? []) + [field]
    configurationHandler?(field)
    if isViewLoaded { view.addSubview(field) }
  }
  open override func loadView() {
    let view = AlertView(frame: UIScreen.main.bounds)
    view.alert = self
    for field in textFields ?? [] { view.addSubview(field) }
    self.view = view
  }

  /// Whether a person may tap an action now.
  package func canChoose(_ action: UIAlertAction) -> Bool {
    action.isEnabled && !isChosen && !isBeingDismissed && actions.contains { $0 === action }
  }

  /// What a tap on an action does: the alert goes, then the handler runs.
  ///
  /// - Returns: whether the action could be tapped.
  package func choose(_ action: UIAlertAction) -> Bool {
    guard canChoose(action), let presenter = presentingViewController else { return false }
    isChosen = true
    presenter.dismiss(animated: true) {
      self.isChosen = false
      action.run()
    }
    return true
  }

  /// What the Return key of a keyboard does: it chooses the preferred action of an alert.
  ///
  /// - Returns: whether there was one.
  package func pressReturn() -> Bool {
    guard preferredStyle == .alert, let preferredAction else { return false }
    return choose(preferredAction)
  }

  /// A tap beside an action sheet, which is a tap on its cancel action; alerts do not care.
  package func tapOutside() -> Bool {
    guard preferredStyle == .actionSheet, let cancel = actions.first(where: { $0.style == .cancel })
    else { return false }
    return choose(cancel)
  }
}

/// The view of an alert.
@MainActor internal final class AlertView: UIView, Readable, Touchable {
  weak var alert: UIAlertController?

  var readableTexts: [String] {
    guard let alert else { return [] }
    let words = [alert.title, alert.message].compactMap(\.self).filter { !$0.isEmpty }
    return words + alert.shownActions.compactMap(\.title)
  }
  func touchTitles() -> [String] {
    guard let alert else { return [] }
    return alert.shownActions.filter(alert.canChoose).compactMap(\.title)
  }
  func touch(_ title: String) -> Bool {
    guard let alert,
      let action = alert.shownActions.first(where: { $0.title == title && alert.canChoose($0) })
    else { return false }
    return alert.choose(action)
  }
}
