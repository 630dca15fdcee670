/// What the user sees when a request was turned away.
struct ErrorPage: Sendable {
  let error: RequestError
  /// Where a new tree begins.
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
            // Nothing leads to where one is.
            "a", ["class": "u-button u-primary", "href": isLater ? "" : home],
            [.text(isLater ? frame.words.tryAgain : frame.words.startAgain)]),
        ])
    ]
    var response = WebResponse.html(document.html, status: error.status)
    if case .wrongMethod(let allow) = error { response.headers["Allow"] = allow }
    if isLater { response.headers["Retry-After"] = "5" }
    return response
  }
}
