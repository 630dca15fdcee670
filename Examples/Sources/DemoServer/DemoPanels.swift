package import Usher
package import UsherWeb

#if DEBUG
  import UsherInspector
#endif

/// The panels beside the phones: words about the app, and in a debug build an inspector.
@MainActor
package final class DemoPanels {
  #if DEBUG
    private let inspectors = DemoInspectors()
  #endif

  package init() {}

  /// Returns the panel of a tree.
  ///
  /// - Parameter root: Makes a root for replays; `nil` if that would change the app's data.
  package func markup(
    beside tree: Tree, of app: DemoApp, replaying root: (@MainActor () -> any Coordinator)? = nil
  ) -> Markup {
    var parts = [app.panel]
    #if DEBUG
      parts.append(inspectors.frame(of: tree, in: app, replaying: root))
    #endif
    // For a browser without scripts.
    parts += [
      .unescaped("<noscript>"),
      .element("pre", ["data-usher": "tree"], [.text(tree.description)]),
      .unescaped("</noscript>"),
    ]
    return .fragment(parts)
  }

  /// Answers the requests of the inspectors.
  package func serve(on host: WebHost) {
    #if DEBUG
      host.serve(DemoInspectors.path, bodyLimit: Inspector.bodyLimit) { [inspectors] request in
        await inspectors.respond(to: request)
      }
    #endif
  }
}
