public import Foundation

@preconcurrency @MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  func textFieldDidBeginEditing(_ textField: UITextField)
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  func textFieldDidEndEditing(_ textField: UITextField)
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString: String
  ) -> Bool
  func textFieldDidChangeSelection(_ textField: UITextField)
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}
extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) { textFieldDidEndEditing(textField) }
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString: String
  ) -> Bool { true }
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

/// A line of text to edit.
@preconcurrency @MainActor open class UITextField: UIControl, UITextInputTraits, Readable, Typable {
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }
  public enum DidEndEditingReason: Int, Sendable { case committed, cancelled }

  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification")

  open weak var delegate: (any UITextFieldDelegate)?
  private var stored = ""
  open var text: String? {
    get { stored }
    set { stored = newValue ?? "" }
  }
  open var attributedText: NSAttributedString? {
    get { NSAttributedString(string: stored) }
    set { stored = newValue?.string ?? "" }
  }
  open var placeholder: String?
  open var attributedPlaceholder: NSAttributedString? {
    didSet { placeholder = attributedPlaceholder?.string }
  }
  open var font: UIFont?
  open var textColor: UIColor?
  open var textAlignment = NSTextAlignment.natural
  open var borderStyle = BorderStyle.none
  open var clearButtonMode = ViewMode.never
  open var leftView: UIView?
  open var leftViewMode = ViewMode.never
  open var rightView: UIView?
  open var rightViewMode = ViewMode.never
  open var adjustsFontSizeToFitWidth = false
  open var adjustsFontForContentSizeCategory = false
  open var minimumFontSize: CGFloat = 0
  open var clearsOnBeginEditing = false
  open var background: UIImage?
  open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.default
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var spellCheckingType = UITextSpellCheckingType.default
  open var smartQuotesType = UITextSmartQuotesType.default
  open var smartDashesType = UITextSmartDashesType.default
  open var textContentType: UITextContentType!
  open var isSecureTextEntry = false
  open var enablesReturnKeyAutomatically = false
  private var ownInputView: UIView?
  private var ownAccessoryView: UIView?
  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }
  open override var inputAccessoryView: UIView? {
    get { ownAccessoryView }
    set { ownAccessoryView = newValue }
  }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var isEditing: Bool { isFirstResponder }
  open var hasText: Bool { !stored.isEmpty }
  open override var canBecomeFirstResponder: Bool { isEnabled }
  open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func editingRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  @discardableResult open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else {
      return false
    }
    if clearsOnBeginEditing { stored = "" }
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    return true
  }
  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
      return false
    }
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    return true
  }
  open func insertText(_ text: String) { _ = replace(with: stored + text, by: text) }
  open func deleteBackward() { _ = replace(with: String(stored.dropLast()), by: "") }

  // MARK: What a person sees and does

  package var readableTexts: [String] {
    if stored.isEmpty { return [placeholder].compactMap(\.self).filter { !$0.isEmpty } }
    return [isSecureTextEntry ? String(repeating: "•", count: stored.count) : stored]
  }
  package var typingNames: [String] {
    [placeholder, accessibilityLabel, accessibilityIdentifier, stored].compactMap(\.self)
      .filter { !$0.isEmpty }
  }
  package func typeText(_ text: String) -> Bool {
    guard isEnabled, becomeFirstResponder() else { return false }
    for letter in text { insertLetter(String(letter)) }
    return true
  }
  package func clearText() -> Bool {
    guard isEnabled, becomeFirstResponder() else { return false }
    while !stored.isEmpty {
      let count = stored.count
      guard
        allows(NSRange(location: stored.utf16.count - 1, length: 1), ""),
        replace(with: String(stored.dropLast()), by: ""), stored.count < count
      else { return false }
    }
    return true
  }
  package func pressReturn() -> Bool {
    guard isFirstResponder else { return false }
    if delegate?.textFieldShouldReturn(self) ?? true {
      sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    }
    return true
  }
  private func insertLetter(_ letter: String) {
    guard allows(NSRange(location: stored.utf16.count, length: 0), letter) else { return }
    _ = replace(with: stored + letter, by: letter)
  }
  private func allows(_ range: NSRange, _ letters: String) -> Bool {
    delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: letters) ?? true
  }
  private func replace(with new: String, by letters: String) -> Bool {
    stored = new
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    delegate?.textFieldDidChangeSelection(self)
    return true
  }
}
