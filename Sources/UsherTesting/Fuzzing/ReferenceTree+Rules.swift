@_spi(Hosting) import Usher

extension ReferenceTree {
  /// The nodes that a request must end.
  struct Prediction {
    var all: [ReferenceNode]
    /// Nodes that may end too, depending on how routes compare, or on the later state.
    var upTo: [ReferenceNode] = []
    /// The nodes that end too if nothing is left of the flow.
    var ifEmptied: [ReferenceNode] = []
    /// The nodes that may end instead.
    var or: [ReferenceNode]?
    /// True if the request may also change nothing, depending on how routes compare.
    var mayBeNothing = false
    /// The nodes that it removes itself, with their cause.
    var direct: (references: [ReferenceNode], cause: EndingCause)?

    static var nothing: Prediction { Prediction(all: []) }
  }

  /// Returns the nodes that a request must end.
  func prediction(for request: FuzzRequest) -> Prediction {
    guard let subject = request.subject, let reference = references[subject] else {
      return request.verb == "close" ? Prediction(all: root.map(subtree) ?? []) : .nothing
    }
    // The most frequent verbs come first.
    switch request.verb {
    case "push", "select tab", "select page", "next page", "previous page": return .nothing
    case "reselect tab":
      // The selected one, whichever position it has in the list that the user sees.
      let position = reference.selected
      guard reference.children.indices.contains(position), reference.children[position].isLayered
      else { return .nothing }
      let stack = reference.children[position]
      return goingBack(over: items(of: stack).dropFirst(), stack, .tabReselected)
    case "back button": return goingBack(in: reference, request, .backButton)
    case "swipe": return goingBack(in: reference, request, .swipe)
    case "choose": return Prediction(all: [reference], direct: ([reference], .alertAction))
    case "pop":
      let top = reference.children.suffix(1)
      if reference.children.count > 1 { return Prediction(all: subtrees(top)) }
      // Inside a transaction the stack may be empty for a while.
      return Prediction(all: leaving(reference, isAnswer: false), or: subtrees(top))
    case "pop to root": return Prediction(all: subtrees(reference.children.dropFirst()))
    case "finish", "cancel":
      let cause = request.verb == "finish" ? EndingCause.finished : .cancelled
      // An empty flow that its parent keeps leaves because it is empty.
      let direct = reference.children.isEmpty ? nil : ([reference], cause)
      return Prediction(all: leaving(reference, isAnswer: true), direct: direct)
    case "dismiss":
      var latest: ReferenceNode?
      for reference in references.values
      where reference.presenter == subject && reference.id > latest?.id ?? NodeID(0)
        && (request.target == nil || request.targets(modal: reference))
      {
        latest = reference
      }
      let own = request.target == nil ? reference.nearestModal : nil
      guard let modal = latest ?? own else { return .nothing }
      return Prediction(all: subtree(modal), direct: ([modal], .dismissed))
    case "show" where reference.kind?.hasColumns == true: return showing(request, in: reference)
    case "clear": return clearing(request, in: reference)
    case "show":
      return Prediction(
        all: subtrees(reference.children),
        mayBeNothing: request.targets(reference.children.last?.route))
    case "replace": return Prediction(all: subtrees(reference.children.suffix(1)))
    case "remove":
      guard let place = reference.children.last(where: { request.targets($0.route) }) else {
        return .nothing
      }
      let own = subtrees([place])
      if reference.children.count > 1 { return Prediction(all: own, direct: ([place], .removed)) }
      return Prediction(all: leaving(reference, isAnswer: false), or: own)
    case "remake":
      guard let place = reference.selectedChild, place.route != nil else { return .nothing }
      return Prediction(all: subtrees([place]), direct: ([place], .replaced))
    // The nodes that several gestures removed before the host was read.
    case "removed by host": return Prediction(all: [], upTo: root.map(subtree) ?? [])
    case "cancel task":
      return Prediction(
        all: reference.kind == nil ? subtree(reference) : leaving(reference, isAnswer: false))
    case "swipe down":
      return Prediction(all: owned([reference]), direct: ([reference], .swipeDown))
    case "back menu": return goingBack(in: reference, request, .backMenu)
    case "present", "select", "run", "alert", "confirm", "choose from", "prompt", "update":
      return .nothing
    // A modal may stand on the flow itself, such as one that it presented while it was empty.
    case "open": return Prediction(all: [], upTo: Array(subtree(reference).dropFirst()))
    default:
      return Prediction(
        all: [], upTo: subtrees(reference.children), ifEmptied: leaving(reference, isAnswer: false))
    }
  }

  /// The requests by which the user removes something: modals of flows that remain are kept.
  static let userVerbs: Set<String> = [
    "swipe down", "choose", "back button", "swipe", "back menu", "reselect tab", "removed by host",
  ]

  /// Returns whether a request is a verb of a flow in the tree, so that it must have an effect.
  ///
  /// `run` and the verbs for alerts also have no effect if the calling task was cancelled.
  func isStillThere(_ request: FuzzRequest?) -> Bool {
    guard let request, let subject = request.subject, references[subject]?.kind != nil else {
      return false
    }
    return Self.verbs.contains(request.verb)
  }

  private static let verbs: Set<String> = [
    "push", "pop", "pop to root", "pop to", "push unique", "set routes", "replace", "show",
    "present", "dismiss", "finish", "cancel", "select", "edit", "remove", "remake", "update",
  ]

  func goingBack(
    in reference: ReferenceNode, _ request: FuzzRequest, _ cause: EndingCause
  ) -> Prediction {
    let items = items(of: reference)
    guard let touched, let first = items.firstIndex(where: { touched.shown.contains($0.id) }) else {
      return goingBack(over: items.suffix(request.number ?? 1), reference, cause)
    }
    let gone = items[first...].filter { !touched.unseen.contains($0.id) }
    return goingBack(over: gone[...], reference, cause)
  }

  /// Returns the nodes that leave when the user goes back over items of a stack: flows that become
  /// empty leave as a whole.
  func goingBack(
    over gone: ArraySlice<ReferenceNode>, _ hostContainer: ReferenceNode, _ cause: EndingCause
  ) -> Prediction {
    var chosen = Array(gone)
    var ids = gone.map(\.id)
    var next = 0
    while next < chosen.count {
      let reference = chosen[next]
      next += 1
      guard let parent = reference.parent, !reference.isModal, parent !== hostContainer,
        !ids.contains(parent.id),
        parent.holdsOnly(ids)
      else { continue }
      chosen.append(parent)
      ids.append(parent.id)
    }
    // Nothing of the container remains: its flow leaves, if it can be left.
    if !ids.isEmpty, hostContainer.holdsOnly(ids) {
      return Prediction(all: owned(leaving(hostContainer, isAnswer: false).prefix(1)))
    }
    let outermost = chosen.filter { reference in
      reference.parent.map { ids.contains($0.id) && !reference.isModal } != true
    }
    return Prediction(all: owned(outermost), direct: (Array(gone), cause))
  }

  /// Returns the nodes that leave with a flow; empty if the flow needs a successor.
  func leaving(_ flow: ReferenceNode, isAnswer: Bool) -> [ReferenceNode] {
    guard let parent = flow.parent else { return isAnswer ? subtree(flow) : [] }
    if flow.isModal { return subtree(flow) }
    switch parent.kind {
    case .stack, .pages, .split: return subtree(flow)
    case .single:
      return isAnswer || parent.parent == nil ? [] : leaving(parent, isAnswer: false)
    case .tabs, nil: return []
    }
  }

  // MARK: - Nodes that ended beyond the prediction

  /// All nodes that existed before the first end of this change.
  private var former: [ReferenceNode] { references.values + ended }

  /// Returns a node with everything that was in it or on it, or that it presented.
  private func formerSubtree(_ reference: ReferenceNode) -> [ReferenceNode] {
    // The ended modals are among those with this parent.
    let modals = former.filter(\.isModal)
    var open = [reference]
    var all: [ReferenceNode] = []
    var seen: Set<NodeID> = []
    while let next = open.popLast() {
      guard seen.insert(next.id).inserted else { continue }
      all.append(next)
      open += next.children(before: change)
      open += modals.filter { $0.parent === next || $0.presenter == next.id }
    }
    return all
  }

  /// Returns the nodes that leave with `gone` if it leaves late: those above it by then.
  func above(_ gone: Set<NodeID>) -> Set<NodeID> {
    var all = Set<NodeID>()
    for reference in former where gone.contains(reference.id) {
      all.formUnion(formerSubtree(reference).map(\.id))
      guard !reference.isModal, let parent = reference.parent, parent.isLayered else {
        continue
      }
      let siblings = parent.children(before: change)
      guard let index = siblings.firstIndex(where: { $0 === reference }) else { continue }
      for sibling in siblings[index...] { all.formUnion(formerSubtree(sibling).map(\.id)) }
    }
    return all
  }

  /// Returns the nodes that may leave with `gone` because they become empty.
  func emptied(by gone: Set<NodeID>) -> Set<NodeID> {
    var all = gone
    let stacks = former.filter(\.isLayered)
    var grew = true
    while grew {
      grew = false
      for reference in stacks
      where !all.contains(reference.id)
        && reference.children(before: change).allSatisfy({ all.contains($0.id) })
      {
        let left = formerLeaving(reference)
        grew = grew || !all.isSuperset(of: left)
        all.formUnion(left)
      }
    }
    return all
  }

  private func formerLeaving(_ flow: ReferenceNode) -> [NodeID] {
    guard let parent = flow.parent else { return [] }
    if flow.isModal { return formerSubtree(flow).map(\.id) }
    switch parent.kind {
    case .stack, .pages, .split: return formerSubtree(flow).map(\.id)
    case .single: return parent.parent == nil ? [] : formerLeaving(parent)
    case .tabs, nil: return []
    }
  }
}

extension ReferenceNode {
  /// The innermost enclosing modal, or the node itself; `nil` if there is none.
  fileprivate var nearestModal: ReferenceNode? {
    var reference = self
    while !reference.isModal {
      guard let parent = reference.parent else { return nil }
      reference = parent
    }
    return reference
  }

  /// Returns whether each of its children is one of these.
  fileprivate func holdsOnly(_ ids: [NodeID]) -> Bool {
    // A loop, because a closure would check at each call that it runs on the main actor.
    for child in children where !ids.contains(child.id) { return false }
    return true
  }
}

extension FuzzRequest {
  /// Returns whether a request to dismiss means this modal: by its route, or by the request that presented it.
  fileprivate func targets(modal reference: ReferenceNode) -> Bool {
    targets(reference.route) || targets(reference.madeBy)
  }
}
