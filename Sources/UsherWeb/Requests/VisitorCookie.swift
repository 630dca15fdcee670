/// The cookie that names a visitor: one browser, all its tabs.
package enum VisitorCookie {
  package static let name = "usher_visitor"
  /// Browsers take a cookie with this prefix only from the very host that it is sent to, encrypted.
  package static let secureName = "__Host-" + name

  /// The visitor that a request names, if it names one in the right form.
  package static func visitor(in headers: WebHeaders, isSecure: Bool) -> Secret? {
    let name = isSecure ? secureName : name
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
    let rest = "=\(visitor); Path=/; HttpOnly; SameSite=Lax"
    return isSecure ? secureName + rest + "; Secure" : name + rest
  }
}
