import UIKit

/// What a part of the interface is for.
public enum _Role: String, Sendable, CaseIterable {
  case text, button, field, secureField, toggle, image, slider, stepper, picker, progress, link
  case menu, row, datePicker, searchField, other
}

/// What a primitive view says about itself to those who see and touch it.
internal nonisolated struct ElementContent {
  var role: _Role
  var label: String = ""
  var value: String?
  /// The text of a field, also where it is not shown.
  var text: String?
  var placeholder: String?
  var isSelected = false
  /// Whether the texts inside are its label.
  var isNamedByContent = false
  /// Whether it is a link, which is no button of its own inside of one.
  var isLink = false
  var tap: (() -> Void)?
  var type: ((String) -> Void)?
  var submit: (() -> Void)?
}

/// Something that a person sees on the screen.
public nonisolated struct _Element {
  /// What it is for.
  public internal(set) var role: _Role
  /// The words by which it is known.
  public internal(set) var label: String
  /// What it shows beside its label: a text that was typed, a position.
  public internal(set) var value: String?
  /// What a field shows while it is empty.
  public internal(set) var placeholder: String?
  /// The name that the app gave it for tests.
  public internal(set) var identifier = ""
  /// Whether it can be used.
  public internal(set) var isEnabled: Bool
  /// Whether it is chosen.
  public internal(set) var isSelected: Bool
  /// The elements inside.
  public internal(set) var children: [_Element] = []
  /// The text of a field, also where it is not shown.
  package internal(set) var text: String?
  internal var onTap: (() -> Void)?
  internal var onLongPress: (() -> Void)?
  internal var onType: ((String) -> Void)?
  internal var onSubmit: (() -> Void)?
  /// What else recognizes fingers on it.
  internal var gestures: [@MainActor (_Touch) -> Bool] = []
  /// What a swipe or a long press offers.
  internal var hidden: [HiddenAction] = []
  internal let node: Node

  /// It and all that is inside, outside in.
  public var all: [_Element] { [self] + children.flatMap(\.all) }
  /// The words that can be read.
  internal var texts: [String] {
    if role == .text { return [label] }
    let inner = children.flatMap(\.texts)
    if !inner.isEmpty { return inner + (value.map { [$0] } ?? []) }
    return [label, value ?? placeholder ?? ""].filter { !$0.isEmpty }
  }
  /// Whether a tap does something.
  package var canBeTapped: Bool { isEnabled && onTap != nil }
  package var canBeTyped: Bool { isEnabled && onType != nil }
  package var canBePressedLong: Bool { isEnabled && onLongPress != nil }
  package func tap() { onTap?() }
  @MainActor package func type(_ text: String) {
    focus()
    onType?(text)
  }
  package func submit() { onSubmit?() }
  /// Drags a finger over it; whether something recognizes that.
  @MainActor package func drag(by translation: CGSize) -> Bool {
    guard isEnabled else { return false }
    let moving = _Touch(kind: .drag, translation: translation, isEnd: false)
    guard gestures.map({ $0(moving) }).contains(true) else { return false }
    for gesture in gestures { _ = gesture(_Touch(kind: .drag, translation: translation)) }
    return true
  }
  package func pressLong() { onLongPress?() }
  /// Does what a swipe or a menu offers; whether it did.
  package func chooseHidden(_ title: String, bySwipe: Bool) -> Bool {
    let action = hidden.first { $0.title == title && ($0.kind == .swipe) == bySwipe }
    guard isEnabled, let action else { return false }
    action.run()
    return true
  }
}

/// A payload that changes what can be seen of the views below.
@MainActor internal protocol ElementTransform {
  func transform(_ elements: [_Element], _ node: Node) -> [_Element]
}

/// Reads the elements of nodes.
@MainActor internal struct ElementReader {
  /// The elements of what one controller shows, in order.
  func elements(of root: Node) -> [_Element] { read(root) }

  private func read(_ node: Node) -> [_Element] {
    var inner = node.children.filter { $0.region == nil }.flatMap(read)
    if let transform = node.payload as? any ElementTransform {
      inner = transform.transform(inner, node)
    }
    guard let content = node.element else { return inner }
    var label = content.label
    if content.isNamedByContent {
      label = inner.flatMap(\.all).filter { $0.role == .text || $0.role == .image }.map(\.label)
        .filter { !$0.isEmpty }.joined(separator: ", ")
    }
    var element = _Element(
      role: content.role, label: label, value: content.value, placeholder: content.placeholder,
      isEnabled: node.environment.isEnabled, isSelected: content.isSelected, node: node)
    element.children = inner
    element.text = content.text
    element.onTap = content.tap
    if content.role == .button { element.takeLinks() }
    element.onType = content.type
    element.onSubmit = content.submit
    return [element]
  }
}

@MainActor extension _Element {
  /// A link inside is a part of the button: a tap does what both do, and what the link shows stays.
  fileprivate mutating func takeLinks() {
    guard children.contains(where: \.hasLink) else { return }
    let button = onTap
    let links = children.flatMap(\.all).filter(\.isLink).compactMap {
      $0.isEnabled ? $0.onTap : nil
    }
    children = children.flatMap(\.withoutLinks)
    onTap = {
      button?()
      for link in links { link() }
    }
  }
  private var isLink: Bool { node.element?.isLink == true }
  private var hasLink: Bool { isLink || children.contains(where: \.hasLink) }
  private var withoutLinks: [_Element] {
    let inside = children.flatMap(\.withoutLinks)
    if isLink { return inside }
    var copy = self
    copy.children = inside
    return [copy]
  }
}

extension UIView {
  /// The elements that a hosting view shows itself.
  package var _elements: [_Element]? { (self as? HostView)?.elements }
}
