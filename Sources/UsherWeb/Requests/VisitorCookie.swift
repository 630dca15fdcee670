/// The cookie that names a visitor: one browser, all its tabs.
package enum VisitorCookie {
  package static let name = "usher_visitor"
  /// Browsers take a cookie with this prefix only from the very host that it is sent to, encrypted.
  package static let secureName = "__Host-" + name

  /// The visitor that a request names, if it names one in the right form.
  package static func visitor(in headers: WebHeaders, isSecure: Bool) -> Secret? {
    let name = isSecure ? secureName : name
    for header in headers.values(of: "Cookie") {
      for pair in header.utf8.split(separator: UInt8(ascii: ";")) {
        guard let equals = pair.firstIndex(of: UInt8(ascii: "=")),
          pair[..<equals].drop(while: { $0 == UInt8(ascii: " ") }).elementsEqual(name.utf8)
        else { continue }
        let value = pair[pair.index(after: equals)...].prefix { $0 != UInt8(ascii: " ") }
        if let visitor = Secret(Substring(value)) { return visitor }
      }
    }
    return nil
  }

  /// The header value that makes a browser keep `visitor` for this long.
  package static func header(
    for visitor: Secret, lasting time: Duration, isSecure: Bool
  ) -> String {
    let seconds = max(time.components.seconds, 0)
    let rest = "=\(visitor); Path=/; Max-Age=\(seconds); HttpOnly; SameSite=Lax"
    return isSecure ? secureName + rest + "; Secure" : name + rest
  }
}
