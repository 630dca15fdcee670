/// What a person sees when a request was turned away.
package struct ErrorPage: Sendable {
  package var error: RequestError
  /// Where a new tree begins.
  package var home: String
  package var stylesheet: String

  package init(error: RequestError, home: String, stylesheet: String) {
    self.error = error
    self.home = home
    self.stylesheet = stylesheet
  }

  package var response: WebResponse {
    var document = MarkupDocument(title: error.title)
    document.stylesheet = stylesheet
    document.bodyAttributes = ["class": "u-page u-error"]
    document.body = [
      .element(
        "main", ["class": "u-message"],
        [
          .element("h1", [:], [.text(error.title)]),
          .element("p", [:], [.text(error.detail)]),
          .element("a", ["class": "u-button u-primary", "href": home], ["Start again"]),
        ])
    ]
    var response = WebResponse.html(document.html, status: error.status)
    if let allow = error.allow { response.headers["Allow"] = allow }
    return response
  }
}
