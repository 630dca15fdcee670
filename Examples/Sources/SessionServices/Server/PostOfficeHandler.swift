import FlyingFox
import Foundation

/// The server's addresses.
///
/// Whatever needs a session is answered with 401 without one, and so is a wrong password.
struct PostOfficeHandler: HTTPHandler {
  private static let mostBytes = 64 * 1024
  let office: PostOffice

  func handleRequest(_ request: HTTPRequest) async -> HTTPResponse {
    do throws(PostOffice.Refusal) {
      return try await answer(request)
    } catch {
      return HTTPResponse(statusCode: error.status)
    }
  }

  private func answer(_ request: HTTPRequest) async throws(PostOffice.Refusal) -> HTTPResponse {
    let token = request.token
    switch (request.method, request.path) {
    case (.POST, "/sessions"):
      return try .json(try await office.logIn(try await read(request)), .created)
    case (.DELETE, "/sessions"):
      try await office.logOut(token, everywhere: true)
    case (.DELETE, "/sessions/this"):
      try await office.logOut(token, everywhere: false)
    case (.GET, "/sessions/this/end"):
      await office.untilEnd(of: token)
      throw .unauthorized
    case (.GET, "/letters"):
      return try .json(try await office.letters(token))
    case (.POST, "/letters"):
      return try .json(try await office.send(try await read(request), token), .created)
    case (.GET, "/people"):
      return try .json(try await office.people(token))
    case (.GET, "/vault"):
      throw .unauthorized
    default:
      return HTTPResponse(statusCode: .notFound)
    }
    return HTTPResponse(statusCode: .noContent)
  }

  private func read<Value: Decodable>(
    _ request: HTTPRequest
  ) async throws(PostOffice.Refusal) -> Value {
    guard let count = request.bodySequence.count, count <= Self.mostBytes,
      let body = try? await request.bodyData,
      let value = try? JSONDecoder().decode(Value.self, from: body)
    else { throw .badRequest }
    return value
  }
}

extension HTTPRequest {
  /// What stands for the session; empty, and so nobody's, if nothing does.
  fileprivate var token: String {
    let header = headers[.authorization] ?? ""
    return header.hasPrefix("Bearer ") ? String(header.dropFirst(7)) : ""
  }
}

extension HTTPResponse {
  fileprivate static func json(
    _ value: some Encodable, _ status: HTTPStatusCode = .ok
  ) throws(PostOffice.Refusal) -> HTTPResponse {
    guard let body = try? JSONEncoder().encode(value) else { throw .badRequest }
    return HTTPResponse(
      statusCode: status, headers: [.contentType: "application/json"], body: body)
  }
}

extension PostOffice.Refusal {
  fileprivate var status: HTTPStatusCode {
    switch self {
    case .unauthorized: .unauthorized
    case .unknownPerson: .notFound
    case .badRequest: .badRequest
    case .notKept: .internalServerError
    }
  }
}
