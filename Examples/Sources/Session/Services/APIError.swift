/// The reason why a request failed.
package struct APIError: Error, Hashable, Sendable {
  package struct Code: Hashable, Sendable {
    private enum Raw { case wrongCredentials, unauthorized, refused, unreachable }
    private let raw: Raw

    /// No user has this name and this password.
    package static let wrongCredentials = Code(raw: .wrongCredentials)
    /// The session has ended.
    package static let unauthorized = Code(raw: .unauthorized)
    /// The server refused the request.
    package static let refused = Code(raw: .refused)
    /// The server did not answer.
    package static let unreachable = Code(raw: .unreachable)
  }

  package let code: Code
  /// Details for logs; not part of equality.
  package let message: String

  package init(_ code: Code, _ message: String = "") {
    (self.code, self.message) = (code, message)
  }

  package static func == (one: Self, other: Self) -> Bool { one.code == other.code }
  package func hash(into hasher: inout Hasher) { hasher.combine(code) }

  /// The message for the user.
  package var text: String {
    switch code {
    case .wrongCredentials: "이름이나 비밀번호가 맞지 않아요."
    case .unauthorized: "세션이 끝났어요."
    case .refused: "서버가 요청을 거부했어요."
    default: "서버에 연결할 수 없어요. 잠시 후 다시 시도해 주세요."
    }
  }
}
