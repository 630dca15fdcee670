public import Foundation

@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewDidEndEditing(_ textView: UITextView)
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  func textViewDidChange(_ textView: UITextView)
  func textViewDidChangeSelection(_ textView: UITextView)
}
extension UITextViewDelegate {
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewDidEndEditing(_ textView: UITextView) {}
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  public func textViewDidChange(_ textView: UITextView) {}
  public func textViewDidChangeSelection(_ textView: UITextView) {}
}

open class NSTextContainer: NSObject {
  open var lineFragmentPadding: CGFloat = 5
  open var maximumNumberOfLines = 0
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
}

public struct UIDataDetectorTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let phoneNumber = Self(rawValue: 1)
  public static let link = Self(rawValue: 2)
  public static let all = Self(rawValue: .max)
}

/// Lines of text to edit or read.
@preconcurrency @MainActor open class UITextView: UIScrollView, UITextInputTraits, Readable, Typable
{
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification")
  private var stored = ""
  open var text: String! {
    get { stored }
    set { stored = newValue ?? "" }
  }
  open var attributedText: NSAttributedString! {
    get { NSAttributedString(string: stored) }
    set { stored = newValue?.string ?? "" }
  }
  open var font: UIFont?
  open var textColor: UIColor?
  open var textAlignment = NSTextAlignment.natural
  open var isEditable = true
  open var isSelectable = true
  open var selectedRange = NSRange(location: 0, length: 0)
  open var dataDetectorTypes: UIDataDetectorTypes = []
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  open var adjustsFontForContentSizeCategory = false
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  open var keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.default
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var isSecureTextEntry = false
  public let textContainer = NSTextContainer()
  private var ownAccessoryView: UIView?
  open override var inputAccessoryView: UIView? {
    get { ownAccessoryView }
    set { ownAccessoryView = newValue }
  }
  private var textDelegate: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public convenience init(frame: CGRect, textContainer: NSTextContainer?) {
    self.init(frame: frame)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var hasText: Bool { !stored.isEmpty }
  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }
  open func scrollRangeToVisible(_ range: NSRange) {}

  @discardableResult open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard textDelegate?.textViewShouldBeginEditing(self) ?? true, super.becomeFirstResponder()
    else { return false }
    textDelegate?.textViewDidBeginEditing(self)
    return true
  }
  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard textDelegate?.textViewShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
      return false
    }
    textDelegate?.textViewDidEndEditing(self)
    return true
  }
  open func insertText(_ text: String) { change(stored + text) }

  package var readableTexts: [String] { stored.isEmpty ? [] : [stored] }
  package var typingNames: [String] {
    [accessibilityLabel, accessibilityIdentifier, stored].compactMap(\.self).filter { !$0.isEmpty }
  }
  package func typeText(_ text: String) -> Bool {
    guard isEditable, becomeFirstResponder() else { return false }
    for letter in text {
      let end = NSRange(location: stored.utf16.count, length: 0)
      let new = String(letter)
      guard textDelegate?.textView(self, shouldChangeTextIn: end, replacementText: new) ?? true
      else { continue }
      change(stored + new)
    }
    return true
  }
  package func clearText() -> Bool {
    guard isEditable, becomeFirstResponder() else { return false }
    let all = NSRange(location: 0, length: stored.utf16.count)
    guard textDelegate?.textView(self, shouldChangeTextIn: all, replacementText: "") ?? true else {
      return false
    }
    change("")
    return true
  }
  package func pressReturn() -> Bool { isFirstResponder && typeText("\n") }
  private func change(_ new: String) {
    stored = new
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    textDelegate?.textViewDidChange(self)
    textDelegate?.textViewDidChangeSelection(self)
  }
}
