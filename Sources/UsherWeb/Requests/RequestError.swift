/// The reason of a refused request, which changed nothing.
package enum RequestError: Error, Sendable, Hashable {
  case malformed
  case forbidden
  /// The user must open an app, not another page.
  case notOpened
  case notFound
  /// `allow` lists the allowed methods.
  case wrongMethod(allow: String)
  case gone
  case tooLarge
  case unsupported
  /// The host name of the request is not the server's.
  case misdirected
  /// The store cannot say whether the tree exists.
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

  /// Returns the message for the user.
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
