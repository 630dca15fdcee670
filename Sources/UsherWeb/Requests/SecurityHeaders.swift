/// The headers of every response that restrict the browser.
package enum SecurityHeaders {
  /// Nothing inline, nothing from other servers, no frame around the page, forms only to this
  /// server.
  package static let contentPolicy = [
    "default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self' data:",
    "connect-src 'self'", "form-action 'self'", "base-uri 'none'", "frame-ancestors 'none'",
  ].joined(separator: "; ")

  private static let all: WebHeaders = [
    "Content-Security-Policy": contentPolicy,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
  ]

  /// - Parameter allowsFrames: True for a page that may show other pages of this server.
  package static func apply(to headers: inout WebHeaders, allowsFrames: Bool = false) {
    headers.replace(with: all)
    if allowsFrames { headers["Content-Security-Policy"] = contentPolicy + "; frame-src 'self'" }
  }
}
