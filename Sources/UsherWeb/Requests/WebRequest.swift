/// An HTTP request, independent of the server's library.
public struct WebRequest: Sendable, Hashable {
  /// The method in capital letters, such as `GET`.
  public var method: String
  /// The path without the query, as the browser sent it, with its percent escapes.
  public var path: String
  /// The query without its question mark, as the browser sent it; empty if there is none.
  public var query: String
  /// The header fields.
  public var headers: WebHeaders
  /// The whole body; empty if there is none.
  public var body: [UInt8]

  /// Creates a request from its parts.
  ///
  /// - Parameters:
  ///   - method: The method, in letters of any case.
  ///   - path: The path without the query, with its percent escapes.
  ///   - query: The query without its question mark.
  ///   - headers: The header fields; browsers send at least `Host`.
  ///   - body: The whole body.
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

  /// Creates a request from the target of an HTTP request line.
  ///
  /// - Parameters:
  ///   - method: The method, in letters of any case.
  ///   - target: The path, and the query if there is one, as the browser sent them.
  ///   - headers: The header fields; browsers send at least `Host`.
  ///   - body: The whole body.
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
