/// A request, independent of the server's library.
public struct WebRequest: Sendable, Hashable {
  /// The method in capital letters: `GET`, `POST`.
  public var method: String
  /// The path without the query, for example `/practice/t/4f…`.
  public var path: String
  /// The query without its question mark, as it was sent; empty if there was none.
  public var query: String
  /// The header fields.
  public var headers: WebHeaders
  /// The whole body.
  public var body: [UInt8]

  /// Creates a request from its parts.
  public init(
    method: String = "GET", path: String, query: String = "", headers: WebHeaders = [:],
    body: [UInt8] = []
  ) {
    self.method = method.uppercased()
    self.path = path
    self.query = query
    self.headers = headers
    self.body = body
  }

  /// Creates a request from the target of a request line: a path with an optional query.
  public init(
    method: String = "GET", target: String, headers: WebHeaders = [:], body: [UInt8] = []
  ) {
    let parts = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    self.init(
      method: method, path: parts.first.map(String.init) ?? "/",
      query: parts.count > 1 ? String(parts[1]) : "", headers: headers, body: body)
  }

  /// True for a request of the script, which expects an update instead of a page.
  package var wantsUpdate: Bool {
    headers["Accept"]?.hasPrefix("application/json") ?? false
  }
}
