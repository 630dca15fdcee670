/// The page for a refused request.
struct ErrorPage: Sendable {
  let error: RequestError
  /// The address that starts a new tree.
  let home: String
  let frame: PageFrame

  var response: WebResponse {
    let message = error.message(in: frame.words)
    let isLater = error == .unavailable
    var document = frame.document(titled: message.title)
    document.bodyAttributes = ["class": "u-page u-error"]
    document.body = [
      .element(
        "main", ["class": "u-message"],
        [
          .element("h1", [:], [.text(message.title)]),
          .element("p", [:], [.text(message.detail)]),
          .element(
            // An empty address is the current page.
            "a", ["class": "u-button u-primary", "href": isLater ? "" : home],
            [.text(isLater ? frame.words.tryAgain : frame.words.startAgain)]),
        ])
    ]
    var response = WebResponse.html(document.html, status: error.status)
    if case .wrongMethod(let allow) = error { response.headers["Allow"] = allow }
    // RFC 9110, section 15.5.16: no content coding is understood.
    if error == .unsupported { response.headers["Accept-Encoding"] = "identity" }
    if isLater { response.headers["Retry-After"] = "5" }
    return response
  }
}
