import Observation
import Usher

/// Renders the bodies of a page's screens, each again only when something changed that it read.
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
  private var renderings: [EntryID: Rendering] = [:]

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

  /// The body of `entry` as it is now.
  func screen(of entry: Entry) -> RenderedScreen? {
    guard let object = entry.screen else { return nil }
    if let rendering = renderings[entry.id], !rendering.invalidation.isStale {
      return rendering.screen
    }
    let (invalidation, onChange) = (Invalidation(), onChange)
    let screen = withObservationTracking {
      RenderedScreen(
        entry: entry.id.name, token: token, page: page, words: words,
        content: views.content(of: object))
    } onChange: {
      invalidation.invalidate()
      onChange()
    }
    renderings[entry.id] = Rendering(screen: screen, invalidation: invalidation)
    return screen
  }

  /// What one of the screens on the page offers under `name`.
  func file(named name: String) -> WebFile? {
    for rendering in renderings.values {
      if let file = rendering.screen.files[name] { return file }
    }
    return nil
  }

  /// Renders `entry` again next time, whether or not it says that something changed: its object may
  /// not be observable.
  func forget(_ entry: EntryID) {
    renderings[entry] = nil
  }

  /// Forgets all renderings; each comes again when somebody asks for it.
  func forgetAll() {
    renderings = [:]
  }

  /// Forgets all but what is on the page.
  func keep(_ entries: Set<EntryID>) {
    guard renderings.count > entries.count else { return }
    renderings = renderings.filter { entries.contains($0.key) }
  }
}

extension EntryID {
  /// How pages name the entry.
  var name: String { String(number) }
}
