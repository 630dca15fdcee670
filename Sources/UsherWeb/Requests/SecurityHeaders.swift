/// What every response says to the browser about what it must not do.
package enum SecurityHeaders {
  /// Nothing inline, nothing from elsewhere, no frame around the page, forms only to this server.
  package static let contentPolicy = [
    "default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self' data:",
    "connect-src 'self'", "form-action 'self'", "base-uri 'none'", "frame-ancestors 'none'",
  ].joined(separator: "; ")

  package static func apply(to headers: inout WebHeaders) {
    headers["Content-Security-Policy"] = contentPolicy
    headers["X-Content-Type-Options"] = "nosniff"
    headers["X-Frame-Options"] = "DENY"
    headers["Referrer-Policy"] = "same-origin"
    headers["Cross-Origin-Opener-Policy"] = "same-origin"
    headers["Cross-Origin-Resource-Policy"] = "same-origin"
    headers["Permissions-Policy"] = "camera=(), geolocation=(), microphone=()"
  }
}
