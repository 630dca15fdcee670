/// Why a request was turned away, having changed nothing.
package struct RequestError: Error, Sendable, Hashable {
  package let status: Int
  package let title: String
  package let detail: String
  /// The methods that would have been allowed, for a 405.
  package var allow: String?

  package static let malformed = RequestError(
    status: 400, title: "Not understood",
    detail: "The request is malformed. Nothing was changed.")
  package static let forbidden = RequestError(
    status: 403, title: "Not from this page",
    detail: "The form does not belong to this page, or the page is too old. Nothing was changed.")
  package static let notFound = RequestError(
    status: 404, title: "Not here",
    detail: "There is nothing at this address, or it has ended, or it is not yours.")
  package static let gone = RequestError(
    status: 410, title: "Ended", detail: "This page has ended.")
  package static let tooLarge = RequestError(
    status: 413, title: "Too large", detail: "The request is too large. Nothing was changed.")
  package static let unsupported = RequestError(
    status: 415, title: "Not a form",
    detail: "Only a form of this page is understood here. Nothing was changed.")

  package static func wrongMethod(allow: String) -> RequestError {
    RequestError(
      status: 405, title: "Wrong method", detail: "This address takes \(allow) only.",
      allow: allow)
  }
}
