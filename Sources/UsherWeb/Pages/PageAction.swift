/// The action of a post: the value of the pressed button.
package enum PageAction: Sendable, Hashable {
  /// A control of a screen.
  case tap(node: String, control: String)
  /// The fields of a screen, without a button.
  case write(node: String)
  /// The back button above a node, the top of its stack.
  case back(String)
  /// A node in the back menu; `from` is the screen with the menu, if there can be others beside it.
  case backTo(String, from: String? = nil)
  /// A tap outside a modal.
  case dismiss(String)
  /// The close button of a modal, which Escape presses too.
  case close(String)
  /// A tab of a tab bar.
  case tab(bar: String, item: String)
  /// The button that shows and hides the first column of a split.
  case columns(String)
  /// A button of an alert, by its position.
  case answer(alert: String, index: Int)
  /// A drag on the edge of a screen or on a sheet.
  case gesture(Phase, node: String)
  /// The browser's Back or Forward, to an entry at this depth.
  case history(depth: Int)

  package enum Phase: String, Sendable, Hashable { case begin, cancel, finish }

  /// Parses a button's value; `nil` for any other text.
  package init?(_ text: String) {
    let colon = UInt8(ascii: ":")
    let parts = text.utf8.split(separator: colon, maxSplits: 2, omittingEmptySubsequences: false)
      .map { String(Substring($0)) }
    switch (parts.first, parts.count) {
    case ("tap", 3): self = .tap(node: parts[1], control: parts[2])
    case ("write", 2): self = .write(node: parts[1])
    case ("back", 2): self = .back(parts[1])
    case ("backto", 2): self = .backTo(parts[1])
    case ("backto", 3): self = .backTo(parts[1], from: parts[2])
    case ("dismiss", 2): self = .dismiss(parts[1])
    case ("close", 2): self = .close(parts[1])
    case ("tab", 3): self = .tab(bar: parts[1], item: parts[2])
    case ("columns", 2): self = .columns(parts[1])
    case ("answer", 3):
      guard let index = Int(parts[2]), index >= 0 else { return nil }
      self = .answer(alert: parts[1], index: index)
    case ("gesture", 3):
      guard let phase = Phase(rawValue: parts[1]) else { return nil }
      self = .gesture(phase, node: parts[2])
    case ("history", 2):
      guard let depth = Int(parts[1]), (0...10_000).contains(depth) else { return nil }
      self = .history(depth: depth)
    default: return nil
    }
  }

  /// The button's value.
  package var text: String {
    switch self {
    case .tap(let node, let control): "tap:\(node):\(control)"
    case .write(let node): "write:\(node)"
    case .back(let node): "back:\(node)"
    case .backTo(let node, let screen): "backto:\(node)\(screen.map { ":" + $0 } ?? "")"
    case .dismiss(let node): "dismiss:\(node)"
    case .close(let node): "close:\(node)"
    case .tab(let bar, let item): "tab:\(bar):\(item)"
    case .columns(let split): "columns:\(split)"
    case .answer(let alert, let index): "answer:\(alert):\(index)"
    case .gesture(let phase, let node): "gesture:\(phase.rawValue):\(node)"
    case .history(let depth): "history:\(depth)"
    }
  }
}
