/// What a browser says about where a request comes from, and where it believes to send it.
///
/// None of it is under the control of another site's page, and all of it may be missing.
package struct RequestSource {
  private let headers: WebHeaders

  package init(_ headers: WebHeaders) {
    self.headers = headers
  }

  /// Whether the request comes from a page of our own.
  ///
  /// Current browsers say so in words; older ones name an origin, which is compared with the host.
  /// What neither says is left to the token.
  package var isOwnPage: Bool {
    if let site = headers["Sec-Fetch-Site"] { return site == "same-origin" || site == "none" }
    guard let origin = headers["Origin"], let host = headers["Host"] else { return true }
    guard let scheme = origin.firstRange(of: "://") else { return false }
    return origin[scheme.upperBound...].lowercased() == host.lowercased()
  }

  /// Whether the user goes to the address, as far as the browser says what it is for.
  ///
  /// What a page loads as a part of itself, or a browser in case the user goes there, opens nothing.
  package var isOpening: Bool {
    if let mode = headers["Sec-Fetch-Mode"], mode != "navigate" { return false }
    if let place = headers["Sec-Fetch-Dest"], place != "document" { return false }
    return !["Sec-Purpose", "Purpose"].contains { name in
      headers[name]?.lowercased().contains("prefetch") ?? false
    }
  }

  /// Whether the user typed the address or came back to it: no page led there.
  package var isTyped: Bool { isOpening && headers["Sec-Fetch-Site"] == "none" }

  /// Whether the request is for one of these hosts; any if they are `nil`.
  package func isFor(_ hosts: Set<String>?) -> Bool {
    guard let hosts else { return true }
    let named = headers.values(of: "Host")
    guard named.count == 1, let name = Self.name(in: named[0]) else { return false }
    return hosts.contains { $0.lowercased() == name }
  }

  /// The host without its port; `nil` if no host is written like that.
  private static func name(in host: String) -> String? {
    let host = host.lowercased()
    if host.hasPrefix("[") {
      guard let end = host.firstIndex(of: "]") else { return nil }
      return isPort(host[host.index(after: end)...]) ? String(host[...end]) : nil
    }
    let name = host.prefix { $0 != ":" }
    return isPort(host[name.endIndex...]) ? String(name) : nil
  }

  private static func isPort(_ rest: Substring) -> Bool {
    rest.isEmpty || (rest.first == ":" && rest.dropFirst().allSatisfy { $0.isASCII && $0.isNumber })
  }
}
