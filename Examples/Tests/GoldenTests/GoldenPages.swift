import UsherWeb

/// The structure of the pages of an app's web host.
struct GoldenPages: Codable, Sendable {
  /// The pages for a new visitor at each address of the walk.
  var addresses: [GoldenPage] = []
  /// The pages for a visitor who presses buttons.
  var visit: [GoldenPage] = []
}

/// One page.
struct GoldenPage: Codable, Equatable, Sendable {
  /// The pressed button or opened address.
  var action: String
  var status: Int
  /// The page's elements, with their classes, roles and types: neither text nor ids.
  var structure: [String]
}

extension GoldenPages {
  /// Visits an app's pages, as long as they equal the expected ones.
  ///
  /// - Parameter committed: The expected pages of each action; `nil` for the first recording.
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

/// The expected result of an action on a page.
enum GoldenExpectation {
  /// The action is recorded for the first time.
  case unknown
  /// This page; `nil` for none.
  case page(GoldenPage?)

  /// Returns whether a page is the expected one.
  func allows(_ page: GoldenPage?) -> Bool {
    if case .page(let expected) = self { expected == page } else { true }
  }

  /// The page at a position among the committed ones; `unknown` if there are none.
  init(_ pages: [GoldenPage]?, at position: Int) {
    self = pages.map { .page($0.indices.contains(position) ? $0[position] : nil) } ?? .unknown
  }
}
