/// The browser's statements about the origin and the target of a request.
///
/// A foreign page cannot control any of them, and all may be missing.
package struct RequestSource {
  private let headers: WebHeaders

  package init(_ headers: WebHeaders) {
    self.headers = headers
  }

  /// True unless several hosts are named, of which another program may have read another one.
  package var namesOneHost: Bool { headers.values(of: "Host").count <= 1 }

  /// True if the request comes from one of our pages.
  ///
  /// Current browsers state it; older ones name an origin, which is compared with the host. Without
  /// either, the token decides.
  package var isOwnPage: Bool {
    if let site = headers["Sec-Fetch-Site"] { return site == "same-origin" || site == "none" }
    guard let origin = headers["Origin"], let host = headers["Host"] else { return true }
    guard let scheme = origin.firstRange(of: "://") else { return false }
    return origin[scheme.upperBound...].lowercased() == host.lowercased()
  }

  /// True if the user navigates to the address, as far as the browser states the purpose.
  ///
  /// Subresource requests and preloads of a browser open no app.
  package var isOpening: Bool {
    if let mode = headers["Sec-Fetch-Mode"], mode != "navigate" { return false }
    if let place = headers["Sec-Fetch-Dest"], place != "document" { return false }
    return !["Sec-Purpose", "Purpose"].contains { name in
      headers[name]?.lowercased().contains("prefetch") ?? false
    }
  }

  /// True if the user typed the address or returned to it, without a link.
  package var isTyped: Bool { isOpening && headers["Sec-Fetch-Site"] == "none" }

  /// Returns whether the request is for one of these hosts; `nil` for any.
  package func isFor(_ hosts: Set<String>?) -> Bool {
    guard let hosts else { return true }
    let named = headers.values(of: "Host")
    guard named.count == 1, let name = Self.name(in: named[0]) else { return false }
    return hosts.contains { $0.lowercased() == name }
  }

  /// Returns the host without its port; `nil` for a malformed host.
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
