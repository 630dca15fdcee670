import Foundation
import UsherWeb

/// The server's routes.
///
/// A request that needs a session is answered with 401 without one, and so is a wrong password.
struct PostOfficeHandler: Sendable {
  let office: PostOffice

  func answer(_ request: WebRequest) async -> WebResponse {
    do throws(PostOffice.Refusal) {
      return try await response(to: request)
    } catch {
      return WebResponse(status: error.status)
    }
  }

  private func response(to request: WebRequest) async throws(PostOffice.Refusal) -> WebResponse {
    let token = request.token
    switch (request.method, request.path) {
    case ("POST", "/sessions"):
      return try .json(try await office.logIn(try read(request)), 201)
    case ("DELETE", "/sessions"):
      try await office.logOut(token, everywhere: true)
    case ("DELETE", "/sessions/this"):
      try await office.logOut(token, everywhere: false)
    case ("GET", "/sessions/this/end"):
      await office.untilEnd(of: token)
      // A stopping server ends no session.
      guard !Task.isCancelled else { return WebResponse(status: 503) }
      throw .unauthorized
    case ("GET", "/letters"):
      return try .json(try await office.letters(token))
    case ("POST", "/letters"):
      return try .json(try await office.send(try read(request), token), 201)
    case ("GET", "/people"):
      return try .json(try await office.people(token))
    case ("GET", "/vault"):
      throw .unauthorized
    default:
      return WebResponse(status: 404)
    }
    return WebResponse(status: 204)
  }

  private func read<Value: Decodable>(
    _ request: WebRequest
  ) throws(PostOffice.Refusal) -> Value {
    guard let value = try? JSONDecoder().decode(Value.self, from: Data(request.body)) else {
      throw .badRequest
    }
    return value
  }
}

extension WebRequest {
  /// The token of the session; empty, and so invalid, without one.
  fileprivate var token: String {
    let header = headers["Authorization"] ?? ""
    return header.hasPrefix("Bearer ") ? String(header.dropFirst(7)) : ""
  }
}

extension WebResponse {
  fileprivate static func json(
    _ value: some Encodable, _ status: Int = 200
  ) throws(PostOffice.Refusal) -> WebResponse {
    guard let body = try? JSONEncoder().encode(value) else { throw .badRequest }
    return WebResponse(
      status: status, headers: ["Content-Type": "application/json"], body: .bytes([UInt8](body)))
  }
}

extension PostOffice.Refusal {
  fileprivate var status: Int {
    switch self {
    case .unauthorized: 401
    case .unknownPerson: 404
    case .badRequest: 400
    case .notKept: 500
    }
  }
}
