/// An HTTP response for the server to send.
public struct WebResponse: Sendable {
  /// A whole body, or a stream that lasts while the browser listens.
  ///
  /// New cases may be added, so a `switch` over it needs a `default`.
  #if hasAttribute(nonexhaustive)
    @nonexhaustive
  #endif
  public enum Body: Sendable {
    /// All bytes at once.
    case bytes([UInt8])
    /// Pieces to send as they arrive: a stream of server-sent events.
    ///
    /// The stream ends when the tree ends, or when too many other tabs listen to the tree. When the
    /// browser leaves, the server must cancel the task that reads the stream.
    case stream(AsyncStream<[UInt8]>)
  }

  /// The status code, for example 200.
  public var status: Int
  /// The header fields, without the content length, which the server adds.
  public var headers: WebHeaders
  /// The body; no bytes in a response to `HEAD`.
  public var body: Body

  /// Creates a response from its parts.
  ///
  /// - Parameters:
  ///   - status: The status code, for example 200.
  ///   - headers: The header fields, without the content length.
  ///   - body: The body.
  public init(status: Int, headers: WebHeaders = [:], body: Body = .bytes([])) {
    self.status = status
    self.headers = headers
    self.body = body
  }
}

extension WebResponse {
  /// The body as UTF-8 text, for tests; `nil` for a stream.
  ///
  /// - Complexity: O(*n*) in the length of the body.
  public var text: String? {
    guard case .bytes(let bytes) = body else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  package static func html(_ text: String, status: Int = 200) -> WebResponse {
    var headers: WebHeaders = ["Content-Type": "text/html; charset=utf-8"]
    headers["Cache-Control"] = "no-store"
    return WebResponse(status: status, headers: headers, body: .bytes([UInt8](text.utf8)))
  }

  package static func json(_ bytes: [UInt8]) -> WebResponse {
    WebResponse(
      status: 200,
      headers: ["Content-Type": "application/json", "Cache-Control": "no-store"],
      body: .bytes(bytes))
  }

  package static func seeOther(_ path: String) -> WebResponse {
    WebResponse(status: 303, headers: ["Location": path, "Cache-Control": "no-store"])
  }
}
