public import Foundation

/// A view that tells when it is used.
@preconcurrency @MainActor open class UIControl: UIView {
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchDown = Event(rawValue: 1 << 0)
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    public static let touchDragInside = Event(rawValue: 1 << 2)
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    public static let touchDragExit = Event(rawValue: 1 << 5)
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    public static let touchCancel = Event(rawValue: 1 << 8)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal: State = []
    public static let highlighted = State(rawValue: 1)
    public static let disabled = State(rawValue: 2)
    public static let selected = State(rawValue: 4)
    public static let focused = State(rawValue: 8)
    public static let application = State(rawValue: 0x00FF_0000)
    public static let reserved = State(rawValue: 0xFF00_0000)
  }
  public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }
  public enum ContentHorizontalAlignment: Int, Sendable {
    case center, left, right, fill, leading, trailing
  }

  private enum Deed {
    case action(UIAction)
    case selector(target: () -> AnyObject?, isNil: Bool, name: Selector)
  }
  private struct Entry {
    var deed: Deed
    var events: Event
  }
  private var entries: [Entry] = []

  open var isEnabled = true
  open var isSelected = false
  open var isHighlighted = false
  open var contentVerticalAlignment = ContentVerticalAlignment.center
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  open var isContextMenuInteractionEnabled = false
  open var showsMenuAsPrimaryAction = false
  open var toolTip: String?
  open private(set) var isTracking = false
  open private(set) var isTouchInside = false

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }
  open var allControlEvents: Event { entries.reduce(into: []) { $0.formUnion($1.events) } }
  open var allTargets: Set<AnyHashable> {
    Set(
      entries.compactMap { entry in
        guard case .selector(let target, _, _) = entry.deed else { return nil }
        return target() as? NSObject
      })
  }

  /// Adds an action, instead of one with the same identifier for these events.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    if let index = entries.firstIndex(where: {
      if case .action(let known) = $0.deed { known.identifier == action.identifier } else { false }
    }) {
      entries[index].deed = .action(action)
      entries[index].events.formUnion(controlEvents)
    } else {
      entries.append(Entry(deed: .action(action), events: controlEvents))
    }
  }
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }
  open func removeAction(identifiedBy identifier: UIAction.Identifier, for controlEvents: Event) {
    for index in entries.indices {
      guard case .action(let known) = entries[index].deed, known.identifier == identifier else {
        continue
      }
      entries[index].events.subtract(controlEvents)
    }
    entries.removeAll { $0.events.isEmpty }
  }
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    weak let object = target as AnyObject?
    entries.append(
      Entry(
        deed: .selector(target: { object }, isNil: target == nil, name: action),
        events: controlEvents))
  }
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    for index in entries.indices {
      guard case .selector(let known, _, let name) = entries[index].deed else { continue }
      if let target, known() !== (target as AnyObject) { continue }
      if let action, action != name { continue }
      entries[index].events.subtract(controlEvents)
    }
    entries.removeAll { $0.events.isEmpty }
  }
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let names = entries.compactMap { entry -> String? in
      guard case .selector(let known, _, let name) = entry.deed,
        known() === target as AnyObject?, !entry.events.isDisjoint(with: controlEvent)
      else { return nil }
      return name.name
    }
    return names.isEmpty ? nil : names
  }
  open func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void
  ) {
    var stop = false
    for entry in entries where !stop {
      switch entry.deed {
      case .action(let action): iterator(action, nil, entry.events, &stop)
      case .selector(let target, _, let name):
        iterator(nil, (target(), name), entry.events, &stop)
      }
    }
  }

  /// Runs what was added for these events, in the order in which it was added.
  open func sendActions(for controlEvents: Event) {
    let due = entries.filter { !$0.events.isDisjoint(with: controlEvents) }
    for entry in due {
      switch entry.deed {
      case .action(let action): sendAction(action)
      case .selector(let target, let isNil, let name):
        guard let object = target() else {
          if isNil { sendAction(name, to: nil, for: nil) }
          continue
        }
        sendAction(name, to: object, for: nil)
      }
    }
  }
  open func sendAction(_ action: UIAction) { action.performWithSender(self, target: nil) }
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    SelectorTable.send(action, to: target, from: self)
  }
  @available(iOS 17.4, *)
  open func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  open func cancelTracking(with event: UIEvent?) {}

  /// A tap of a finger: down, up inside and, for controls whose primary action that is, the primary action.
  package func tap(isPrimaryTouchUp: Bool) {
    guard isEnabled else { return }
    isHighlighted = true
    isTracking = true
    isTouchInside = true
    sendActions(for: .touchDown)
    isHighlighted = false
    isTracking = false
    isTouchInside = false
    sendActions(for: .touchUpInside)
    if isPrimaryTouchUp { sendActions(for: .primaryActionTriggered) }
  }
}
