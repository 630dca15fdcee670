import Observation
@_spi(Hosting) import Usher

/// Renders the bodies of a page's screens, each again only after a change of a property that it
/// read.
@MainActor
final class ScreenRenderer {
  private struct Rendering {
    let screen: RenderedScreen
    let invalidation: Invalidation
  }

  private let views: WebViews
  private let token: String
  private let page: String
  private let words: WebWords
  private let onChange: @Sendable () -> Void
  private var renderings: [NodeID: Rendering] = [:]

  init(
    views: WebViews, token: String, page: String, words: WebWords,
    onChange: @escaping @Sendable () -> Void
  ) {
    self.words = words
    self.views = views
    self.token = token
    self.page = page
    self.onChange = onChange
  }

  /// Returns the current body of `node`.
  func screen(of node: Node) -> RenderedScreen? {
    guard let object = node.screen else { return nil }
    if let rendering = renderings[node.id], !rendering.invalidation.isStale {
      return rendering.screen
    }
    let (invalidation, onChange) = (Invalidation(), onChange)
    let screen = withObservationTracking {
      RenderedScreen(
        node: node.id.name, token: token, page: page, words: words,
        content: views.content(of: object))
    } onChange: {
      invalidation.invalidate()
      onChange()
    }
    renderings[node.id] = Rendering(screen: screen, invalidation: invalidation)
    return screen
  }

  /// Returns the file that one of the screens on the page shows under `name`.
  func file(named name: String) -> WebFile? {
    for rendering in renderings.values {
      if let file = rendering.screen.files[name] { return file }
    }
    return nil
  }

  /// Renders `node` again next time, even without a notification: its object may not be observable.
  func forget(_ node: NodeID) {
    renderings[node] = nil
  }

  /// Discards all renderings; each is rendered again at its next use.
  func forgetAll() {
    renderings = [:]
  }

  /// Discards the renderings of screens that are not on the page.
  func keep(_ nodes: Set<NodeID>) {
    guard renderings.count > nodes.count else { return }
    renderings = renderings.filter { nodes.contains($0.key) }
  }
}

extension NodeID {
  /// The node's name in pages.
  var name: String { String(number) }
}
