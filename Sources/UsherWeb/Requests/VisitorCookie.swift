/// The cookie that names a visitor: one browser, all its tabs.
package enum VisitorCookie {
  package static let name = "usher_visitor"
  /// Browsers accept a cookie with this prefix only from the exact host, over an encrypted
  /// connection.
  package static let secureName = "__Host-" + name

  /// Returns the visitor in a request's cookie, if it has a valid form.
  ///
  /// Returns `nil` for two visitors: a page of another origin on this host has added one, and it may
  /// not choose who the visitor is.
  package static func visitor(in headers: WebHeaders, isSecure: Bool) -> Secret? {
    let name = isSecure ? secureName : name
    var visitors = Set<Secret>()
    for header in headers.values(of: "Cookie") {
      for pair in header.utf8.split(separator: UInt8(ascii: ";")) {
        guard let equals = pair.firstIndex(of: UInt8(ascii: "=")),
          pair[..<equals].drop(while: { $0 == UInt8(ascii: " ") }).elementsEqual(name.utf8)
        else { continue }
        let value = pair[pair.index(after: equals)...].prefix { $0 != UInt8(ascii: " ") }
        if let visitor = Secret(Substring(value)) { visitors.insert(visitor) }
      }
    }
    return visitors.count == 1 ? visitors.first : nil
  }

  /// Returns the header value that makes a browser keep `visitor` for this time.
  package static func header(
    for visitor: Secret, lasting time: Duration, isSecure: Bool
  ) -> String {
    let seconds = max(time.components.seconds, 0)
    let rest = "=\(visitor); Path=/; Max-Age=\(seconds); HttpOnly; SameSite=Lax"
    return isSecure ? secureName + rest + "; Secure" : name + rest
  }
}
