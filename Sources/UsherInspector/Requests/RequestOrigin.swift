#if DEBUG
  /// The statements of a request about its sender and its target.
  struct RequestOrigin {
    private let request: InspectorRequest

    init(_ request: InspectorRequest) { self.request = request }

    /// Returns whether the request names exactly one host, and one of these.
    func isFor(_ hosts: Set<String>) -> Bool {
      let named = request.values(of: "Host")
      guard named.count == 1, let name = Self.name(in: named[0]) else { return false }
      return hosts.contains { $0.lowercased() == name }
    }

    /// The refusal of a post that a page of another origin may have sent; `nil` if it is the page's own,
    /// or a program's.
    var postProblem: InspectorResponse? {
      let sites = request.values(of: "Sec-Fetch-Site")
      let origins = request.values(of: "Origin")
      let host = request.values(of: "Host").first?.lowercased()
      let isOwn =
        sites.allSatisfy { $0 == "same-origin" || $0 == "none" }
        && origins.allSatisfy { origin in
          guard let scheme = origin.firstRange(of: "://") else { return false }
          return origin[scheme.upperBound...].lowercased() == host
        }
      guard isOwn else { return .refused(403, "Another page sent this request.") }
      // A form of a foreign page cannot send such a type.
      let types = request.values(of: "Content-Type").map {
        $0.prefix { $0 != ";" }.lowercased().filter { $0 != " " }
      }
      let isJSON =
        types.count == 1 && ["application/json", "application/x-ndjson"].contains(types[0])
      return isJSON ? nil : .refused(415, "The type of the body must be application/json.")
    }

    /// Returns the host without its port; `nil` for a malformed one.
    private static func name(in host: String) -> String? {
      let host = host.lowercased()
      if host.hasPrefix("[") {
        guard let end = host.firstIndex(of: "]") else { return nil }
        return isPort(host[host.index(after: end)...]) ? String(host[...end]) : nil
      }
      let name = host.prefix { $0 != ":" }
      return !name.isEmpty && isPort(host[name.endIndex...]) ? String(name) : nil
    }

    private static func isPort(_ rest: Substring) -> Bool {
      rest.isEmpty || rest.first == ":" && rest.dropFirst().allSatisfy { $0.isASCII && $0.isNumber }
    }
  }
#endif
