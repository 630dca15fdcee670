package import FlowFacts

/// All flows of an app, and what leads from one to the other.
package struct FlowMap: Sendable {
  /// The flows, sorted by module and name.
  package internal(set) var flows: [Flow]
  /// The types of screens that an app registers views for; empty if it registers none.
  package let registered: Set<String>
  /// True if its edges are marked as taken or never taken.
  package internal(set) var isObserved = false
  /// The steps that an app took, and that no edge explains.
  package internal(set) var unseen: [ObservedStep] = []

  /// Where the flow with a key stands.
  private let positions: [String: Int]

  /// Reads the flows of a program.
  package init(_ program: Program) {
    let reader = FlowReader(program)
    self.init(program.keys.compactMap(reader.flow), reader)
  }

  /// Reads the flows of a program on all cores.
  package static func read(_ program: Program) async -> FlowMap {
    let reader = FlowReader(program)
    let flows = await withTaskGroup(of: (start: Int, flows: [Flow]).self) { group in
      let keys = program.keys
      let size = max(1, keys.count / 64)
      for start in stride(from: 0, to: keys.count, by: size) {
        group.addTask {
          (start, keys[start..<min(start + size, keys.count)].compactMap(reader.flow))
        }
      }
      var parts: [(start: Int, flows: [Flow])] = []
      for await part in group { parts.append(part) }
      return parts.sorted { $0.start < $1.start }.flatMap(\.flows)
    }
    return FlowMap(flows, reader)
  }

  private init(_ flows: [Flow], _ reader: FlowReader) {
    var flows = flows
    reader.readNames(into: &flows)
    self.init(
      flows.sorted { ($0.module, $0.name) < ($1.module, $1.name) }, registered: reader.registered())
  }

  /// Makes a map of flows that are known.
  package init(_ flows: [Flow], registered: Set<String> = []) {
    self.flows = flows
    self.registered = registered
    positions = Dictionary(zip(flows.map(\.key), flows.indices)) { first, _ in first }
  }

  /// Returns the flow with a key.
  package func flow(_ key: String?) -> Flow? {
    key.flatMap { positions[$0] }.map { flows[$0] }
  }

  /// The keys of the flows that a flow leads to.
  package func children(of flow: Flow) -> [String] {
    var seen: Set<String> = []
    let keys =
      flow.routes.flatMap(\.goals).compactMap(\.key) + flow.edges.compactMap(\.childKey)
    return keys.filter { key in
      positions[key] != nil && seen.insert(key).inserted
    }
  }

  /// The flows that no other flow leads to.
  package var roots: [Flow] {
    let led = Set(flows.flatMap { flow in children(of: flow).filter { $0 != flow.key } })
    let roots = flows.filter { !led.contains($0.key) }
    return roots.isEmpty ? Array(flows.prefix(1)) : roots
  }

  /// The distance of each flow from the nearest root.
  package var depths: [String: Int] {
    var found: [String: Int] = [:]
    var waiting = roots.map { ($0.key, 0) }
    while !waiting.isEmpty {
      let (key, depth) = waiting.removeFirst()
      guard found[key] == nil, let flow = flow(key) else { continue }
      found[key] = depth
      waiting += children(of: flow).map { ($0, depth + 1) }
    }
    for flow in flows where found[flow.key] == nil { found[flow.key] = 0 }
    return found
  }
}
