@_spi(Hosting) import Usher

/// The page at one moment, with the targets of commands.
@MainActor
public struct TextPage {
  /// The title of the back button, if there is one.
  public private(set) var back: String?
  /// The title in the bar, if there is one.
  public private(set) var title: String?
  /// The object of the screen; `nil` for an alert.
  public private(set) var screen: AnyObject?
  /// The titles of the tabs, from the left.
  public private(set) var tabs: [String] = []
  /// The selected tab, if there are tabs.
  public private(set) var selectedTab: Int?
  /// The top alert, if there is one.
  public var alert: AlertContent? { modal?.alert }

  /// The text in its text field, if it has one.
  public let text: String?

  /// The top modal.
  let modal: Node?
  /// The stack in which the user goes back: the innermost one with a screen below.
  private(set) var stack: HostContainer?
  /// The tab bar for taps: the innermost one.
  private(set) var tabBar: HostContainer?
  /// The pages to turn: the innermost ones.
  private(set) var pages: HostContainer?

  /// - Parameter typed: The texts typed into alerts.
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
      case .stack where items.count > 1, .split where items.count > 1:
        stack = inside
        let below = items[items.count - 2]
        back = below.screenOptions.backTitle ?? below.screenOptions.title ?? "Back"
      case .tabs where !items.isEmpty:
        let selection = driver.selection(in: inside)
        (tabBar, selectedTab, node) = (inside, selection, items[selection])
        tabs = items.map(\.screenOptions).map { $0.tabItem?.title ?? $0.title ?? "Untitled" }
      case .pages:
        let selection = driver.selection(in: inside)
        (pages, node) = (inside, items.indices.contains(selection) ? items[selection] : nil)
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

  /// Returns the page as lines of text; `view` returns the screen's own.
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
