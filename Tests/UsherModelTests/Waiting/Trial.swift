import UsherTesting

@_spi(Hosting) @testable import Usher

/// A small tree with one flow whose verbs a test calls, and the answers to their questions.
///
/// Answers come at once, in place of the guards, so that a trial is synchronous.
@MainActor
final class Trial {
  /// The model of the flow whose verbs are called.
  enum Model: CaseIterable { case stack, family, tabs, pages, split, switcher }

  /// Where that flow stands.
  enum Setting: CaseIterable { case root, tab, pushed, covered, sheet }

  struct World: CustomStringConvertible {
    var model: Model
    var setting = Setting.root
    var hasModal = false
    var remembers = false
    var isGuarded = true

    var description: String {
      "\(model) as \(setting)\(hasModal ? ", with a modal" : "")\(remembers ? ", remembering" : "")"
    }
  }

  let rules: TrialRules
  let flow: any TrialCoordinator
  let host: InMemoryHost
  /// Another flow, in another tab.
  let other: TrialFlow<Stack<String>>
  private let former: [NodeID: String]
  private let firstEvent: Int

  init(_ world: World) {
    let rules = TrialRules()
    let flow = Self.flow(world, rules)
    (self.rules, self.flow) = (rules, flow)
    other = TrialFlow(Stack("o1", "o2"), rules)
    if world.setting != .root { rules.children["main"] = flow }
    if world.setting == .tab { rules.children["other"] = other }
    let below = TrialFlow(Stack("r"), rules)
    switch world.setting {
    case .root: host = Self.host(flow, rules)
    case .tab: host = Self.host(TrialFlow(Tabs("main", "other"), rules), rules)
    case .pushed, .covered, .sheet: host = Self.host(below, rules)
    }
    switch world.setting {
    case .root, .tab: break
    case .pushed, .covered: below.push("main")
    case .sheet: below.present("main")
    }
    if world.setting == .covered { below.push("z") }
    if world.remembers {
      rules.redirects = ["later": "gate", "d7": "d8"]
      Self.enterLater(flow)
      rules.redirects = [:]
    }
    if world.hasModal { Self.presentModal(flow) }
    var former: [NodeID: String] = [:]
    for node in TreeState.subtrees(of: [host.tree.engine.state.root]) {
      former[node.id] = node.route as? String ?? "-"
    }
    (self.former, firstEvent) = (former, host.events.count)
  }

  private static func host(_ root: some TrialCoordinator, _ rules: TrialRules) -> InMemoryHost {
    InMemoryHost(root, recordsMisuse: false) { (ending: Ending<Void>) in
      rules.results.append("root \(ending.cause)")
    }
  }

  private static func presentModal(_ flow: some TrialCoordinator) { flow.present("m") }

  private static func flow(_ world: World, _ rules: TrialRules) -> any TrialCoordinator {
    switch world.model {
    case .stack: flow(Stack("a", "b", "c"), world, rules)
    case .family: flow(Stack("a", "kid", "c"), world, rules)
    case .tabs: flow(Tabs("a", "b", "c"), world, rules)
    case .pages: flow(Pages(["a", "b", "c"], startingAt: 1), world, rules)
    case .split:
      flow(
        Split(["s1", "c1", "d1"], columns: [.sidebar, .content, .detail]) { route in
          route.hasPrefix("s") ? .sidebar : route.hasPrefix("c") ? .content : .detail
        }, world, rules)
    case .switcher: flow(Switcher("a"), world, rules)
    }
  }

  private static func flow<Model: NavigationModel<String>>(
    _ model: Model, _ world: World, _ rules: TrialRules
  ) -> any TrialCoordinator {
    world.isGuarded ? GuardedTrialFlow(model, rules) : TrialFlow(model, rules)
  }

  private static func enterLater(_ flow: any TrialCoordinator) {
    switch flow {
    case let flow as TrialFlow<Stack<String>>: flow.push("later")
    case let flow as TrialFlow<Split<String>>: flow.show("d7")
    case let flow as TrialFlow<Switcher<String>>: flow.show("later")
    case let flow as TrialFlow<Pages<String>>:
      flow.setPages(["a", "b", "c", "later"], selecting: "later")
    default: break
    }
  }

  /// The tabs in which the flow stands.
  var tabs: TrialFlow<Tabs<String>>? {
    host.tree.root.flow?.coordinator as? TrialFlow<Tabs<String>>
  }

  /// The stack in which the flow stands, or on which it is presented.
  var below: TrialFlow<Stack<String>>? {
    let root = host.tree.root.flow?.coordinator
    return root === flow ? nil : root as? TrialFlow<Stack<String>>
  }

  /// The child in the middle of a stack.
  var kid: TrialFlow<Stack<String>>? {
    for node in flow.navigation.container.nodes where node.route as? String == "kid" {
      return node.flow?.coordinator as? TrialFlow<Stack<String>>
    }
    return nil
  }

  func close() { host.tree.close() }

  // MARK: - Verbs

  @discardableResult
  func perform(_ call: TrialCall) -> [NavigationHandle] {
    var handles: [NavigationHandle] = []
    func callAll() { for verb in call.verbs { verb(flow).map { handles.append($0) } } }
    if call.isTogether { flow.transaction(callAll) } else { callAll() }
    return handles
  }

  func withoutQuestions(_ body: () -> Void) {
    let asking = rules.asking
    rules.asking = []
    body()
    rules.asking = asking
  }

  func outcomes(of handles: [NavigationHandle]) -> [String] {
    handles.map { $0.currentOutcome?.description ?? "none" }
  }

  // MARK: - Questions

  private var guards: GuardEngine { host.tree.engine.guards }

  var questions: [OpenQuestion] { guards.questions }

  /// Answers questions until none is open.
  ///
  /// - Parameter refused: The number of the question, from 0, that gets a no.
  /// - Returns: The number of answers; `nil` if there was no end.
  @discardableResult
  func answer(refusing refused: Int? = nil) -> Int? {
    var count = 0
    while let question = guards.questions.first {
      guard count < 40 else { return nil }
      answer(question, count != refused)
      count += 1
    }
    return count
  }

  func answer(_ question: OpenQuestion, _ isYes: Bool) {
    switch question.id {
    case .leaving(let id): _ = guards.decide(isYes, about: id)
    case .entering(let flow, _):
      _ = guards.decide(about: question.route.map { "\($0)" } ?? "", of: flow) { _ in
        isYes ? .allow : .refuse("no", rule: nil)
      }
    }
  }

  // MARK: - What there is

  /// The places, selections, modals and remembered places as a line; what is new has a mark.
  var tree: String { picture(withMemory: true) }

  func picture(withMemory: Bool) -> String {
    let root = host.tree.engine.state.root
    let modals = host.tree.engine.state.modals.map(label).joined(separator: " ")
    return (root.isLive ? picture(of: root, withMemory) : "ended")
      + (modals.isEmpty ? "" : " / \(modals)")
  }

  /// True if its stack lost its places and has its first ones again, each judged by its guard.
  var hasBegunAgain: Bool { tree.contains("a+ b+ c+") || tree.contains("a+ kid+") }

  /// The nodes that have ended since the start, and the results.
  var endings: [String] {
    let ended = host.events[firstEvent...].compactMap { event -> String? in
      guard case .ended(let node, let cause) = event else { return nil }
      return "\(former[node.id].map { _ in "" } ?? "+")\(node.route ?? "root flow") \(cause)"
    }
    return ended.sorted() + rules.results
  }

  /// The faults whichever verbs were called; empty if there are none.
  var faults: [String] {
    var faults = host.disagreements
    let nodes = TreeState.subtrees(of: [host.tree.engine.state.root])
    if Set(nodes.map(\.id)).count < nodes.count { faults.append("a place is there twice") }
    for container in nodes.compactMap({ $0.flow?.container }) where container.traits.isParallel {
      let isValid = container.nodes.indices.contains(container.selection)
      if !isValid, !container.nodes.isEmpty || container.selection != 0 {
        faults.append("selection \(container.selection) of \(container.nodes.count)")
      }
    }
    var ended: Set<NodeID> = []
    for event in host.events {
      guard case .ended(let node, _) = event else { continue }
      if !ended.insert(node.id).inserted { faults.append("\(node) ended twice") }
    }
    var concluded: Set<NavigationRequest.ID> = []
    for event in host.events {
      guard case .concluded(let id, _) = event else { continue }
      if !concluded.insert(id).inserted { faults.append("\(id) has two outcomes") }
    }
    return faults
  }

  /// The places of the flow whose verbs are called.
  var shelf: Shelf {
    let container = flow.navigation.container
    return Shelf(
      places: container.nodes.map { Shelf.Place(id: Int($0.id.number), name: name(of: $0)) },
      selected: container.traits.isParallel && container.flow != nil
        ? container.selectedNode.map { Int($0.id.number) } : nil)
  }

  private func name(of node: Node) -> String { node.route as? String ?? "-" }

  private func label(_ node: Node) -> String {
    let name = name(of: node)
    guard let former = former[node.id] else { return name + "+" }
    return former == name ? name : "\(name)(\(former))"
  }

  private func picture(of node: Node, _ withMemory: Bool) -> String {
    var text = label(node)
    if let flow = node.flow {
      let container = flow.container
      let places = container.nodes.map { place in
        let isSelected = container.traits.isParallel && container.selectedNode === place
        return (isSelected ? "*" : "") + picture(of: place, withMemory)
      }
      text += "[" + places.joined(separator: " ") + "]"
      if withMemory, let remembered = flow.remembered {
        text += "~" + remembered.specs.map { "\($0.route ?? "-")" }.joined(separator: "~")
      }
    }
    for modal in node.modals { text += "^" + picture(of: modal, withMemory) }
    return text
  }
}
