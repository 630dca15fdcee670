/// Why a request was turned away, having changed nothing.
package enum RequestError: Error, Sendable, Hashable {
  case malformed
  case forbidden
  /// An app is to be opened by the user, not by another page.
  case notOpened
  case notFound
  /// `allow` names the methods that would have been allowed.
  case wrongMethod(allow: String)
  case gone
  case tooLarge
  case unsupported
  /// The server was asked for by a name that is not its own.
  case misdirected
  /// It cannot be said now whether it is there.
  case unavailable

  package var status: Int {
    switch self {
    case .malformed: 400
    case .forbidden, .notOpened: 403
    case .notFound: 404
    case .wrongMethod: 405
    case .gone: 410
    case .tooLarge: 413
    case .unsupported: 415
    case .misdirected: 421
    case .unavailable: 503
    }
  }

  /// What the user is told.
  package func message(in words: WebWords) -> WebWords.Message {
    switch self {
    case .malformed: words.malformed
    case .forbidden: words.forbidden
    case .notOpened: words.notOpened
    case .notFound: words.notFound
    case .wrongMethod: words.wrongMethod
    case .gone: words.gone
    case .tooLarge: words.tooLarge
    case .unsupported: words.unsupported
    case .misdirected: words.misdirected
    case .unavailable: words.unavailable
    }
  }
}
