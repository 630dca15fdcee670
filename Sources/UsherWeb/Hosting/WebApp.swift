@_spi(Hosting) public import Usher
import UsherJournal
import UsherLinks
import UsherSnapshots

/// An app of coordinators as web pages: a function from request to response.
///
/// ```swift
/// let app = WebApp("Practice", path: "/practice", views: views) { MainCoordinator() }
/// let response = await app.respond(to: request)
/// ```
///
/// Opening the app's path makes a tree of its own for that tab of the browser and redirects to the
/// tree's address. Only the visitor who opened it, known by a cookie, can see it.
@MainActor
public final class WebApp {
  /// What the app is called, in the titles of its pages.
  public let name: String
  /// Where the app is, without a slash at the end; empty at the root.
  public let path: String

  let options: WebOptions
  let assets: PageAssets
  let frame: PageFrame
  let store: PageStore
  let settings: LivePageSettings
  /// Keeps the trees while they are not in memory; `nil` if they are not kept.
  let keeper: TreeKeeper?
  private var heart: Task<Void, Never>?
  private var expiry: Task<Void, Never>?

  /// Makes an app.
  ///
  /// - Parameters:
  ///   - name: What it is called.
  ///   - path: Where it is, for example `/practice`.
  ///   - views: How its screens look.
  ///   - options: What else can be chosen.
  ///   - inspector: What stands beside the phone for those who develop the app; nothing if it is
  ///     left out.
  ///   - beside: What to show beside the phone where there is room; called again when something
  ///     changes that it read.
  ///   - root: Makes the root coordinator of a new tree.
  public convenience init<Root: Coordinator>(
    _ name: String, path: String, views: WebViews, options: WebOptions = WebOptions(),
    inspector: WebInspector = .off, beside: (@MainActor (Tree) -> Markup)? = nil,
    root: @escaping @MainActor () -> Root
  ) {
    self.init(
      name, path: path, views: views, options: options, inspector: inspector, beside: beside,
      root: { (_: WebVisitor) in root() })
  }

  /// Makes an app whose trees know whose they are.
  ///
  /// - Parameters:
  ///   - name: What it is called.
  ///   - path: Where it is, for example `/practice`.
  ///   - views: How its screens look.
  ///   - options: What else can be chosen.
  ///   - inspector: What stands beside the phone for those who develop the app; nothing if it is
  ///     left out.
  ///   - beside: What to show beside the phone where there is room; called again when something
  ///     changes that it read.
  ///   - root: Makes the root coordinator of a new tree for the visitor who opens it.
  public init<Root: Coordinator>(
    _ name: String, path: String, views: WebViews, options: WebOptions = WebOptions(),
    inspector: WebInspector = .off, beside: (@MainActor (Tree) -> Markup)? = nil,
    root: @escaping @MainActor (WebVisitor) -> Root
  ) {
    self.name = name
    self.path = path.hasSuffix("/") ? String(path.dropLast()) : path
    self.options = options
    store = PageStore(limits: options.limits, now: Self.stopwatch(options.clock))
    keeper = options.trees.map { TreeKeeper($0, options) }
    assets = PageAssets(options.stylesheet, below: self.path)
    frame = assets.frame(
      options.language, isRightToLeft: options.isRightToLeft, words: options.words)
    var markup = PhoneMarkup()
    markup.words = options.words
    markup.icons = options.icons
    settings = LivePageSettings(
      name: name, path: self.path, views: views, markup: markup, inspector: inspector,
      beside: beside,
      links: WebLink.test(for: Root.self)
    ) { driver, visitor, link, snapshot, isFrozen, observer, onEnd in
      // What a page of an earlier time names must not be taken for something else now.
      let first: UInt64 = snapshot == nil ? 1 : .random(in: (1 << 20)...(1 << 40))
      var configuration = TreeConfiguration()
      configuration.isFrozen = isFrozen
      configuration.alertWords = options.words.alerts
      configuration.journalLimit = inspector.needsJournal ? Self.journalLimit : nil
      return Tree(
        root: root(visitor), driver: driver, configuration: configuration,
        launch: .restoring(snapshot).opening(link), firstNode: first, observer: observer,
        onEnd: { (_: Ending<Root.Output>) in onEnd() })
    }
  }

  private static var journalLimit: Int { 5_000 }

  deinit {
    heart?.cancel()
    expiry?.cancel()
  }

  /// Answers a request below the app's path; anything else is not found.
  public func respond(to request: WebRequest) async -> WebResponse {
    var response: WebResponse
    do {
      response = try await answer(request)
    } catch {
      response = ErrorPage(error: error, home: home, frame: frame).response
    }
    SecurityHeaders.apply(to: &response.headers)
    if request.method == "HEAD" { response.body = .bytes([]) }
    return response
  }

  /// Ends every tree, as a server does that stops.
  public func close() {
    heart?.cancel()
    expiry?.cancel()
    (heart, expiry) = (nil, nil)
    for page in store.pages { store.remove(page.id) }
    keeper?.close()
  }

  /// How many trees are alive.
  public var pageCount: Int { store.count }

  /// How many browsers listen to a tree.
  package var listenerCount: Int { store.pages.reduce(0) { $0 + $1.streams.count } }

  /// How large the body of a request may be: a server need not read a larger one.
  public var bodyLimit: Int { max(options.limits.bodyBytes, options.limits.uploadBytes) }

  /// Where a new tree begins.
  var home: String { path.isEmpty ? "/" : path }

  // MARK: - Time

  /// The time since now, by a clock.
  private static func stopwatch(_ clock: some Clock<Duration>) -> @MainActor () -> Duration {
    let start = clock.now
    return { start.duration(to: clock.now) }
  }

  /// Ends idle trees when they expire, even if no request arrives.
  func startExpiring() {
    guard expiry == nil, let first = store.expire() else { return }
    let clock = options.clock
    expiry = Task { [weak self] in
      var pause: Duration? = first
      while let time = pause, (try? await clock.sleep(for: time)) != nil {
        pause = self?.store.expire()
      }
      if !Task.isCancelled { self?.expiry = nil }
    }
  }

  /// Keeps something going on all streams for as long as there are any.
  func startHeart() {
    guard heart == nil else { return }
    // Without a pause nothing else would have its turn, and a clock cannot add any time.
    let pause = min(max(options.heartbeat, .milliseconds(100)), .seconds(3_600))
    let clock = options.clock
    heart = Task { [weak self] in
      while (try? await clock.sleep(for: pause)) != nil, self?.beat() == true {}
    }
  }

  /// Writes to all streams.
  ///
  /// - Returns: Whether there are any; the heart stops otherwise.
  private func beat() -> Bool {
    let listened = store.pages.filter { !$0.streams.isEmpty }
    for page in listened { page.streams.beat() }
    if listened.isEmpty { heart = nil }
    return !listened.isEmpty
  }
}
