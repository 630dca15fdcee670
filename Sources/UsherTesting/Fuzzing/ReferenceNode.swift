@_spi(Hosting) import Usher

/// A node as the reference model knows it.
@MainActor
final class ReferenceNode {
  let id: NodeID
  private(set) var parent: ReferenceNode?
  let isModal: Bool
  let route: Any?
  /// `nil` for what is not a flow.
  let kind: HostContainer.Kind?
  /// The flow whose verb presented it.
  let presenter: NodeID?
  /// `nil` for what never asks.
  let asks: (@MainActor () -> Bool)?
  /// The request that made it.
  var maker: NavigationRequest.ID?

  private(set) var children: [ReferenceNode] = []
  var selected = 0
  private(set) var modal: ReferenceNode?
  /// In which change it ended.
  var endedIn: Int?
  /// When it started and ended, counted in what happened.
  var startedAt = 0
  var endedAt = 0
  /// What it held when that change began, and what came into it since.
  private var former: (change: Int, children: [ReferenceNode])?
  /// Which of its places ended last in that change, and when.
  private var endedLast: (id: NodeID, at: Int)?

  init(
    id: NodeID, parent: ReferenceNode?, isModal: Bool, route: Any?, kind: HostContainer.Kind?,
    presenter: NodeID?, asks: (@MainActor () -> Bool)?
  ) {
    self.id = id
    self.parent = parent
    self.isModal = isModal
    self.route = route
    self.kind = kind
    self.presenter = presenter
    self.asks = asks
  }

  /// What it held before anything of this change ended.
  func children(before change: Int) -> [ReferenceNode] {
    if let former, former.change == change { former.children } else { children }
  }

  /// Adds a child or a modal that has started.
  ///
  /// - Returns: The problem with it, if any.
  func add(_ child: ReferenceNode, in change: Int) -> String? {
    if child.isModal {
      defer { modal = child }
      return modal.map { "\(child.id) was presented over \($0.id) from the same place" }
    }
    children.append(child)
    if former?.change == change { former?.children.append(child) }
    return nil
  }

  /// Takes out a child or the modal, which has ended.
  ///
  /// - Returns: The problem with it, if any.
  func remove(_ child: ReferenceNode, in change: Int) -> String? {
    if child.isModal {
      if modal === child { modal = nil }
      return nil
    }
    if former?.change != change {
      former = (change, children)
      endedLast = nil
    }
    defer { endedLast = (child.id, child.endedAt) }
    if children.last === child {
      children.removeLast()
    } else if let position = children.lastIndex(where: { $0 === child }) {
      children.remove(at: position)
    }
    guard let endedLast, endedLast.at > child.startedAt, let former = former?.children,
      let position = former.lastIndex(where: { $0 === child }),
      let last = former.lastIndex(where: { $0.id == endedLast.id })
    else { return nil }
    return last < position ? "\(endedLast.id) ended before \(child.id) on top of it" : nil
  }

  /// Gives what it presents to where it was presented from itself, as an answered alert does.
  func handModalDown() {
    modal?.parent = parent
    parent?.modal = modal
    modal = nil
  }

  /// Gives what it presents to what is on top of it, below what is presented there, as a flow does that had
  /// nothing on top when it presented.
  func handModalUp() {
    guard let modal, let top = topPlace else { return }
    let later = top.modal
    self.modal = nil
    (top.modal, modal.parent) = (modal, top)
    guard let later else { return }
    var upper = modal
    while let inner = upper.modal ?? upper.selectedChild { upper = inner }
    (upper.modal, later.parent) = (later, upper)
  }

  private var topPlace: ReferenceNode? {
    guard var top = selectedChild else { return nil }
    while let inner = top.selectedChild { top = inner }
    return top
  }

  /// What is on top of what a flow shows, modals included: what it presents next belongs there.
  var top: ReferenceNode {
    var top = selectedChild ?? self
    while let inner = top.modal ?? top.selectedChild { top = inner }
    return top
  }

  private var selectedChild: ReferenceNode? {
    guard kind == .tabs else { return children.last }
    return children.indices.contains(selected) ? children[selected] : nil
  }

  /// Takes over an order that the model does not know a rule for, if it is one of the same places.
  func reorder(as nodes: [Node]) {
    guard children.count == nodes.count else { return }
    let known = Dictionary(children.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let ordered = nodes.compactMap { known[$0.id] }
    if ordered.count == children.count { children = ordered }
  }

  /// Lets go of what it was connected with, when the change is over in which it ended.
  func forgetOthers() {
    parent = nil
    former = nil
  }

  /// Lets go of everything below, when the model is no longer needed.
  func empty() {
    let below = children + (modal.map { [$0] } ?? [])
    children = []
    modal = nil
    former = nil
    for reference in below { reference.empty() }
  }
}
