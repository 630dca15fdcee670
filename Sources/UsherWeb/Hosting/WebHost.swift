/// Serves several apps at their paths, and a start page that lists them at `/`.
///
/// With an app at the root of the server, there is no start page.
@MainActor
public final class WebHost {
  /// The apps, in the order in which the start page lists them.
  public let apps: [WebApp]
  private let title: String
  private let start: Markup?
  private let assets: PageAssets
  private let frame: PageFrame
  private var handlers: [Handler] = []

  /// A closure that answers at a path.
  private struct Handler {
    let path: String
    let bodyLimit: Int
    let respond: @MainActor (WebRequest) async -> WebResponse
  }

  private enum Part {
    case app(WebApp)
    case handler(Handler)

    @MainActor var path: String {
      switch self {
      case .app(let app): app.path
      case .handler(let handler): handler.path
      }
    }
  }

  /// Creates a host of apps.
  ///
  /// - Parameters:
  ///   - title: The title of the start page.
  ///   - apps: The apps, each at a path of its own.
  ///   - language: The language of the start page, as HTML names it: `en`, `ko`.
  ///   - words: The words of error pages at paths of no app.
  ///   - stylesheet: The style of the start page and of these error pages.
  ///   - start: The contents of the start page; a list of the apps by default.
  public init(
    _ title: String, apps: [WebApp], language: String = "en", words: WebWords = .english,
    stylesheet: WebStylesheet = .standard, start: Markup? = nil
  ) {
    self.title = title
    self.apps = apps
    assets = PageAssets(stylesheet, below: "")
    frame = assets.frame(language, words: words)
    self.start = start
  }

  /// Answers requests at a path, and below it, by a closure: such as those to an inspector.
  ///
  /// The host adds no security headers to its responses. An app or an earlier closure at the same path comes before it.
  ///
  /// - Parameters:
  ///   - path: The path, such as `/usher`; empty or `/` for all that no app and no other closure answers, the start
  ///     page too.
  ///   - bodyLimit: The size in bytes of the largest body that it accepts.
  ///   - respond: Answers a request, which may have a larger body if the server does not ask ``bodyLimit(at:)``.
  public func serve(
    _ path: String, bodyLimit: Int = 0,
    respond: @escaping @MainActor (WebRequest) async -> WebResponse
  ) {
    handlers.append(
      Handler(path: WebApp.normalized(path), bodyLimit: bodyLimit, respond: respond))
  }

  /// Answers a request with the app or the closure at its path, the start page, or status 404.
  ///
  /// Of several apps and closures, the one with the longest path answers.
  ///
  /// - Parameter request: The request.
  /// - Returns: The response, with security headers unless a closure made it.
  public func respond(to request: WebRequest) async -> WebResponse {
    switch part(at: request.path) {
    case .app(let app): return await app.respond(to: request)
    case .handler(let handler): return await handler.respond(request)
    case nil:
      var response = ownResponse(to: request)
      SecurityHeaders.apply(to: &response.headers)
      if request.method == "HEAD" { response.body = .bytes([]) }
      return response
    }
  }

  /// Returns the size in bytes of the largest body that a request to `path` may have.
  ///
  /// A server need not read a larger one, and can answer it with status 413.
  ///
  /// - Parameter path: The path of the request, without its query.
  /// - Returns: The limit of the app or the closure at that path; 0 without one.
  public func bodyLimit(at path: String) -> Int {
    switch part(at: path) {
    case .app(let app): app.bodyLimit
    case .handler(let handler): handler.bodyLimit
    case nil: 0
    }
  }

  /// Returns the part with the longest path around `path`, the first one of several with the same.
  private func part(at path: String) -> Part? {
    var longest: Part?
    for part in apps.map(Part.app) + handlers.map(Part.handler)
    where path == part.path || path.hasPrefix(part.path + "/") {
      if longest.map({ $0.path.utf8.count < part.path.utf8.count }) ?? true { longest = part }
    }
    return longest
  }

  /// Closes every app, which ends its trees in memory and its streams.
  ///
  /// Call it when the server stops; see ``WebApp/close()``.
  public func close() {
    for app in apps { app.close() }
  }

  /// Suspends until the stores of trees have what ``close()`` left to them, at most for the longest
  /// ``WebOptions/storeTimeout``.
  ///
  /// Call it after ``close()`` and before the process ends; see ``WebApp/untilSaved()``.
  public func untilSaved() async {
    await withTaskGroup(of: Void.self) { waiting in
      for app in apps { waiting.addTask { await app.untilSaved() } }
    }
  }

  private func ownResponse(to request: WebRequest) -> WebResponse {
    guard RequestSource(request.headers).namesOneHost else { return error(.malformed) }
    guard request.method == "GET" || request.method == "HEAD" else {
      return error(.wrongMethod(allow: "GET, HEAD"))
    }
    if request.path == "/" { return startPage }
    if let asset = assets.named(request.path.dropFirst()) {
      return asset.response(to: request)
    }
    return error(.notFound)
  }

  private func error(_ error: RequestError) -> WebResponse {
    ErrorPage(error: error, home: "/", frame: frame).response
  }

  private var startPage: WebResponse {
    var document = frame.document(titled: title)
    document.bodyAttributes = ["class": "u-page u-start"]
    document.body = [start ?? list]
    return .html(document.html)
  }

  private var list: Markup {
    .element(
      "main", ["class": "u-message"],
      [
        .element("h1", [:], [.text(title)]),
        .element(
          "div", ["class": "u-group"],
          apps.map { app in
            .element("a", ["class": "u-button", "href": app.home], [.text(app.name)])
          }),
      ])
  }
}
