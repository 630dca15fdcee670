import Usher
import UsherLinks

// Trees whose root declares links are at an address of their own: what they show, below the app's path,
// and which tree it is.
//
//     /campus/colours/red?tree=4f…
//
// Without the tree, or with one that is not the visitor's or is over, the address begins a new tree there.
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

  /// The visitor changed the address of a tree by hand, or came back to one.
  private func go(to link: String, on page: LivePage) async throws(RequestError) -> WebResponse {
    do {
      try page.tree.open(link)
    } catch {
      throw .notFound
    }
    store.touch(page.id)
    await followUp(on: page.tree)
    await page.saver?.save()
    guard !page.hasEnded else { throw .gone }
    page.render()
    return .seeOther(address(of: page))
  }

  /// Where the user sees the page: its link, if it has one.
  func address(of page: LivePage) -> String { page.address }
}

/// A link in a request, and the tree that it is about.
struct WebLink {
  /// The path below the app's, and the query without the tree.
  let link: String
  let tree: Secret?

  /// Says of a text whether it is a link of an app with this root; `nil` if the root declares none.
  @MainActor
  static func test(for root: Any.Type) -> (@MainActor (String) -> Bool)? {
    guard let root = root as? any Linkable.Type else { return nil }
    return { root.isLink($0) }
  }

  /// What names the tree in a query.
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

  /// The address of a tree that shows what `link` names; `nil` if `link` has an item that names a tree.
  static func address(_ link: String, of tree: Secret, below path: String) -> String? {
    // By bytes, which is how a link is read.
    guard let query = link.utf8.firstIndex(of: UInt8(ascii: "?")) else {
      return "\(path)\(link)?\(item)\(tree)"
    }
    let items = link.utf8[link.utf8.index(after: query)...].split(separator: UInt8(ascii: "&"))
    guard !items.contains(where: { $0.starts(with: item.utf8) }) else { return nil }
    return "\(path)\(link)&\(item)\(tree)"
  }
}
