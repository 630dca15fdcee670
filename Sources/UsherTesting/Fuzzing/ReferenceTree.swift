import Usher

/// The rules of trees once more, slow and simple: nodes in a dictionary, rules applied to events.
///
/// It is told of events only, predicts for each intent what must end, and is compared with the tree
/// after each step.
@MainActor
struct ReferenceTree {
  struct Node {
    let id: EntryID
    let parent: EntryID?
    let isModal: Bool
    let route: String?
    /// `nil` for what is not a flow.
    let kind: Container.Kind?
    let asks: @MainActor () -> Bool
    var children: [EntryID] = []
    var selected = 0
    var modal: EntryID?
    /// The flow whose verb presented it.
    var presenter: EntryID?
  }

  var nodes: [EntryID: Node] = [:]
  private(set) var root: EntryID?
  /// What the finger lies on: what was put on top of it meanwhile goes with it.
  var swiped: EntryID?

  // MARK: - Learning what started

  mutating func started(_ node: Node) -> String? {
    guard nodes[node.id] == nil else { return "\(node.id) started twice" }
    nodes[node.id] = node
    guard let parent = node.parent else {
      root = node.id
      return nil
    }
    guard nodes[parent] != nil else { return "\(node.id) started in something that is not there" }
    if node.isModal {
      if nodes[parent]?.modal != nil { return "\(node.id) was presented over another modal" }
      nodes[parent]?.modal = node.id
    } else {
      nodes[parent]?.children.append(node.id)
    }
    return nil
  }

  // MARK: - Checking what ended

  mutating func ended(_ id: EntryID) -> String? {
    guard let node = nodes.removeValue(forKey: id) else { return "\(id) ended twice" }
    if !node.children.isEmpty { return "\(id) ended before what is in it" }
    if node.modal != nil { return "\(id) ended before what it presents" }
    guard let parent = node.parent else {
      root = nil
      return nil
    }
    if node.isModal {
      nodes[parent]?.modal = nil
    } else {
      nodes[parent]?.children.removeAll { $0 == id }
    }
    return nil
  }

  mutating func select(_ position: Int, in tabs: EntryID) {
    nodes[tabs]?.selected = position
  }

  // MARK: - The rules

  /// What an intent must end; `nil` if the model does not know the verb.
  func prediction(for intent: Intent) -> Prediction? {
    guard let subject = intent.subject, let node = nodes[subject] else {
      return ["start", "close"].contains(intent.verb)
        ? Prediction(all: intent.verb == "close" ? root.map(subtree) ?? [] : [])
        : Prediction(all: [])
    }
    switch intent.verb {
    case "push", "present", "select", "select tab", "run", "confirm": return Prediction(all: [])
    case "pop":
      if node.children.count > 1 {
        return Prediction(all: node.children.suffix(1).flatMap(subtree))
      }
      // Inside of a transaction the stack may be empty for a while.
      return Prediction(
        all: leaving(subject, isAnswer: false), or: node.children.flatMap(subtree))
    case "pop to root": return Prediction(all: node.children.dropFirst().flatMap(subtree))
    case "finish", "cancel": return Prediction(all: leaving(subject, isAnswer: true))
    case "dismiss":
      let presented = nodes.values.filter { $0.presenter == subject }.map(\.id).max()
      return Prediction(all: presented.map(subtree) ?? [])
    case "show":
      let all = node.children.flatMap(subtree)
      let shown = node.children.last.flatMap { nodes[$0]?.route }
      return Prediction(all: all, mayBeNothing: shown == intent.target)
    case "replace": return Prediction(all: node.children.suffix(1).flatMap(subtree))
    case "swipe down", "choose": return Prediction(all: subtree(subject))
    case "back button", "swipe", "back menu":
      let items = items(of: subject)
      var first = items.count - (intent.target.flatMap(Int.init) ?? 1)
      if let swiped, let position = items.firstIndex(of: swiped) { first = min(first, position) }
      return Prediction(all: goingBack(over: items[max(first, 0)...], subject))
    case "reselect tab":
      guard let position = intent.target.flatMap(Int.init),
        node.children.indices.contains(position),
        nodes[node.children[position]]?.kind == .stack
      else { return Prediction(all: []) }
      let stack = node.children[position]
      return Prediction(all: goingBack(over: items(of: stack).dropFirst(), stack))
    default: return nil
    }
  }

  struct Prediction {
    var all: Set<EntryID>
    /// What may end instead.
    var or: Set<EntryID>?
    /// Whether the same intent may also change nothing: it depends on how routes compare.
    var mayBeNothing = false

    var either: Set<EntryID> { all.union(or ?? []) }

    init(all: [EntryID], or other: [EntryID]? = nil, mayBeNothing: Bool = false) {
      self.all = Set(all)
      or = other.map { Set($0) }
      self.mayBeNothing = mayBeNothing
    }
  }

  /// What goes when a flow is left; empty where something must be shown instead.
  func leaving(_ flow: EntryID, isAnswer: Bool) -> [EntryID] {
    guard let node = nodes[flow] else { return [] }
    guard let parent = node.parent else { return isAnswer ? subtree(flow) : [] }
    if node.isModal || nodes[parent]?.kind == .stack { return subtree(flow) }
    if !isAnswer, nodes[parent]?.kind == .switcher, nodes[parent]?.parent != nil {
      return leaving(parent, isAnswer: false)
    }
    return []
  }

  /// What goes when a person goes back over items of a stack: flows of which nothing remains go whole.
  private func goingBack(over gone: ArraySlice<EntryID>, _ surface: EntryID) -> [EntryID] {
    var chosen = Set(gone)
    var grew = true
    while grew {
      grew = false
      for id in chosen {
        guard let parent = nodes[id]?.parent, nodes[id]?.isModal == false, parent != surface,
          !chosen.contains(parent), let flow = nodes[parent],
          flow.children.allSatisfy(chosen.contains)
        else { continue }
        chosen.insert(parent)
        grew = true
      }
    }
    return chosen.flatMap(subtree)
  }

  /// The screens that one navigation controller shows.
  func items(of flow: EntryID) -> [EntryID] {
    guard let node = nodes[flow] else { return [] }
    return node.children.flatMap { child in
      switch nodes[child]?.kind {
      case .stack, .switcher: items(of: child)
      case .tabs, nil: [child]
      }
    }
  }

  func subtree(_ id: EntryID) -> [EntryID] {
    guard let node = nodes[id] else { return [] }
    return [id] + node.children.flatMap(subtree) + (node.modal.map(subtree) ?? [])
  }

  /// The flows whose stacks are empty, which none must be when a step is over.
  var emptied: [EntryID] {
    nodes.values.filter { $0.kind == .stack && $0.children.isEmpty }.map(\.id)
  }

  /// What goes with `gone` if it goes late: what stands on top of it by then.
  func above(_ gone: Set<EntryID>) -> Set<EntryID> {
    var all = gone.filter { nodes[$0] != nil }
    for id in all {
      guard let node = nodes[id] else { continue }
      all.formUnion(subtree(id))
      guard !node.isModal, let parent = node.parent, nodes[parent]?.kind == .stack,
        let siblings = nodes[parent]?.children, let index = siblings.firstIndex(of: id)
      else { continue }
      all.formUnion(siblings[index...].flatMap(subtree))
    }
    return all
  }

  /// What may go with `gone` because flows have nothing in them then.
  func emptied(by gone: Set<EntryID>) -> Set<EntryID> {
    var all = gone
    var grew = true
    while grew {
      grew = false
      for node in nodes.values
      where node.kind == .stack && !all.contains(node.id)
        && node.children.allSatisfy(all.contains)
      {
        let left = leaving(node.id, isAnswer: false)
        grew = grew || !all.isSuperset(of: left)
        all.formUnion(left)
      }
    }
    return all
  }
}
