import Foundation
import LoopbackHTTP
import Session

/// The server's interface over HTTP.
actor HTTPAPI: API {
  private let server: LocalServer

  init(_ server: LocalServer) { self.server = server }

  func logIn(
    _ name: String, _ password: String, for length: SessionLength
  ) async throws(APIError) -> Grant {
    let asked = Message.LogIn(
      name: name, password: password, seconds: length.duration / .seconds(1))
    let answer = try await send("POST", "/sessions", nil, try encoded(asked))
    guard answer.status != 401 else { throw APIError(.wrongCredentials) }
    let granted: Message.Granted = try decoded(answer)
    return Grant(
      person: granted.person, token: Token(granted.token), length: .seconds(granted.seconds))
  }

  func logOut(_ token: Token, everywhere: Bool) async throws(APIError) {
    try check(try await send("DELETE", everywhere ? "/sessions" : "/sessions/this", token))
  }

  func letters(_ token: Token) async throws(APIError) -> [Letter] {
    let kept: [Message.Kept] = try decoded(try await send("GET", "/letters", token))
    return kept.map { Letter($0) }
  }

  func people(_ token: Token) async throws(APIError) -> [String] {
    try decoded(try await send("GET", "/people", token))
  }

  func send(
    _ text: String, to person: String, _ token: Token
  ) async throws(APIError) -> Letter {
    let body = try encoded(Message.Writing(to: person, text: text))
    return Letter(try decoded(try await send("POST", "/letters", token, body)) as Message.Kept)
  }

  func vault(_ token: Token) async throws(APIError) {
    try check(try await send("GET", "/vault", token))
  }

  func untilRefused(_ token: Token) async -> Bool {
    (try? await send("GET", "/sessions/this/end", token))?.status == 401
  }

  // MARK: - Over the wire

  private func send(
    _ method: String, _ path: String, _ token: Token?, _ body: Data = Data()
  ) async throws(APIError) -> HTTPClient.Answer {
    var headers = ["Content-Type": "application/json"]
    if let token { headers["Authorization"] = "Bearer \(token.text)" }
    do {
      return try await HTTPClient(port: try await server.port())
        .send(method, path, headers, body: body)
    } catch {
      throw APIError(.unreachable, "\(method) \(path): \(error)")
    }
  }

  private func check(_ answer: HTTPClient.Answer) throws(APIError) {
    switch answer.status {
    case 200..<300: return
    case 401: throw APIError(.unauthorized)
    case 500...: throw APIError(.unreachable, "\(answer.status)")
    default: throw APIError(.refused, "\(answer.status)")
    }
  }

  private func decoded<Value: Decodable>(
    _ answer: HTTPClient.Answer
  ) throws(APIError) -> Value {
    try check(answer)
    do {
      return try JSONDecoder().decode(Value.self, from: answer.body)
    } catch {
      throw APIError(.refused, "an answer that is not understood: \(error)")
    }
  }

  private func encoded(_ value: some Encodable) throws(APIError) -> Data {
    do {
      return try JSONEncoder().encode(value)
    } catch {
      throw APIError(.refused, "\(error)")
    }
  }
}
