import UsherWeb

/// The pages of an app's web host: for a new visitor at each address of the walk, then for a visitor who presses buttons.
@MainActor
enum GoldenPages {
  /// Visits the pages, as long as they equal the expected ones.
  ///
  /// - Parameter committed: The expected pages of each action; `nil` for the first recording.
  static func visit(
    _ app: GoldenApp, at addresses: [String], following committed: [GoldenStep]? = nil
  ) async throws -> [GoldenStep] {
    let web = try app.makeWebApp()
    defer { web.close() }
    var pages: [GoldenStep] = []
    /// Adds a page; returns false if it is not the expected one.
    func add(_ page: GoldenStep) -> Bool {
      pages.append(page)
      return committed.map { $0.step(pages.count - 1) == page } ?? true
    }
    var expected: GoldenExpectation {
      committed.map { .page($0.step(pages.count)) } ?? .unknown
    }
    for address in addresses {
      let visitor = GoldenVisitor(app, web)
      guard add(await visitor.open(address, expecting: expected)) else { return pages }
    }
    let visitor = GoldenVisitor(app, web)
    guard add(await visitor.open("/", expecting: expected)) else { return pages }
    for _ in 0..<app.pressCount {
      guard let page = await visitor.press(expecting: expected) else { break }
      guard add(page) else { break }
    }
    return pages
  }
}

/// The expected result of an action on a page.
enum GoldenExpectation {
  /// The action is recorded for the first time.
  case unknown
  /// This page; `nil` for none.
  case page(GoldenStep?)
}
