@_spi(Hosting) public import Usher
import UsherLinks
import UsherSnapshots

/// An app of coordinators as web pages: a function from request to response.
///
/// ```swift
/// let app = WebApp("Practice", path: "/practice", views: views) { MainCoordinator() }
/// let response = await app.respond(to: request)
/// ```
///
/// A request for the app's path creates a tree and redirects the browser tab to the tree's address.
/// Only the visitor who created a tree, known by a cookie, can see it.
@MainActor
public final class WebApp {
  /// The name of the app, in the titles of its pages.
  public let name: String
  /// The path of the app, without a slash at the end; empty for an app at the root of the server.
  public let path: String

  let options: WebOptions
  let assets: PageAssets
  let frame: PageFrame
  let store: PageStore
  let settings: LivePageSettings
  /// Stores the trees that are not in memory; `nil` without a store.
  let keeper: TreeKeeper?
  private var heart: Task<Void, Never>?
  private var expiry: Task<Void, Never>?

  /// Creates an app whose trees need not know their visitor.
  ///
  /// - Parameters:
  ///   - name: The app's name, in the titles of its pages.
  ///   - path: The app's path, for example `/practice`; empty or `/` for the root of the server.
  ///   - views: The views of its screens.
  ///   - options: Further options.
  ///   - beside: Makes a panel beside the phone, such as an inspector in a frame of the same server.
  ///     Called with the page's tree at each rendering, and after a change of an `@Observable`
  ///     property that it read.
  ///   - root: Makes the root coordinator of a new or restored tree.
  public convenience init<Root: Coordinator>(
    _ name: String, path: String, views: WebViews, options: WebOptions = WebOptions(),
    beside: (@MainActor (Tree) -> Markup)? = nil,
    root: @escaping @MainActor () -> Root
  ) {
    self.init(
      name, path: path, views: views, options: options, beside: beside,
      root: { (_: WebVisitor) in root() })
  }

  /// Creates an app whose trees know their visitor.
  ///
  /// - Parameters:
  ///   - name: The app's name, in the titles of its pages.
  ///   - path: The app's path, for example `/practice`; empty or `/` for the root of the server.
  ///   - views: The views of its screens.
  ///   - options: Further options.
  ///   - beside: Makes a panel beside the phone, such as an inspector in a frame of the same server.
  ///     Called with the page's tree at each rendering, and after a change of an `@Observable`
  ///     property that it read.
  ///   - root: Makes the root coordinator of a new or restored tree, for the visitor who owns it.
  public init<Root: Coordinator>(
    _ name: String, path: String, views: WebViews, options: WebOptions = WebOptions(),
    beside: (@MainActor (Tree) -> Markup)? = nil,
    root: @escaping @MainActor (WebVisitor) -> Root
  ) {
    self.name = name
    self.path = Self.normalized(path)
    self.options = options
    keeper = options.store.map { [path = self.path] in TreeKeeper($0, app: path, options) }
    store = PageStore(limits: options.limits, keeper: keeper, now: stopwatch(options.clock))
    assets = PageAssets(
      options.stylesheet, hasPanel: beside != nil, below: self.path)
    frame = assets.frame(
      options.language, isRightToLeft: options.isRightToLeft, words: options.words)
    var markup = PhoneMarkup()
    markup.words = options.words
    markup.icons = options.icons
    settings = LivePageSettings(
      name: name, path: self.path, views: views, markup: markup, beside: beside,
      links: WebLink.test(for: Root.self)
    ) { driver, visitor, link, stored, observer, onEnd in
      // Names in an earlier page must not match other nodes now. Each server that restores the same
      // save gives its nodes the same names.
      let first = stored.map { $0.stamp > 0 ? $0.stamp : .random(in: (1 << 20)...(1 << 40)) } ?? 1
      var configuration = options.configuration
      configuration.alertWords = options.words.alerts
      return Tree(
        root: root(visitor), driver: driver, configuration: configuration,
        launch: .restoring(stored?.snapshot).opening(link), firstNode: first, observer: observer,
        onEnd: { (_: Ending<Root.Output>) in onEnd() })
    }
  }

  deinit {
    heart?.cancel()
    expiry?.cancel()
  }

  /// Answers a request for the app's path or below it.
  ///
  /// It performs what the request asks of the tree, and waits for the store of trees if there is one,
  /// at most ``WebOptions/storeTimeout``. A request that it refuses gets a page with the reason and
  /// a status from 400, and changes nothing. Status 410 says that the tree has ended, perhaps by this
  /// request.
  ///
  /// - Parameter request: The request; a path that is not the app's gets status 404.
  /// - Returns: The response, with security headers.
  public func respond(to request: WebRequest) async -> WebResponse {
    var response: WebResponse
    do {
      response = try await answer(request)
    } catch {
      response = ErrorPage(error: error, home: home, frame: frame).response
    }
    SecurityHeaders.apply(to: &response.headers, allowsFrames: settings.beside != nil)
    if request.method == "HEAD" { response.body = .bytes([]) }
    return response
  }

  /// Ends every tree in memory and every stream.
  ///
  /// Call it when the server stops. Trees stay in the store of trees; saves that are still running
  /// continue after the call, and ``untilSaved()`` waits for them. A later request starts a new tree, or
  /// gets status 503 if the store is shared: another server answers it.
  ///
  /// - Complexity: O(*n*) in the size of all trees.
  public func close() {
    heart?.cancel()
    expiry?.cancel()
    (heart, expiry) = (nil, nil)
    keeper?.prepareToClose()
    for page in store.pages {
      // An open page goes on elsewhere, or with the next server.
      if page.saver != nil, !page.hasEnded { page.streams.move() }
      store.remove(page.id)
    }
    keeper?.close()
  }

  /// Suspends until the store of trees has what ``close()`` left to it, at most for
  /// ``WebOptions/storeTimeout``.
  ///
  /// Call it after ``close()`` and before the process ends. Without a store, or with nothing to save, it
  /// returns at once. A save that takes longer continues, and ``WebOptions/onStoreError`` is called. The
  /// cancellation of the calling task changes nothing.
  public func untilSaved() async { await keeper?.untilDeparted() }

  /// The number of trees in memory.
  public var pageCount: Int { store.count }

  /// The number of browsers that listen to a tree.
  package var listenerCount: Int { store.pages.reduce(0) { $0 + $1.streams.count } }

  /// The size in bytes of the largest body that the app accepts.
  ///
  /// A server need not read a larger one, and can answer it with status 413.
  public var bodyLimit: Int { max(options.limits.bodyBytes, options.limits.uploadBytes) }

  /// The address that starts a new tree.
  var home: String { path.isEmpty ? "/" : path }

  /// Returns a path without a slash at the end.
  static func normalized(_ path: String) -> String {
    path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  // MARK: - Time

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

  /// Writes heartbeats to all streams while there are any.
  func startHeart() {
    guard heart == nil else { return }
    // Without a pause no other task would run, and a clock cannot add any time.
    let pause = min(max(options.heartbeatInterval, .milliseconds(100)), .seconds(3_600))
    let clock = options.clock
    heart = Task { [weak self] in
      while (try? await clock.sleep(for: pause)) != nil, self?.beat() == true {}
    }
  }

  /// Writes a heartbeat to all streams.
  ///
  /// - Returns: `false` if there are no streams, which stops the heartbeat.
  private func beat() -> Bool {
    let listened = store.pages.filter { !$0.streams.isEmpty }
    for page in listened { page.streams.beat() }
    if listened.isEmpty { heart = nil }
    return !listened.isEmpty
  }
}
