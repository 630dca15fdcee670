import Testing
import UsherTesting

@_spi(Hosting) @testable import Usher

@Suite("Reading a transaction before it takes effect", .timeLimit(.minutes(10)))
@MainActor
struct ShapeDraftTests {
  @Test(
    "Edits in a draft come to the shape of those that take effect",
    arguments: (1...8) as ClosedRange<UInt64>)
  func sameShape(seed: UInt64) {
    for walk in 0..<UInt64(25) {
      let difference = difference(of: seed * 1_000 + walk)
      #expect(difference == nil, "walk \(seed * 1_000 + walk)")
      if difference != nil { return }
    }
  }

  /// Applies random edits to a draft, drops it, makes the same edits take effect, and compares the tree after each.
  private func difference(of seed: UInt64) -> String? {
    var dice = SplitMix64(seed: seed)
    let model = MixedPlace.Model.allCases[dice.below(4)]
    let places = (0..<3).map { _ in MixedPlace.random(depth: 2, &dice) }
    guard case .flow(let root, _, _) = MixedPlace.flow(model, places).destination.content,
      let root = root as? any Coordinator<Void>
    else { return "no flow" }
    let host = InMemoryHost(root, recordsMisuse: false)
    let engine = host.tree.engine
    for _ in 0..<3 { submit(dice.next(), to: engine) }
    let containers = TreeState.subtrees(of: [engine.state.root]).compactMap { $0.flow?.container }
    let seeds = (0..<6).map { _ in dice.next() }
    func shape() -> String { self.shape(of: engine, containers) }

    let before = shape() + ends(engine)
    let draft = engine.openDraft()
    let outer = engine.current
    let drafted = seeds.map { seed in
      let record = record()
      engine.current = record
      var edits = RandomEdits(in: engine, seed: seed)
      draft.apply(edits.next(), of: record.id)
      return shape()
    }
    engine.current = outer
    engine.drop(draft)
    if shape() + ends(engine) != before { return "not dropped:\n\(before)\nis now\n\(shape())" }

    var difference: String?
    engine.transaction {
      for (seed, expected) in zip(seeds, drafted) where difference == nil {
        submit(seed, to: engine)
        if shape() != expected { difference = "drafted:\n\(expected)\nlive:\n\(shape())" }
      }
    }
    return difference
  }

  private func record() -> RequestRecord {
    let record = RequestRecord(
      id: NavigationRequest.ID(0), request: Request("edit", origin: .code), cause: nil)
    record.isInTransaction = true
    return record
  }

  private func submit(_ seed: UInt64, to engine: ChangeEngine) {
    engine.submit(
      Request("edit", origin: .code, authority: .force),
      .tree {
        var edits = RandomEdits(in: engine, seed: seed)
        return edits.next()
      })
  }

  private func name(of route: Any?) -> String {
    switch route as? MixedPlace {
    case .page(let number)?: "\(number)"
    case .flow(let model, _)?: "\(model)"
    case nil: "-"
    }
  }

  /// The values that only a draft gives back: expected ends, conclusions, and the next number.
  private func ends(_ engine: ChangeEngine) -> String {
    let nodes = TreeState.subtrees(of: [engine.state.root])
    let ends = nodes.map { node in
      "\(node.id) \(String(describing: node.endCause)) \(String(describing: node.plannedEndCause))"
        + " \(node.flow?.conclusion == nil)"
    }
    return (ends + ["\(engine.state.lastNode)"]).joined(separator: "\n")
  }

  /// The places, selections, modals and remembered places, also of flows that have ended.
  private func shape(of engine: ChangeEngine, _ containers: [Container]) -> String {
    var lines: [String] = []
    var open = engine.state.root.isLive ? [(node: engine.state.root, depth: 0)] : []
    while let (node, depth) = open.popLast() {
      var line = String(repeating: "  ", count: depth) + name(of: node.route)
      if let presentation = node.presentation { line += " as \(presentation.style)" }
      line += " on \(name(of: node.presenter?.route)) in \(node.parentContainer?.flow?.name ?? "-")"
      if let flow = node.flow {
        line += ": \(flow.name) *\(flow.container.selection)"
        line += " presented \(flow.presented.map { name(of: $0.route) })"
        if let remembered = flow.remembered {
          line += " remembers \(remembered.specs.map { name(of: $0.route) })"
        }
        if flow.isConcluded { line += " concluded" }
        open += flow.container.nodes.reversed().map { ($0, depth + 1) }
      }
      lines.append(line)
      open += node.modals.reversed().map { ($0, depth + 1) }
    }
    lines += containers.map { container in
      "\(container.flow?.isLive == true) \(container.nodes.count) *\(container.selection)"
    }
    return (lines + ["modals \(engine.state.modals.map { name(of: $0.route) })"]).joined(
      separator: "\n")
  }
}
