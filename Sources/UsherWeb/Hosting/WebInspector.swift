public import Usher

/// Panels beside an app's pages for its developers, such as the tree and its last events.
///
/// ```swift
/// let app = WebApp("Practice", path: "/practice", views: views, inspector: .on) {
///   MainCoordinator()
/// }
/// ```
///
/// An inspector shows the names of types and routes, so do not publish it. Without panels, pages
/// contain nothing of the inspector, and the app keeps no events for it.
@MainActor
public struct WebInspector {
  /// The data of one page, for the content of a ``Panel``.
  @MainActor
  public struct Subject {
    /// The tree of the page.
    public let tree: Tree
    /// The last events, at most 100, the newest at the end.
    public let events: [TreeEvent]
    /// The number of events since the page was created or restored, with those that ``events`` no
    /// longer holds.
    public let eventCount: Int
    /// The earlier states of the page, if recorded.
    let travel: TimeTravel?
  }

  /// A panel of the inspector, which the developer can fold.
  @MainActor
  public struct Panel {
    let title: String
    let content: @MainActor (Subject) -> Group
    /// True if it needs a journal of the tree.
    var needsJournal = false

    /// Creates a panel.
    ///
    /// The panel's controls work like those of a screen, also while the phone shows an earlier step
    /// of the ``journal``.
    ///
    /// - Parameters:
    ///   - title: The title of the panel.
    ///   - content: Makes the content. Called again after each event of the tree, and after a change of
    ///     an `@Observable` property that it read.
    public init(
      _ title: String, @ComponentBuilder content: @escaping @MainActor (Subject) -> Group
    ) {
      self.title = title
      self.content = content
    }
  }

  let panels: [Panel]

  /// Creates an inspector from its panels, in order; none turns the inspector off.
  public init(_ panels: [Panel]) {
    self.panels = panels
  }

  /// True if trees must be recorded.
  var needsJournal: Bool { panels.contains(where: \.needsJournal) }

  /// An inspector without panels, which pages do not show.
  public static var off: WebInspector { WebInspector([]) }

  /// An inspector with the panels ``Panel/tree`` and ``Panel/events``.
  public static var on: WebInspector { WebInspector([.tree, .events]) }

  /// Returns this inspector with `panel` at the end.
  public func adding(_ panel: Panel) -> WebInspector {
    WebInspector(panels + [panel])
  }
}

extension WebInspector.Panel {
  /// A panel with the tree: one line for each node, with its screen or flow.
  public static var tree: WebInspector.Panel {
    WebInspector.Panel("Tree") { InspectorOutline.tree($0.tree.description) }
  }

  /// A panel with the last 100 events, their causes, and the outcome of each request, in words.
  public static var events: WebInspector.Panel {
    WebInspector.Panel("Events") { subject in
      InspectorOutline.count(subject.eventCount, listed: subject.events.count)
      let sentences = InspectorSentences(subject.events)
      InspectorOutline.events(subject.events.map(sentences.text))
    }
  }
}
