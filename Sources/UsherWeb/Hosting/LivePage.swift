import Foundation
import Observation
@_spi(Hosting) import Usher
import UsherLinks
import UsherSnapshots

/// A tree with the page that shows it: it belongs to one visitor and one tab of the browser.
@MainActor
final class LivePage {
  let id: Secret
  let visitor: Secret
  let token: Secret
  /// How often the tree was restored.
  let generation: Int
  /// Saves the tree, if trees are kept.
  var saver: TreeSaver?
  let driver = WebDriver()
  private(set) var tree: Tree!
  private(set) var screens: ScreenRenderer!
  let markup: PhoneMarkup
  var trail = HistoryTrail()
  var departures: [Departure] = []
  /// Whether the browser's Forward is what makes the tree grow.
  var isOpeningAgain = false
  let inspector: InspectorRenderer?
  /// What the page showed before, if that is kept.
  let travel: TimeTravel?
  let streams = UpdateStreams()
  /// Called when the last browser that listened has left.
  var onUnseen: (@MainActor () -> Void)?

  /// What a finger drags that wants to be asked before it is left.
  var dragThatAsks: NodeID?

  /// The last rendering.
  private(set) var state = PhoneState(root: .empty)
  private(set) var update = PageUpdate(version: 0, depth: 0, title: "", spoken: "", phone: "")
  /// What the page was that ``rest()`` released, as a hash.
  private var restingPhone: Int?
  private let appName: String
  private let path: String
  private let beside: (@MainActor (Tree) -> Markup)?
  /// Fired before each rendering, to end the observation of the last one.
  private let tick = Tick()
  private var willRender = false
  /// Stale as soon as there is a later rendering.
  private var reading = Invalidation()
  /// Whether the root flow has ended by itself.
  private(set) var hasEnded = false

  /// What a page is that was there before the server stopped.
  struct Former {
    let id: Secret
    let stored: StoredTree
  }

  /// - Parameters:
  ///   - link: Where the tree starts; at its usual place if it is `nil`.
  ///   - token: What its forms post, if they are forms of another page.
  ///   - other: The address of the page around it, if it is only a picture on that.
  ///   - former: What it was before the server stopped.
  init(
    _ settings: LivePageSettings, visitor: Secret, link: String? = nil, token: Secret? = nil,
    on other: String? = nil, as former: Former? = nil
  ) {
    let id = former?.id ?? Secret()
    let token = token ?? Secret(ofFormsIn: id, of: visitor)
    let ownAddress = other ?? "\(settings.path)/t/\(id)"
    self.id = id
    self.ownAddress = ownAddress
    self.token = token
    generation = former.map { min($0.stored.generation + 1, StoredTree.mostGenerations) } ?? 0
    travel =
      settings.inspector.needsJournal
      ? TimeTravel(on: ownAddress) {
        LivePage(settings.forPictures, visitor: visitor, token: token, on: ownAddress)
      } : nil
    self.visitor = visitor
    markup = settings.markup
    appName = settings.name
    path = settings.path
    beside = settings.beside
    inspector = InspectorRenderer(settings.inspector, token: token.description)
    let changed: @Sendable () -> Void = { [weak self] in
      Task { @MainActor in self?.needsRendering() }
    }
    screens = ScreenRenderer(
      views: settings.views, token: token.description, page: ownAddress,
      words: settings.markup.words, onChange: changed)
    // Later than all that a browser can have of an earlier one.
    update.version = generation << 32
    tree = settings.makeTree(
      driver, WebVisitor(visitor), link, former?.stored.snapshot, settings.isFrozen,
      { [weak self] in self?.happened($0) },
      { [weak self] in self?.ended() })
    travel?.keep(tree)
    driver.onChange = { [weak self] in self?.needsRendering() }
    streams.onEmpty = { [weak self] in
      self?.driver.cancelDragging()
      self?.onUnseen?()
    }
    render()
    if let former { restoreTrail(former.stored) }
  }

  /// The flows of a tree stay until it is closed, since screens may hold their coordinators.
  deinit {
    guard let tree else { return }
    Task { @MainActor in tree.close() }
  }

  /// Ends every flow of the tree, and every stream.
  func close() {
    driver.onChange = nil
    travel?.leave()
    saver?.part()
    // What ends now ends with the server's memory of it, and is kept.
    saver = nil
    tree.close()
    streams.finish()
  }

  // MARK: - Addresses

  /// Where its forms are posted and its files are, whatever it shows.
  let ownAddress: String

  /// Where the user sees it: what it shows as a link, if its root declares links.
  var address: String {
    tree.nearestAddress.flatMap { WebLink.address($0, of: id, below: path) } ?? ownAddress
  }

  // MARK: - Rendering

  /// Renders once before the main actor's next turn, if anyone listens; otherwise the next request
  /// does.
  func needsRendering() {
    guard !willRender, !streams.isEmpty else { return }
    willRender = true
    Task { [weak self] in
      guard let self else { return }
      willRender = false
      render()
    }
  }

  /// Brings ``state`` and ``update`` up to date and tells the streams if something differs.
  func render() {
    guard !hasEnded else { return }
    // What an older rendering read is read again now.
    reading.invalidate()
    let reading = Invalidation()
    self.reading = reading
    tick.advance()
    let changed: @Sendable () -> Void = { [weak self] in
      guard !reading.isStale else { return }
      Task { @MainActor in
        guard let self, self.reading === reading else { return }
        self.needsRendering()
      }
    }
    let (new, panel) = withObservationTracking {
      tick.read()
      return (observedState(), renderedPanel())
    } onChange: {
      changed()
    }
    if new.depth > state.depth, !isOpeningAgain { trail.cut(above: state.depth) }
    noteDepartures()
    state = new
    let next = PageUpdate(
      version: update.version, depth: new.depth, link: address,
      title: windowTitle(new.title),
      spoken: new.title ?? appName, phone: phone.html, panel: panel.html)
    guard isNews(next) else { return }
    update = next
    update.version += 1
    if !streams.isEmpty { streams.send(update.event) }
  }

  /// Whether the page differs from ``update``, which holds all of it again afterwards.
  private func isNews(_ next: PageUpdate) -> Bool {
    guard let restingPhone else { return next != update }
    self.restingPhone = nil
    update.phone = next.phone
    return restingPhone != next.phone.hashValue || next != update
  }

  /// Releases what was rendered, as long as no browser looks at it: it is rendered again when one
  /// asks for it.
  func rest() {
    guard restingPhone == nil, streams.isEmpty else { return }
    reading.invalidate()
    restingPhone = update.phone.hashValue
    update.phone = ""
    state.forgetBodies()
    screens.forgetAll()
    tick.advance()
  }

  /// Renders if nothing is rendered.
  func hostChanged() {
    if restingPhone != nil { render() }
  }

  /// The state that the phone shows: the present, or an earlier one.
  var phone: Markup { travel?.phone ?? markup.layers(of: state) }

  /// The screen's title and the app's, once if they are the same.
  private func windowTitle(_ title: String?) -> String {
    guard let title, title != appName else { return appName }
    return "\(title) · \(appName)"
  }

  /// What stands beside the phone.
  func renderedPanel() -> Markup {
    .fragment([
      beside?(tree) ?? .empty,
      inspector?.markup(of: tree, travel) ?? .empty,
    ])
  }

  // MARK: - What the tree says

  private func happened(_ event: TreeEvent) {
    saver?.changed()
    guard let inspector else { return }
    inspector.add(event)
    travel?.note(event, in: tree)
    needsRendering()
  }

  private func ended() {
    hasEnded = true
    saver?.forget()
    streams.finish()
  }
}
