import Usher

extension WebApp {
  func answer(_ request: WebRequest) async throws(RequestError) -> WebResponse {
    let source = RequestSource(request.headers)
    guard source.namesOneHost else { throw .malformed }
    guard source.isFor(options.allowedHosts) else { throw .misdirected }
    if request.path == home || request.path == path + "/" { return try await open(request) }
    guard request.path.utf8.starts(with: path.utf8),
      let below = request.path.utf8.dropFirst(path.utf8.count).first, below == UInt8(ascii: "/")
    else { throw .notFound }
    // In bytes: a combining character after a slash would form another character with it.
    let parts = request.path.utf8.dropFirst(path.utf8.count + 1)
      .split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).map(Substring.init)
    if parts.count == 1, let asset = assets.named(parts[0]) {
      try allow(["GET", "HEAD"], request)
      return asset.response(to: request)
    }
    guard parts.count == 2 || parts.count == 3, parts[0] == "t", let id = Secret(parts[1])
    else { return try await open(request) }
    if parts.count == 3, parts[2] != "events" { throw .notFound }
    try allow(parts.count == 3 ? ["GET"] : ["GET", "HEAD", "POST"], request)
    guard let page = try await page(id, of: visitor(in: request)) else { throw .notFound }
    guard !page.hasEnded else {
      store.remove(page)
      throw .gone
    }
    if parts.count == 3 { return stream(page) }
    if request.method == "POST" { return try await post(request, to: page) }
    return request.query.isEmpty ? show(page) : try file(request, of: page)
  }

  func allow(_ methods: [String], _ request: WebRequest) throws(RequestError) {
    guard methods.contains(request.method) else {
      throw .wrongMethod(allow: methods.joined(separator: ", "))
    }
  }

  func visitor(in request: WebRequest) -> Secret? {
    VisitorCookie.visitor(in: request.headers, isSecure: options.hasSecureCookies)
  }

  /// Starts a tree, at `link` if there is one, and redirects to it.
  func start(
    _ request: WebRequest, at link: String? = nil
  ) async throws(RequestError) -> WebResponse {
    try allow(["GET"], request)
    guard RequestSource(request.headers).isOpening else { throw .notOpened }
    let known = visitor(in: request)
    let page = LivePage(settings, visitor: known ?? Secret(), link: link)
    keep(page)
    page.performing += 1
    defer { page.performing -= 1 }
    try requireSaved(await page.saver?.save())
    var response = WebResponse.seeOther(address(of: page))
    keepCookie(of: page, in: &response)
    return response
  }

  /// Renews the visitor's cookie for its whole lifetime.
  private func keepCookie(of page: LivePage, in response: inout WebResponse) {
    response.headers["Set-Cookie"] = VisitorCookie.header(
      for: page.visitor, lasting: options.visitorLifetime, isSecure: options.hasSecureCookies)
  }

  /// Responds with the whole page, and cancels a drag on an older one.
  func show(_ page: LivePage) -> WebResponse {
    page.driver.cancelDragging()
    page.render()
    let document = PageDocument(
      frame: frame, address: page.ownAddress, token: page.token.description,
      update: page.update, phone: page.phone, panel: page.renderedPanel(),
      note: page.showLosses(options.words))
    var response = WebResponse.html(document.html)
    keepCookie(of: page, in: &response)
    return response
  }

  /// Responds with a file that a screen on the page shows.
  private func file(
    _ request: WebRequest, of page: LivePage
  ) throws(RequestError) -> WebResponse {
    guard let name = FormFields(urlEncoded: request.query.utf8)?["file"] else { return show(page) }
    page.renderIfOutdated()
    guard let file = page.screens.file(named: name) else { throw .notFound }
    return file.response
  }

  /// Performs a form's action, then redirects to the page, or answers the script with an update.
  func post(
    _ request: WebRequest, to page: LivePage, attempts: Int = 3
  ) async throws(RequestError) -> WebResponse {
    let fields = try PostedForm.fields(
      of: request, token: page.token, limit: options.limits.bodyBytes,
      fieldLimit: options.limits.fieldBytes, fileLimit: options.limits.uploadBytes)
    guard let action = fields["do"].flatMap(PageAction.init) else { throw .malformed }
    store.touch(page.id)
    page.performing += 1
    defer { page.performing -= 1 }
    var outcome = LivePage.Outcome()
    // A shared store confirms each action by a save, also one that changes nothing.
    let isShared = keeper?.store.isShared == true
    if page.isNew(fields["once"] ?? (isShared ? Secret().description : nil)) {
      outcome = page.perform(action, fields: fields)
      await followUp(on: page.tree)
    }
    page.render()
    let saved = await page.saver?.save()
    if case .lost = saved {
      // Another server has gone on with the tree: what happened here happened to a copy.
      drop(page)
      guard attempts > 1, let page = try await self.page(page.id, of: page.visitor) else {
        throw .unavailable
      }
      return try await post(request, to: page, attempts: attempts - 1)
    }
    try requireInMemory(page)
    if page.hasEnded {
      store.remove(page)
      try requireSaved(saved)
      guard request.wantsUpdate else { return .seeOther(home) }
      throw .gone
    }
    try requireSaved(saved)
    page.renderIfOutdated()
    guard request.wantsUpdate else {
      page.forgetShownLosses()
      return .seeOther(address(of: page))
    }
    var update = page.update
    update.isRefused = outcome.isRefused
    update.note = outcome.note ?? page.takeLosses(options.words)
    return .json(update.json)
  }

  /// Refuses to answer for a tree that a shared store does not have: the answer would be a promise.
  ///
  /// - Parameter state: `nil` if the page left memory meanwhile, and nothing says that its last save arrived.
  func requireSaved(_ state: TreeSaver.State?) throws(RequestError) {
    guard let keeper, keeper.store.isShared else { return }
    if case .saved = state { return }
    throw .unavailable
  }

  /// Refuses to answer for a page that left memory meanwhile, as when the server stops: its tree goes on in the
  /// store, where the action counts once when it is sent again.
  func requireInMemory(_ page: LivePage) throws(RequestError) {
    if keeper != nil, page.isClosed { throw .unavailable }
  }

  /// Lets the effects of a request finish, as far as they need only the main actor.
  ///
  /// A task that runs a flow and a question take a turn or two. The method also waits for a caller
  /// that got its result, which continues through another thread and may be delayed on a busy
  /// machine. Longer work arrives by the stream.
  func followUp(on tree: Tree) async {
    for _ in 0..<4 { await Task.yield() }
    while tree.engine.awaitsCallers { await Task.yield() }
  }

  /// Responds with server-sent events: the current state, and every later one.
  private func stream(_ page: LivePage) -> WebResponse {
    page.render()
    var update = page.update
    update.note = page.takeLosses(options.words)
    let stream = page.streams.open(first: update.event)
    startHeart()
    return WebResponse(
      status: 200,
      headers: [
        "Content-Type": "text/event-stream", "Cache-Control": "no-store",
        "X-Accel-Buffering": "no",
      ],
      body: .stream(stream))
  }
}
