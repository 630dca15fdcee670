import FlyingFox
import FlyingSocks
import Foundation
import UsherWeb

/// Hands requests to a web host, and its responses back.
struct WebHandler: HTTPHandler {
  let host: WebHost
  /// More than any page of the examples posts.
  private static let mostBytes = 1 << 20

  func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
    if let length = request.bodySequence.count, length > Self.mostBytes {
      return HTTPResponse(statusCode: HTTPStatusCode(413, phrase: "Content Too Large"))
    }
    let asked = WebRequest(
      method: request.method.rawValue, target: request.target.rawValue,
      headers: WebHeaders(request.headers), body: [UInt8](try await request.bodyData))
    if let asset = DemoAsset.named(asked.path), asked.method == "GET" { return asset.response }
    return HTTPResponse(await host.respond(to: asked))
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
