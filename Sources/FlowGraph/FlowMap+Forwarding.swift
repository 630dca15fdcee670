extension FlowMap {
  /// The place that a forwarded link of a flow leads to, such as `PhotosFlow.photo`.
  ///
  /// It is `nil` for other links, and where no link reads the target.
  package func goal(of link: FlowLink, in flow: Flow) -> String? {
    guard let target = link.forward else { return nil }
    var seen: Set<[String]> = []
    return goal(of: FlowLink.segments(of: target)[...], in: flow, &seen)
  }

  private func goal(
    of address: ArraySlice<Substring>, in flow: Flow, _ seen: inout Set<[String]>
  ) -> String? {
    guard seen.insert([flow.key, "\(address.count)"]).inserted else { return nil }
    // A fixed segment reads an address before a parameter does.
    let links = flow.links.filter { $0.forward == nil && $0.fits(address) }.sorted {
      ($0.segments.count { $0.hasPrefix(":") }, $1.segments.count)
        < ($1.segments.count { $0.hasPrefix(":") }, $0.segments.count)
    }
    for link in links {
      let rest = address.dropFirst(link.segments.count)
      if rest.isEmpty, let route = link.route { return "\(flow.name).\(route)" }
      if let next = link.to.flatMap({ self.flow(named: $0, from: flow.module) }),
        let found = goal(of: rest, in: next, &seen)
      {
        return found
      }
    }
    return nil
  }

  /// The flow with a name, that of the same module first.
  private func flow(named name: String, from module: String) -> Flow? {
    let found = flows.filter { $0.name == name }
    return found.first { $0.module == module } ?? found.first
  }
}
