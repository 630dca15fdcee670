public import Usher

/// What stands beside an app's pages for those who develop it: the tree and its last events.
///
/// ```swift
/// let app = WebApp("Practice", path: "/practice", views: views, inspector: .on) {
///   MainCoordinator()
/// }
/// ```
///
/// It shows the names of types and routes: not for the public. Where it is not given, pages hold
/// nothing of it, and no events are kept.
@MainActor
public struct WebInspector {
  /// What panels show.
  @MainActor
  public struct Subject {
    /// The tree of the page.
    public let tree: Tree
    /// The last things that happened in it, the newest at the end.
    public let events: [TreeEvent]
    /// How many events there were since the page began, those included that ``events`` no longer holds.
    public let eventCount: Int
    /// What the page showed before, if that is kept.
    let travel: TimeTravel?
  }

  /// A part of the inspector, under a title that folds it.
  @MainActor
  public struct Panel {
    let title: String
    let content: @MainActor (Subject) -> Group
    /// Whether it needs a journal of the tree.
    var needsJournal = false

    /// Makes a part.
    ///
    /// Its controls work like those of a screen, regardless of what the phone shows.
    ///
    /// - Parameters:
    ///   - title: Its title.
    ///   - content: What it shows; called again when something changes that it read, and after each
    ///     event.
    public init(
      _ title: String, @ComponentBuilder content: @escaping @MainActor (Subject) -> Group
    ) {
      self.title = title
      self.content = content
    }
  }

  let panels: [Panel]

  /// Makes an inspector from its parts.
  public init(_ panels: [Panel]) {
    self.panels = panels
  }

  /// Whether trees are to be recorded.
  var needsJournal: Bool { panels.contains(where: \.needsJournal) }

  /// None.
  public static var off: WebInspector { WebInspector([]) }

  /// The tree, and what happened in it.
  public static var on: WebInspector { WebInspector([.tree, .events]) }

  /// The same with another part at the end.
  public func adding(_ panel: Panel) -> WebInspector {
    WebInspector(panels + [panel])
  }
}

extension WebInspector.Panel {
  /// The tree, a line for each node, with what it leads to.
  public static var tree: WebInspector.Panel {
    WebInspector.Panel("Tree") { TreeOutline.tree($0.tree.description) }
  }

  /// The last events, with their causes and with what became of each request.
  public static var events: WebInspector.Panel {
    WebInspector.Panel("Events") { subject in
      TreeOutline.count(subject.eventCount, listed: subject.events.count)
      TreeOutline.events(subject.events.map(\.description))
    }
  }
}
