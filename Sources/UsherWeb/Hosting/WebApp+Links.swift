import Usher
import UsherLinks

// A tree whose root declares links has its own address: its link below the app's path, and the
// tree's id.
//
//     /campus/colours/red?tree=4f…
//
// Without an id, and with an id of another visitor's or an ended tree, the address starts a new
// tree.
extension WebApp {
  /// Answers a request for the app's path, or for a link below it.
  func open(_ request: WebRequest) async throws(RequestError) -> WebResponse {
    let isHome = request.path == home || request.path == path + "/"
    guard let links = settings.links else {
      guard isHome else { throw .notFound }
      return try await start(request)
    }
    let asked = WebLink(request, below: path)
    if let tree = asked.tree, let page = try await page(tree, of: visitor(in: request)),
      !page.hasEnded
    {
      try allow(["GET", "HEAD", "POST"], request)
      if request.method == "POST" { return try await post(request, to: page) }
      let isWish = request.method == "GET" && RequestSource(request.headers).isTyped
      guard isWish, asked.link != page.tree.nearestAddress else { return show(page) }
      return try await go(to: asked.link, on: page)
    }
    guard asked.link != "/" else { return try await start(request) }
    guard links(asked.link) else { throw .notFound }
    return try await start(request, at: asked.link)
  }

  /// Moves a tree to the address that the visitor typed, or returned to.
  private func go(to link: String, on page: LivePage) async throws(RequestError) -> WebResponse {
    do {
      try page.tree.open(link)
    } catch {
      throw .notFound
    }
    store.touch(page.id)
    page.performing += 1
    defer { page.performing -= 1 }
    await followUp(on: page.tree)
    let saved = await page.saver?.save()
    if case .lost = saved { drop(page) }
    try requireSaved(saved)
    try requireInMemory(page)
    guard !page.hasEnded else { throw .gone }
    page.render()
    return .seeOther(address(of: page))
  }

  /// Returns the address that the user sees: the page's link, if it has one.
  func address(of page: LivePage) -> String { page.address }
}

/// A link in a request, and its tree.
struct WebLink {
  /// The path below the app's, and the query without the tree's id.
  let link: String
  let tree: Secret?

  /// Returns a test for links of an app with this root; `nil` if the root declares none.
  @MainActor
  static func test(for root: Any.Type) -> (@MainActor (String) -> Bool)? {
    guard let root = root as? any Linkable.Type else { return nil }
    return { root.isLink($0) }
  }

  /// The query item of the tree's id.
  static let item = "tree="

  init(_ request: WebRequest, below path: String) {
    let items = request.query.split(separator: "&")
    let others = items.filter { !$0.hasPrefix(Self.item) }
    let tree = items.first { $0.hasPrefix(Self.item) }
    self.tree = tree.flatMap { Secret($0.dropFirst(Self.item.count)) }
    let below = request.path.dropFirst(path.count)
    link =
      (below.isEmpty ? "/" : String(below))
      + (others.isEmpty ? "" : "?" + others.joined(separator: "&"))
  }

  /// Returns the address of `link` in a tree; `nil` if `link` already has an item for a tree.
  static func address(_ link: String, of tree: Secret, below path: String) -> String? {
    // In bytes, as links are read.
    guard let query = link.utf8.firstIndex(of: UInt8(ascii: "?")) else {
      return "\(path)\(link)?\(item)\(tree)"
    }
    let items = link.utf8[link.utf8.index(after: query)...].split(separator: UInt8(ascii: "&"))
    guard !items.contains(where: { $0.starts(with: item.utf8) }) else { return nil }
    return "\(path)\(link)&\(item)\(tree)"
  }
}
