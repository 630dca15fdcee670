#if Hummingbird
  import HTTPTypes
  public import Hummingbird
  import NIOCore
  public import UsherWeb

  /// Answers requests of a Hummingbird application with a `WebHost`.
  ///
  /// Use it in an application that has routes of its own. Its router must pass on the paths of the
  /// apps, for each method that they need: GET, HEAD and POST.
  ///
  /// ```swift
  /// let pages = WebResponder<BasicRequestContext>(host)
  /// for method in [HTTPRequest.Method.get, .head, .post] {
  ///   router.on("notes/**", method: method) { try await pages.respond(to: $0, context: $1) }
  /// }
  /// ```
  ///
  /// The application sets the limits for slow browsers and many connections, and must call
  /// `host.close()` when it stops. ``WebServer`` does both.
  public struct WebResponder<Context: RequestContext>: HTTPResponder {
    private let bodyLimit: @Sendable (String) async -> Int
    private var answer: @Sendable (WebRequest, _ backlog: Int) async -> WebResponse
    /// The number by which a ``RequestLine`` orders requests.
    private var backlog: @Sendable (Context) -> Int = { _ in 0 }

    /// Creates a responder for `host`.
    ///
    /// - Parameter host: Answers every request, on the main actor.
    public init(_ host: WebHost) {
      self.init(
        bodyLimit: { await host.bodyLimit(at: $0) },
        respond: { await host.respond(to: $0) })
    }

    init(
      bodyLimit: @escaping @Sendable (String) async -> Int,
      respond: @escaping @Sendable (WebRequest) async -> WebResponse
    ) {
      self.bodyLimit = bodyLimit
      answer = { request, _ in await respond(request) }
    }

    /// Returns this responder with another way to its answers.
    private func answering(
      _ answer: @escaping @Sendable (WebRequest, _ backlog: Int) async -> WebResponse
    ) -> Self {
      var result = self
      result.answer = answer
      return result
    }

    func intercepted(by other: @escaping @Sendable (WebRequest) async -> WebResponse?) -> Self {
      answering { [answer] request, backlog in
        if let response = await other(request) { return response }
        return await answer(request, backlog)
      }
    }

    /// Returns a responder whose requests begin one after the other.
    ///
    /// - Parameter backlog: Returns the number by which the line orders requests.
    func waiting(in line: RequestLine, _ backlog: @escaping @Sendable (Context) -> Int) -> Self {
      var result = answering { [answer] request, backlog in
        await line.pass(backlog: backlog) { await answer(request, backlog) }
      }
      result.backlog = backlog
      return result
    }

    /// Reads the body of a request, and returns the host's response.
    ///
    /// The response has status 413 if the body is larger than the host accepts at that path. GET and
    /// HEAD may have no body.
    ///
    /// - Parameters:
    ///   - request: The request of Hummingbird.
    ///   - context: Not used, except by a ``WebServer``.
    /// - Returns: The whole response, or a stream that lasts while the browser listens.
    /// - Throws: The error of the connection if the body cannot be read. The host has then not seen
    ///   the request.
    public func respond(to request: Request, context: Context) async throws -> Response {
      guard let body = try await body(of: request) else {
        return Response(status: .contentTooLarge, headers: [.connection: "close"])
      }
      let asked = WebRequest(
        method: request.method.rawValue, target: request.head.path ?? "/",
        headers: WebHeaders(request.head), body: body ?? [])
      return Response(
        await answer(asked, backlog(context)), to: request, isBodyRead: body != nil)
    }

    /// Returns the whole body, `.some(nil)` if there is none; `nil` as soon as it exceeds the
    /// host's limit.
    ///
    /// Does not read a request without a declared body: Hummingbird notices the end of a connection
    /// while it streams an answer only if the body was not read before.
    private func body(of request: Request) async throws -> [UInt8]?? {
      let length = request.headers[.contentLength].map { Int($0) ?? .max }
      guard length ?? 0 > 0 || request.headers[.transferEncoding] != nil else { return .some(nil) }
      let takesBody = request.method != .get && request.method != .head
      let limit = takesBody ? await bodyLimit(request.uri.path) : 0
      guard length ?? 0 <= limit, limit > 0 else { return nil }
      do {
        return [UInt8](buffer: try await request.body.collect(upTo: limit))
      } catch is NIOTooManyBytesError {
        return nil
      }
    }
  }

  extension WebHeaders {
    /// Copies the header fields of a request, and its host, which Hummingbird stores separately:
    /// without the host, the app cannot distinguish its own posts from those of other sites.
    fileprivate init(_ head: HTTPRequest) {
      self.init()
      for field in head.headerFields { add(field.name.rawName, field.value) }
      if let host = head.authority { self["Host"] = host }
    }
  }

  extension Response {
    fileprivate init(_ response: WebResponse, to request: Request, isBodyRead: Bool) {
      var headers = HTTPFields()
      for field in response.headers.fields {
        guard let name = HTTPField.Name(field.name) else { continue }
        headers.append(HTTPField(name: name, value: field.value))
      }
      let body: ResponseBody =
        switch response.body {
        case .bytes(let bytes): ResponseBody(byteBuffer: ByteBuffer(bytes: bytes))
        case .stream(let pieces): ResponseBody(pieces, to: isBodyRead ? nil : request)
        }
      self.init(status: .init(code: response.status), headers: headers, body: body)
    }
  }

  extension ResponseBody {
    /// Streams server-sent events, each written at once.
    ///
    /// A browser that leaves closes its side of the connection. That cancels the task that awaits
    /// the next piece, and the page learns that no browser listens.
    fileprivate init(_ pieces: AsyncStream<[UInt8]>, to request: Request?) {
      self.init { writer in
        if let request {
          try await request.body.consumeWithCancellationOnInboundClose { _ in
            for await piece in pieces { try await writer.write(ByteBuffer(bytes: piece)) }
          }
        } else {
          for await piece in pieces { try await writer.write(ByteBuffer(bytes: piece)) }
        }
        try await writer.finish(nil)
      }
    }
  }
#endif
