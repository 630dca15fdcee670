import Usher
import UsherLinks

/// Why there is no session.
package enum SessionEnd: String, Codable, LinkParameter, Hashable, Sendable, CustomStringConvertible
{
  /// Nobody has logged in yet.
  case notBegun
  /// Its time was up.
  case expired
  /// The server no longer knew it.
  case refused
  /// The person logged out.
  case loggedOut

  package var description: String { rawValue }

  /// What the person is told at log in, if there is something to tell.
  package var text: String? {
    switch self {
    case .notBegun: nil
    case .expired: "세션이 만료됐어요. 다시 로그인해 주세요."
    case .refused: "서버가 세션을 끝냈어요. 다시 로그인해 주세요."
    case .loggedOut: "로그아웃했어요."
    }
  }
}
