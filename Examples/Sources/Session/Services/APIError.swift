/// Why the server did not do what it was asked for.
package struct APIError: Error, Hashable, Sendable {
  package struct Code: Hashable, Sendable {
    private enum Raw { case wrongCredentials, unauthorized, refused, unreachable }
    private let raw: Raw

    /// There is nobody with this name and this password.
    package static let wrongCredentials = Code(raw: .wrongCredentials)
    /// The session has ended.
    package static let unauthorized = Code(raw: .unauthorized)
    /// The server cannot do that.
    package static let refused = Code(raw: .refused)
    /// The server did not answer.
    package static let unreachable = Code(raw: .unreachable)
  }

  package let code: Code
  /// Detail for logs; takes no part in equality.
  package let message: String

  package init(_ code: Code, _ message: String = "") {
    (self.code, self.message) = (code, message)
  }

  package static func == (one: Self, other: Self) -> Bool { one.code == other.code }
  package func hash(into hasher: inout Hasher) { hasher.combine(code) }

  /// What the person is told.
  package var text: String {
    switch code {
    case .wrongCredentials: "이름이나 비밀번호가 맞지 않아요."
    case .unauthorized: "세션이 끝났어요."
    case .refused: "서버가 받아들이지 않았어요."
    default: "서버에 닿지 않아요. 잠시 뒤에 다시 해 주세요."
    }
  }
}
