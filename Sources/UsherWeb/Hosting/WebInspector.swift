public import Usher

/// Panels beside an app's pages for its developers: the tree and its last events.
///
/// ```swift
/// let app = WebApp("Practice", path: "/practice", views: views, inspector: .on) {
///   MainCoordinator()
/// }
/// ```
///
/// It shows the names of types and routes, so do not publish it. Without an inspector, pages
/// contain nothing of it, and no events are kept.
@MainActor
public struct WebInspector {
  /// The data that panels show.
  @MainActor
  public struct Subject {
    /// The tree of the page.
    public let tree: Tree
    /// The last events, the newest at the end.
    public let events: [TreeEvent]
    /// The number of events since the page began, including those that ``events`` no longer holds.
    public let eventCount: Int
    /// The earlier states of the page, if recorded.
    let travel: TimeTravel?
  }

  /// A panel of the inspector, under a title that folds it.
  @MainActor
  public struct Panel {
    let title: String
    let content: @MainActor (Subject) -> Group
    /// True if it needs a journal of the tree.
    var needsJournal = false

    /// Creates a panel.
    ///
    /// Its controls work like those of a screen, even while the phone shows the past.
    ///
    /// - Parameters:
    ///   - title: Its title.
    ///   - content: Its contents; called again after a change of a property that it read, and after
    ///     each event.
    public init(
      _ title: String, @ComponentBuilder content: @escaping @MainActor (Subject) -> Group
    ) {
      self.title = title
      self.content = content
    }
  }

  let panels: [Panel]

  /// Creates an inspector from its panels.
  public init(_ panels: [Panel]) {
    self.panels = panels
  }

  /// True if trees must be recorded.
  var needsJournal: Bool { panels.contains(where: \.needsJournal) }

  /// No inspector.
  public static var off: WebInspector { WebInspector([]) }

  /// The tree, and its events.
  public static var on: WebInspector { WebInspector([.tree, .events]) }

  /// Returns the inspector with another panel at the end.
  public func adding(_ panel: Panel) -> WebInspector {
    WebInspector(panels + [panel])
  }
}

extension WebInspector.Panel {
  /// The tree, one line for each node with its screen or flow.
  public static var tree: WebInspector.Panel {
    WebInspector.Panel("Tree") { InspectorOutline.tree($0.tree.description) }
  }

  /// The last events, with their causes and with the outcome of each request.
  public static var events: WebInspector.Panel {
    WebInspector.Panel("Events") { subject in
      InspectorOutline.count(subject.eventCount, listed: subject.events.count)
      InspectorOutline.events(subject.events.map(\.description))
    }
  }
}
