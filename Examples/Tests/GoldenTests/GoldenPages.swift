import UsherWeb

/// The structure of the pages that an app's web host answers.
struct GoldenPages: Codable, Sendable {
  /// What a new visitor is answered at each address of the walk.
  var addresses: [GoldenPage] = []
  /// What a visitor sees who presses buttons.
  var visit: [GoldenPage] = []
}

/// One page.
struct GoldenPage: Codable, Equatable, Sendable {
  /// What was pressed or opened.
  var action: String
  var status: Int
  /// The page's elements, with their classes, roles and types: neither text nor ids.
  var structure: [String]
}

extension GoldenPages {
  /// Visits an app's pages, as far as they are what is expected.
  ///
  /// - Parameter committed: What each action is to lead to; `nil` for the first recording.
  @MainActor
  init(
    _ app: GoldenApp, at addresses: [String], following committed: GoldenPages? = nil
  ) async throws {
    let web = try app.makeWebApp()
    defer { web.close() }
    for (number, address) in addresses.enumerated() {
      let expected = GoldenExpectation(committed?.addresses, at: number)
      let page = await GoldenVisitor(app, web).open(address, expecting: expected)
      self.addresses.append(page)
      guard expected.allows(page) else { return }
    }
    let visitor = GoldenVisitor(app, web)
    var expected = GoldenExpectation(committed?.visit, at: 0)
    visit.append(await visitor.open("/", expecting: expected))
    for number in 1...app.pressCount {
      guard expected.allows(visit.last) else { return }
      expected = GoldenExpectation(committed?.visit, at: number)
      guard let page = await visitor.press(expecting: expected) else { break }
      visit.append(page)
    }
  }
}

/// What an action on a page is to lead to.
enum GoldenExpectation {
  /// It is recorded for the first time.
  case unknown
  /// This page; none if it is `nil`.
  case page(GoldenPage?)

  /// Whether a page is what is expected.
  func allows(_ page: GoldenPage?) -> Bool {
    if case .page(let expected) = self { expected == page } else { true }
  }

  /// The page at a position among the committed ones; `unknown` if there are none.
  init(_ pages: [GoldenPage]?, at position: Int) {
    self = pages.map { .page($0.indices.contains(position) ? $0[position] : nil) } ?? .unknown
  }
}
