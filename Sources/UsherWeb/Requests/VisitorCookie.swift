/// The cookie that names a visitor: one browser, all its tabs.
package enum VisitorCookie {
  package static let name = "usher_visitor"

  /// The visitor that a request names, if it names one in the right form.
  package static func visitor(in headers: WebHeaders) -> Secret? {
    for header in headers.values(of: "Cookie") {
      for pair in header.split(separator: ";") {
        let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, parts[0].drop(while: { $0 == " " }) == name else { continue }
        if let visitor = Secret(parts[1].prefix { $0 != " " }) { return visitor }
      }
    }
    return nil
  }

  /// The header value that makes a browser keep `visitor`.
  package static func header(for visitor: Secret, isSecure: Bool) -> String {
    "\(name)=\(visitor); Path=/; HttpOnly; SameSite=Lax" + (isSecure ? "; Secure" : "")
  }
}
