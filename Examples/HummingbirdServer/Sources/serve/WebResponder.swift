import HTTPTypes
import Hummingbird
import NIOCore
import UsherWeb

/// Hands requests to a web host, and its responses back.
///
/// It answers everything. Beside routes of your own, let a router pass the apps' paths to it:
/// `router.on("practice/**", method: .get) { try await responder.respond(to: $0, context: $1) }`.
struct WebResponder: HTTPResponder {
  typealias Context = BasicRequestContext

  let host: WebHost

  func respond(to request: Request, context: Context) async throws -> Response {
    guard let body = try await body(of: request) else {
      return Response(status: .contentTooLarge, headers: [.connection: "close"])
    }
    let asked = WebRequest(
      method: request.method.rawValue, target: request.head.path ?? "/",
      headers: WebHeaders(request.head), body: body)
    return Response(await host.respond(to: asked), to: request)
  }

  /// The whole body; `nil` as soon as it is known to be more than is taken.
  ///
  /// Only of a post: a stream waits in its request for the end of the connection, and in this version
  /// that crashes if the body was read before.
  private func body(of request: Request) async throws -> [UInt8]? {
    let limit = request.method == .post ? await host.bodyLimit(at: request.uri.path) : 0
    let length = request.headers[.contentLength].map { Int($0) ?? .max } ?? 0
    guard length <= limit else { return nil }
    guard request.method == .post else {
      return request.headers[.transferEncoding] == nil ? [] : nil
    }
    do {
      return [UInt8](buffer: try await request.body.collect(upTo: limit))
    } catch is NIOTooManyBytesError {
      return nil
    }
  }
}

extension WebHeaders {
  /// The headers of a request, and the host, which Hummingbird keeps apart from them: without it, no
  /// post could be told from one of another site.
  fileprivate init(_ head: HTTPRequest) {
    self.init()
    for field in head.headerFields { add(field.name.rawName, field.value) }
    if let host = head.authority { self["Host"] = host }
  }
}

extension Response {
  fileprivate init(_ response: WebResponse, to request: Request) {
    var headers = HTTPFields()
    for field in response.headers.fields {
      guard let name = HTTPField.Name(field.name) else { continue }
      headers.append(HTTPField(name: name, value: field.value))
    }
    let body: ResponseBody =
      switch response.body {
      case .bytes(let bytes): ResponseBody(byteBuffer: ByteBuffer(bytes: bytes))
      case .stream(let pieces): ResponseBody(pieces, to: request)
      }
    self.init(status: .init(code: response.status), headers: headers, body: body)
  }
}

extension ResponseBody {
  /// Server-sent events, each written as soon as it is there.
  ///
  /// A browser that goes away closes its side of the connection, which ends the task that waits for
  /// the next piece; and with that task the page learns that nobody listens any more.
  fileprivate init(_ pieces: AsyncStream<[UInt8]>, to request: Request) {
    self.init { writer in
      try await request.body.consumeWithCancellationOnInboundClose { _ in
        for await piece in pieces { try await writer.write(ByteBuffer(bytes: piece)) }
      }
      try await writer.finish(nil)
    }
  }
}
