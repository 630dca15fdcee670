/// What a change of the sources changes in the flows of an app.
package struct MapDifference: Sendable {
  /// A flow before and after; `nil` where it does not exist.
  package struct Pair: Sendable {
    /// The flow before the change.
    package let old: Flow?
    /// The flow after it.
    package let new: Flow?

    /// Its name.
    package var name: String { (new ?? old)?.name ?? "" }
    /// Its key.
    package var key: String { (new ?? old)?.key ?? "" }
    /// The steps of only one of both sides, each once.
    package var steps: (removed: [Step], added: [Step]) {
      let (before, after) = (Step.all(of: old), Step.all(of: new))
      return (
        before.filter { !after.contains($0) }.sorted(),
        after.filter { !before.contains($0) }.sorted()
      )
    }
    /// The routes of only one of both sides, with their values and goals.
    package var routes: (removed: [String], added: [String]) {
      let (before, after) = (Self.routes(of: old), Self.routes(of: new))
      return (before.filter { !after.contains($0) }, after.filter { !before.contains($0) })
    }

    private static func routes(of flow: Flow?) -> [String] {
      (flow?.routes ?? []).map { route in
        let goals = Set(route.goals.map { $0.kind == .alert ? "alert" : $0.name }).sorted()
        return route.title + (goals.isEmpty ? "" : ": " + goals.joined(separator: ", "))
      }
    }

    var isChanged: Bool {
      guard let old, let new else { return true }
      return old.model != new.model || old.first != new.first || old.output != new.output
        || old.isGuard != new.isGuard || steps != ([], []) || routes != ([], [])
    }
  }

  /// A step without its place in the sources.
  package struct Step: Hashable, Comparable, Sendable {
    /// The route on whose screen it begins.
    package let from: String?
    /// The verb, with the style.
    package let verb: String
    /// The route or the flow that it leads to.
    package let goal: String?

    static func all(of flow: Flow?) -> Set<Step> {
      Set(
        (flow?.edges ?? []).map { edge in
          Step(
            from: edge.from, verb: edge.verb + (edge.style.map { " as \($0)" } ?? ""),
            goal: edge.route ?? edge.child)
        })
    }

    /// Orders steps by their beginnings, their verbs and their goals.
    package static func < (left: Step, right: Step) -> Bool {
      (left.from ?? "", left.verb, left.goal ?? "")
        < (right.from ?? "", right.verb, right.goal ?? "")
    }
  }

  /// An address whose goal changed.
  package struct Address: Sendable {
    /// The address.
    package let address: String
    /// What it opened; empty if it is new.
    package let old: [String]
    /// What it opens; empty if it is gone.
    package let new: [String]
  }

  /// The flows that changed, in the order of their keys.
  package let flows: [Pair]
  /// The addresses that changed, in their order.
  package let addresses: [Address]
  /// The stored routes that no longer fit, in the order of their flows.
  package let stored: [StoredRoutes]

  /// Compares two maps.
  ///
  /// - Complexity: O(*n* log *n*) in the flows, steps and addresses.
  package init(from old: FlowMap, to new: FlowMap) {
    let before = Dictionary(old.flows.map { ($0.key, $0) }) { first, _ in first }
    let after = Dictionary(new.flows.map { ($0.key, $0) }) { first, _ in first }
    let pairs = Set(before.keys).union(after.keys).sorted().map { key in
      Pair(old: before[key], new: after[key])
    }
    flows = pairs.filter(\.isChanged)
    stored = pairs.compactMap(StoredRoutes.init)
    let (opened, opens) = (Addresses(old).goals, Addresses(new).goals)
    addresses = Set(opened.keys).union(opens.keys).sorted().compactMap { address in
      let (was, now) = (opened[address] ?? [], opens[address] ?? [])
      return was == now
        ? nil : Address(address: address, old: was.sorted(), new: now.sorted())
    }
  }

  /// True if nothing changed.
  package var isEmpty: Bool { flows.isEmpty && addresses.isEmpty && stored.isEmpty }
}
