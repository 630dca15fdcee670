import Usher
import UsherLinks

/// The reason why there is no session.
package enum SessionEnd: String, Codable, LinkParameter, Hashable, Sendable, CustomStringConvertible
{
  /// No user has logged in yet.
  case notBegun
  /// The session expired.
  case expired
  /// The server ended it.
  case refused
  /// The user logged out.
  case loggedOut

  package var description: String { rawValue }

  /// The message at log in, if there is one.
  package var text: String? {
    switch self {
    case .notBegun: nil
    case .expired: "세션이 만료됐어요. 다시 로그인해 주세요."
    case .refused: "서버가 세션을 종료했어요. 다시 로그인해 주세요."
    case .loggedOut: "로그아웃했어요."
    }
  }
}
