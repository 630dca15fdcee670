package import FlowFacts

/// A link of a flow.
package struct FlowLink: Sendable {
  /// The pattern of its address.
  package let pattern: String
  /// The route that it leads to.
  package let route: String?
  /// The address in this flow that it is forwarded to, with the names of parameters.
  package let forward: String?
  /// The flow with whose links the address goes on.
  package let to: String?
  /// How the route is presented.
  package let style: String?
  /// Where it stands.
  package let place: Place

  /// The segments of its pattern.
  package var segments: [Substring] { Self.segments(of: pattern) }

  /// The segments of an address, without its query.
  static func segments(of address: String) -> [Substring] {
    let path = address.split(separator: "?", omittingEmptySubsequences: false).first ?? ""
    return path.split(separator: "/")
  }

  /// Returns whether an address begins with its pattern; a parameter reads any segment.
  func fits(_ address: ArraySlice<Substring>) -> Bool {
    let own = segments
    return own.count <= address.count
      && zip(own, address).allSatisfy { $0 == $1 || $0.hasPrefix(":") }
  }
}
