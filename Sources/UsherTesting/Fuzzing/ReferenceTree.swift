@_spi(Hosting) import Usher

/// The rules of trees once more, simple and by themselves: nodes, and rules applied to events.
///
/// It is told of events only, predicts for each request what must end, and is compared after each step
/// with the tree and with what the host shows.
@MainActor
final class ReferenceTree {
  private(set) var references: [NodeID: ReferenceNode] = [:]
  private(set) var root: ReferenceNode?
  /// How many of the nodes are flows.
  private(set) var flowCount = 0
  /// What the user is about to go back over, as seen on screen.
  var touched: Touched?
  private var time = 0
  /// How many of the nodes are left that a request made, until it is known what came of it.
  private var made: [NavigationRequest.ID: Int] = [:]
  /// Counts the changes: what happens from one request to the next.
  private(set) var change = 0
  /// Modals that were presented by a flow while it had nothing on top.
  private var floating: [ReferenceNode] = []
  /// What ended in this change, in order.
  private(set) var ended: [ReferenceNode] = []

  subscript(id: NodeID?) -> ReferenceNode? {
    guard let id else { return nil }
    return references[id]
  }

  /// Called when something new is to happen.
  func beginChange() {
    change += 1
    guard !ended.isEmpty else { return }
    for reference in ended { reference.forgetOthers() }
    ended.removeAll(keepingCapacity: true)
  }

  /// What the user goes back over: the tree may be ahead of the screen while a caller of `run` goes on.
  struct Touched {
    /// What is on the screen; what is put on top of it from now on goes with it.
    let shown: Set<NodeID>
    /// What was put on top of that outside of a gesture and is not shown yet: it stays.
    let unseen: Set<NodeID>
  }

  /// Where a modal belongs that a flow presents; `nil` if that is not known before the step is over.
  func presenter(for flow: NodeID?) -> ReferenceNode? { floating.isEmpty ? self[flow]?.top : nil }

  /// - Returns: The problem with it, if any.
  func started(_ reference: ReferenceNode, in parent: NodeID?) -> String? {
    time += 1
    reference.startedAt = time
    guard references.updateValue(reference, forKey: reference.id) == nil else {
      return "\(reference.id) started twice"
    }
    if reference.kind != nil { flowCount += 1 }
    if let maker = reference.maker { made[maker, default: 0] += 1 }
    guard let parent else {
      root = reference
      return nil
    }
    guard let outer = reference.parent else {
      return "\(reference.id) started in \(parent), which has ended"
    }
    if reference.isModal, outer.kind != nil { floating.append(reference) }
    return outer.add(reference, in: change)
  }

  /// - Returns: The problem with it, if any.
  func ended(_ id: NodeID, _ cause: EndingCause, isOrdered: Bool) -> String? {
    guard let reference = references.removeValue(forKey: id) else {
      return "\(id) ended, and had never started or had ended before"
    }
    if reference.kind != nil { flowCount -= 1 }
    if let maker = reference.maker { made[maker]? -= 1 }
    ended.append(reference)
    reference.endedIn = change
    time += 1
    reference.endedAt = time
    if cause == .alertAction, reference.isModal { reference.handModalDown() }
    if let child = reference.children.last {
      return "\(id) ended before \(child.id), which is in it"
    }
    if let modal = reference.modal { return "\(id) ended before \(modal.id), which it presents" }
    guard let parent = reference.parent else {
      root = nil
      return nil
    }
    let disorder = parent.remove(reference, in: change)
    return isOrdered ? disorder : nil
  }

  /// Whether a request of which it is known now what came of it made something, and nothing of that is left.
  func lost(allMadeBy request: NavigationRequest.ID) -> Bool {
    made.removeValue(forKey: request).map { $0 == 0 } == true
  }

  /// Gives modals that were presented by a flow with nothing on top to what is on top of it now.
  func settleFloating() {
    guard !floating.isEmpty else { return }
    for reference in floating where references[reference.id] === reference {
      reference.parent?.handModalUp()
    }
    floating = []
  }

  /// Lets go of all nodes.
  func empty() {
    floating = []
    root?.empty()
    for reference in references.values { reference.empty() }
    for reference in ended { reference.forgetOthers() }
    references = [:]
    made = [:]
    root = nil
    ended = []
  }
}

extension ReferenceTree {
  /// The screens that one navigation controller shows.
  func items(of flow: ReferenceNode) -> [ReferenceNode] {
    flow.children.flatMap { child in
      switch child.kind {
      case .stack, .single: items(of: child)
      case .tabs, nil: [child]
      }
    }
  }

  /// Calls `visit` with a node and all that is in it.
  func walk(_ reference: ReferenceNode, _ visit: (ReferenceNode) -> Void) {
    visit(reference)
    for child in reference.children { walk(child, visit) }
    if let modal = reference.modal { walk(modal, visit) }
  }

  func subtree(_ reference: ReferenceNode) -> [ReferenceNode] {
    var all: [ReferenceNode] = []
    walk(reference) { all.append($0) }
    return all
  }

  func subtrees(_ references: some Sequence<ReferenceNode>) -> [ReferenceNode] {
    var all: [ReferenceNode] = []
    for reference in references { walk(reference) { all.append($0) } }
    return all
  }
}
