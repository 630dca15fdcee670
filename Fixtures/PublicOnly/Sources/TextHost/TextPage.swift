@_spi(Hosting) import Usher

/// What a person sees at one moment, and what commands mean there.
@MainActor
public struct TextPage {
  /// The words on the back button, if there is one.
  public private(set) var back: String?
  /// The words in the bar, if there is one.
  public private(set) var title: String?
  /// The object of the screen; `nil` if an alert is on top.
  public private(set) var screen: AnyObject?
  /// The words of the tabs, from the left.
  public private(set) var tabs: [String] = []
  /// Which tab is selected, if there are tabs.
  public private(set) var selectedTab: Int?
  /// The alert on top, if there is one.
  public var alert: AlertContent? { modal?.alert }

  /// What is in the text field of that, if it has one.
  public let text: String?

  /// The modal on top.
  let modal: Node?
  /// Where a person goes back: the innermost stack that something remains of.
  private(set) var stack: HostContainer?
  /// Where a person taps tabs: the innermost tab bar.
  private(set) var tabBar: HostContainer?

  /// - Parameter typed: What was typed into alerts.
  init(_ driver: TextDriver, typed: [NodeID: String]) {
    modal = driver.modals.last
    text = modal.flatMap { modal in
      modal.alert?.textField.map { typed[modal.id] ?? $0.text }
    }
    var (hostContainer, node) = modal.map { ($0.hostContainer, $0) } ?? (driver.root, nil)
    while let inside = hostContainer {
      let items = driver.items(in: inside)
      node = items.last
      switch inside.kind {
      case .stack where items.count > 1:
        stack = inside
        let below = items[items.count - 2]
        back = below.screenOptions.backTitle ?? below.screenOptions.title ?? "Back"
      case .tabs where !items.isEmpty:
        let selection = driver.selection(in: inside)
        (tabBar, selectedTab, node) = (inside, selection, items[selection])
        tabs = items.map(\.screenOptions).map { $0.tabItem?.title ?? $0.title ?? "Untitled" }
      default: break
      }
      hostContainer = node?.hostContainer
    }
    (screen, title) = (node?.screen, node?.screenOptions.title)
    if node?.screenOptions.hidesNavigationBar == true { (back, title) = (nil, nil) }
  }

  /// The text field of the alert, if it has one.
  private var field: String? {
    guard let text, let field = alert?.textField else { return nil }
    if text.isEmpty { return "> (\(field.placeholder ?? ""))" }
    return "> " + (field.kind == .password ? String(repeating: "*", count: text.count) : text)
  }

  /// The page as lines of text; `view` writes the screen's own.
  func lines(_ view: (AnyObject) -> [String]) -> [String] {
    if let alert {
      let actions = alert.actions.map { "[\($0.title)]" }.joined(separator: " ")
      let title = alert.title.isEmpty ? [] : ["! \(alert.title)"]
      return title + [alert.message, field, actions].compactMap(\.self)
    }
    let bar = [back.map { "< \($0)" }, title].compactMap(\.self).joined(separator: " | ")
    let words = tabs.enumerated().map { $0 == selectedTab ? "(\($1))" : $1 }
    return [bar].filter { !$0.isEmpty } + (screen.map(view) ?? [])
      + [words.joined(separator: " ")].filter { !$0.isEmpty }
  }
}
