import Foundation
@_spi(Hosting) import Usher
import UsherLinks
import UsherSnapshots

/// A tree with its page, owned by one visitor and one browser tab.
@MainActor
final class LivePage {
  let id: Secret
  let visitor: Secret
  let token: Secret
  /// The number of servers that had the tree before.
  let generation: Int
  /// The number of times that it returned to memory without a claim.
  let returns: Int
  /// The earlier names of nodes, on pages of other servers.
  private(set) var formerNames = FormerNames()
  /// The latest actions of scripts, which are not performed again.
  var actions: [String] = []
  /// The number of requests that are being performed.
  var performing = 0
  /// True if something could not be taken along from another server, until the page was told.
  private(set) var hasLosses = false
  /// True after a whole page has told it, which only a browser without scripts shows.
  private var hasShownLosses = false
  /// Saves the tree, if the app has a store.
  var saver: TreeSaver?
  let driver: WebDriver
  private(set) var tree: Tree!
  private(set) var screens: ScreenRenderer!
  let markup: PhoneMarkup
  var trail = HistoryTrail() { didSet { saver?.changed() } }
  var departures: [Departure] = []
  /// True while the browser's Forward adds to the tree.
  var isOpeningAgain = false
  let streams = UpdateStreams()
  /// Called when the last listening browser has left.
  var onUnseen: (@MainActor () -> Void)?

  /// The dragged screen that asks before it is left.
  var dragThatAsks: NodeID?

  /// The last rendering.
  private(set) var state = PhoneState(root: .empty)
  private(set) var update = PageUpdate(version: 0, depth: 0, title: "", spoken: "", phone: "")
  /// A hash of the page that ``rest()`` released.
  private var restingPhone: Int?
  private let appName: String
  private let path: String
  private let beside: (@MainActor (Tree) -> Markup)?
  /// Observes what the last rendering read.
  private lazy var rendering = ObservedReading { [weak self] in self?.needsRendering() }
  private var willRender = false
  /// True if something has changed since the last rendering.
  private var isOutdated = false
  /// True after the root flow has ended by itself.
  private(set) var hasEnded = false

  /// A stored tree that this server owns.
  struct Claimed {
    let tree: StoredTree
    /// `nil` if the store has never answered a save of it.
    let hold: TreeHold?
    /// The number of times that it returned to memory without a claim.
    let returns: Int
    /// The stamps of the saves that may be the latest one in the store.
    let stamps: Set<UInt64>

    /// A tree that the store has granted.
    init(_ tree: StoredTree, _ hold: TreeHold) {
      self.tree = tree
      self.hold = hold
      returns = tree.returns
      stamps = [tree.stamp]
    }

    /// A tree that the store has not saved, and that this server still owns.
    init(returning tree: StoredTree, _ hold: TreeHold?, _ stamps: Set<UInt64>) {
      self.tree = tree
      self.hold = hold
      self.stamps = stamps
      returns = tree.returns + 1
    }

    /// Larger than that of every earlier page with this tree.
    var generation: Int { min((hold?.epoch ?? 1) - 1 + returns, StoredTree.mostGenerations) }
  }

  /// The state of a page before the server stopped.
  struct Former {
    let id: Secret
    let claimed: Claimed
  }

  /// - Parameters:
  ///   - link: The place where the tree starts; `nil` for its usual one.
  ///   - former: Its state before the server stopped.
  init(
    _ settings: LivePageSettings, visitor: Secret, link: String? = nil, as former: Former? = nil
  ) {
    let id = former?.id ?? Secret()
    let token = Secret(ofFormsIn: id, of: visitor)
    let ownAddress = "\(settings.path)/t/\(id)"
    driver = WebDriver(pairs: settings.views.pairs)
    self.id = id
    self.ownAddress = ownAddress
    self.token = token
    returns = former?.claimed.returns ?? 0
    generation = former?.claimed.generation ?? 0
    self.visitor = visitor
    markup = settings.markup
    appName = settings.name
    path = settings.path
    beside = settings.beside
    let changed: @Sendable () -> Void = { [weak self] in
      Task { @MainActor in self?.needsRendering() }
    }
    screens = ScreenRenderer(
      views: settings.views, token: token.description, page: ownAddress,
      words: settings.markup.words, onChange: changed)
    // Later than every version that a browser can have received before.
    update.version = generation << 32
    tree = settings.makeTree(
      driver, WebVisitor(visitor), link, former?.claimed.tree,
      { [weak self] in self?.happened($0) },
      { [weak self] in self?.ended() })
    driver.onChange = { [weak self] in self?.needsRendering() }
    driver.onRelease = { [weak self] in self?.screens.forget($0.id) }
    streams.onEmpty = { [weak self] in
      self?.driver.cancelDragging()
      self?.onUnseen?()
    }
    render()
    if let former { takeOver(former.claimed.tree) }
  }

  /// Closes the tree, since screens may hold their coordinators strongly.
  deinit {
    guard let tree else { return }
    Task { @MainActor in tree.close() }
  }

  /// True after ``close()``: the page has left memory, and its tree may go on in the store.
  private(set) var isClosed = false

  /// Ends every flow of the tree, and every stream.
  func close() {
    isClosed = true
    (driver.onChange, driver.onRelease) = (nil, nil)
    saver?.part()
    // Flows that end from now on end with the server's memory; the stored tree stays.
    saver = nil
    tree.close()
    streams.finish()
  }

  private func takeOver(_ stored: StoredTree) {
    actions = stored.actions
    formerNames = FormerNames(stored.names, in: tree)
    hasLosses = !stored.snapshot.isWhole || tree.restorationReport?.isWhole == false
    restoreTrail(stored)
  }

  /// Returns the note about what could not be taken along, once.
  func takeLosses(_ words: WebWords) -> String? {
    defer { hasLosses = false }
    return hasLosses ? words.movedNote : nil
  }

  /// Returns the same note for a whole page.
  ///
  /// A browser with scripts hears it by its stream nevertheless.
  func showLosses(_ words: WebWords) -> String? {
    hasShownLosses = hasLosses
    return hasLosses ? words.movedNote : nil
  }

  /// Drops the note that a browser without scripts has shown.
  func forgetShownLosses() {
    if hasShownLosses { hasLosses = false }
  }

  // MARK: - Addresses

  /// The address of its forms and files, independent of its contents.
  let ownAddress: String

  /// The address that the user sees: its contents as a link, if its root declares links.
  var address: String {
    tree.nearestAddress.flatMap { WebLink.address($0, of: id, below: path) } ?? ownAddress
  }

  // MARK: - Rendering

  /// Renders once before the main actor's next turn if a browser listens; otherwise the next
  /// request renders.
  ///
  /// What the page shows may also be saved, so the saver looks for a change.
  func needsRendering() {
    saver?.changed()
    isOutdated = true
    guard !willRender, !streams.isEmpty else { return }
    willRender = true
    Task { [weak self] in
      guard let self else { return }
      willRender = false
      renderIfOutdated()
    }
  }

  /// Updates ``state`` and ``update``, and notifies the streams of a difference.
  func render() {
    guard !hasEnded else { return }
    isOutdated = false
    let (new, panel) = rendering.read { (observedState(), renderedPanel()) }
    if new.depth > state.depth, !isOpeningAgain { trail.cut(above: state.depth) }
    noteDepartures()
    if new.depth != state.depth { saver?.changed() }
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

  /// Returns whether the page differs from ``update``, which then has the new page.
  private func isNews(_ next: PageUpdate) -> Bool {
    guard let restingPhone else { return next != update }
    self.restingPhone = nil
    update.phone = next.phone
    return restingPhone != next.phone.hashValue || next != update
  }

  /// True after ``rest()``, until the next rendering.
  var isResting: Bool { restingPhone != nil }

  /// Releases the rendering while no browser looks at it; the next request renders again.
  func rest() {
    guard restingPhone == nil, streams.isEmpty else { return }
    restingPhone = update.phone.hashValue
    update.phone = ""
    state.forgetBodies()
    screens.forgetAll()
    rendering.end()
  }

  /// Renders if there is no rendering, or if something has changed since.
  func renderIfOutdated() {
    if isOutdated || restingPhone != nil { render() }
  }

  /// The layers of the phone.
  var phone: Markup { markup.layers(of: state) }

  /// The titles of the screen and of the app, once if they are equal.
  private func windowTitle(_ title: String?) -> String {
    guard let title, title != appName else { return appName }
    return "\(title) · \(appName)"
  }

  /// The panel beside the phone.
  func renderedPanel() -> Markup { beside?(tree) ?? .empty }

  // MARK: - What the tree says

  private func happened(_ event: TreeEvent) {
    saver?.changed()
    // The page may be the same, and its address another one.
    if case .updated = event { return needsRendering() }
    if beside != nil { needsRendering() }
  }

  private func ended() {
    hasEnded = true
    saver?.forget()
    streams.finish()
  }
}
