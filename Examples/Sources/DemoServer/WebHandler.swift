import FlyingFox
import FlyingSocks
import Foundation
import UsherWeb

/// Hands requests to a web host, and its responses back.
struct WebHandler: HTTPHandler {
  let host: WebHost

  func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
    let limit = await host.bodyLimit(at: request.path)
    guard let body = try await request.bodySequence.bytes(upTo: limit) else {
      return HTTPResponse(statusCode: HTTPStatusCode(413, phrase: "Content Too Large"))
    }
    let asked = WebRequest(
      method: request.method.rawValue, target: request.target.rawValue,
      headers: WebHeaders(request.headers), body: body)
    if let asset = DemoAsset.named(asked.path), asked.method == "GET" { return asset.response }
    return HTTPResponse(await host.respond(to: asked))
  }
}

extension HTTPBodySequence {
  /// All of it; `nil` as soon as it is known to be more than `limit`, however it says how long it is.
  fileprivate func bytes(upTo limit: Int) async throws -> [UInt8]? {
    if let count, count > limit { return nil }
    var bytes: [UInt8] = []
    for try await piece in self {
      guard bytes.count + piece.count <= limit else { return nil }
      bytes += piece
    }
    return bytes
  }
}

extension WebHeaders {
  init(_ headers: HTTPHeaders) {
    self.init()
    for (header, value) in headers { add(header.rawValue, value) }
  }
}

extension HTTPResponse {
  init(_ response: WebResponse) {
    var headers = HTTPHeaders()
    for field in response.headers.fields {
      headers.addValue(field.value, for: HTTPHeader(field.name))
    }
    let body =
      switch response.body {
      case .bytes(let bytes): HTTPBodySequence(data: Data(bytes))
      case .stream(let pieces):
        HTTPBodySequence(
          from: StreamedBytes(pieces: pieces), suggestedBufferSize: 1 << 16)
      }
    self.init(
      statusCode: HTTPStatusCode(response.status, phrase: ""), headers: headers, body: body)
  }
}

/// The pieces of a stream, each sent as soon as it is there.
private struct StreamedBytes: AsyncBufferedSequence {
  typealias Element = UInt8

  let pieces: AsyncStream<[UInt8]>

  func makeAsyncIterator() -> Iterator { Iterator(pieces: pieces.makeAsyncIterator()) }

  struct Iterator: AsyncBufferedIteratorProtocol {
    var pieces: AsyncStream<[UInt8]>.Iterator
    private var rest: ArraySlice<UInt8> = []

    init(pieces: AsyncStream<[UInt8]>.Iterator) {
      self.pieces = pieces
    }

    mutating func next() async throws -> UInt8? {
      try await nextBuffer(suggested: 1)?.first
    }

    mutating func nextBuffer(suggested count: Int) async throws -> ArraySlice<UInt8>? {
      while rest.isEmpty {
        guard let piece = await pieces.next() else { return nil }
        rest = piece[...]
      }
      defer { rest = rest.dropFirst(count) }
      return rest.prefix(count)
    }
  }
}
