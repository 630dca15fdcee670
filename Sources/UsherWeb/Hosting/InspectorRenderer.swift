import Usher

/// Renders the inspector of one page, and presses its controls.
@MainActor
final class InspectorRenderer {
  private static let eventLimit = 100

  private let inspector: WebInspector
  private let token: String
  private var events: [TreeEvent] = []
  /// The total number of events.
  private var eventCount = 0
  private var rendered: [String: RenderedScreen] = [:]

  /// `nil` for an inspector without panels, which keeps no events.
  init?(_ inspector: WebInspector, token: String) {
    guard !inspector.panels.isEmpty else { return nil }
    self.inspector = inspector
    self.token = token
  }

  func add(_ event: TreeEvent) {
    events.append(event)
    eventCount += 1
    if events.count > Self.eventLimit { events.removeFirst(events.count - Self.eventLimit) }
  }

  func markup(of tree: Tree, _ travel: TimeTravel?) -> Markup {
    let subject = WebInspector.Subject(
      tree: tree, events: events, eventCount: eventCount, travel: travel)
    let panels = inspector.panels.enumerated().map { position, panel in
      let name = "inspector\(position)"
      let screen = RenderedScreen(node: name, token: token, content: panel.content(subject))
      rendered[name] = screen
      return Markup.element(
        "details", ["class": "u-inspect", "data-key": name, "open": ""],
        [
          .element("summary", [:], [.text(panel.title)]),
          screen.controls.isEmpty ? screen.body : screen.markup,
        ])
    }
    return .element(
      "section", ["class": "u-inspector", "aria-label": "Inspector", "lang": "en", "dir": "ltr"],
      panels)
  }

  /// Presses a control of the panel with this name.
  ///
  /// - Returns: `false` if there is no such panel.
  func perform(_ control: String?, in name: String, fields: FormFields) -> Bool {
    guard let screen = rendered[name] else { return false }
    _ = screen.perform(control, fields: fields)
    return true
  }
}
