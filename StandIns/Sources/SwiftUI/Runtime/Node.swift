import Observation

/// Tells a child from its siblings.
public enum _NodeKey: Hashable {
  case body
  case content
  case label
  case index(Int)
  case branch(Bool)
  case id(AnyHashable)
}

/// One place in the tree of views: the view that is there, what it keeps, and the places below.
///
/// A place stays the same as long as its key and the type of its view do.
@MainActor internal class Node {
  let graph: Graph
  let key: _NodeKey
  let depth: Int
  private(set) weak var parent: Node?
  var environment: EnvironmentValues
  private(set) var children: [Node] = []
  /// Content that is shown elsewhere: pages of a stack, sheets.
  var asides: [Node] = []
  /// Whether it stays when its parent goes, until its owner removes it.
  var outlivesParent = false
  /// What the properties of the view keep, by their offset.
  var slots: [Int: AnyObject] = [:]
  /// What a container or a person reads of the view.
  var payload: Any?
  var element: ElementContent?
  /// The controller that shows this node's subtree, if it has one of its own.
  var region: Region?
  var onRemove: [() -> Void] = []
  var isAlive = true
  /// Whether it goes without a transition.
  var leavesAtOnce = false
  var isDirty = false
  /// Whether the subtree stays as it is, because it is on its way out.
  var isFrozen = false {
    didSet {
      guard oldValue != isFrozen else { return }
      graph.frozenNodes += isFrozen ? 1 : -1
      if !isFrozen { thaw() }
    }
  }
  /// Whether it missed a change while it was frozen.
  private var isStale = false
  /// Grows with each evaluation, so that what an older one has read does not count.
  private(set) var generation = 0
  /// The environment keys that the last evaluation read, with their values.
  var read = EnvironmentReads()

  init(_ graph: Graph, parent: Node?, key: _NodeKey, environment: EnvironmentValues) {
    self.graph = graph
    self.parent = parent
    self.key = key
    self.environment = environment
    depth = (parent?.depth ?? -1) + 1
  }

  /// The name of the view's type.
  var typeName: String { "" }
  /// The type of the view.
  var viewType: Any.Type { Never.self }
  /// The children whose transitions are those of this view; none if it is a container of its own.
  var transitionParts: [Node] { [] }
  /// Evaluates the view; subclasses do.
  func evaluate() {}
  /// Whether an environment that changed where it was not read needs no evaluation.
  var skipsUnreadEnvironment: Bool { false }

  // MARK: Updating

  /// Evaluates again what has changed.
  func refresh() {
    guard isAlive else { return }
    guard !isInFrozen else {
      isDirty = false
      isStale = true
      return
    }
    run()
  }

  /// Takes another environment over.
  func take(_ environment: EnvironmentValues, isViewSame: Bool) {
    let isSame =
      environment.stamp === self.environment.stamp
      || isViewSame && !isDirty && environment.agrees(with: self.environment)
    self.environment = environment
    if isViewSame, !isDirty {
      if isSame { return }
      if skipsUnreadEnvironment, read.agree(with: environment) {
        for child in children { child.take(environment, isViewSame: true) }
        return
      }
    }
    run()
  }

  private func run() {
    isDirty = false
    generation += 1
    read = EnvironmentReads()
    evaluate()
  }

  /// Runs `work`, and is dirty as soon as something that it read changes.
  func tracking<T>(_ work: () -> T) -> T {
    let generation = generation
    let reference = WeakNode(self)
    return graph.tracker.reading(self) {
      withObservationTracking(work) {
        reference.change { if $0.generation == generation { $0.markDirtyInUpdate() } }
      }
    }
  }

  /// Is dirty in the update of the change that is made.
  func markDirtyInUpdate() { graph.takeUp { [weak self] in self?.markDirty() } }

  func markDirty() {
    guard isAlive else { return }
    graph.noteTransaction(of: self)
    guard !isDirty else { return }
    isDirty = true
    graph.nodeIsDirty(self)
  }

  private var isInFrozen: Bool {
    guard graph.frozenNodes > 0 else { return false }
    var one: Node? = self
    while let here = one {
      if here.isFrozen { return true }
      one = here.parent
    }
    return false
  }

  /// It stays after all: what was missed is made up for.
  private func thaw() {
    if isStale {
      isStale = false
      markDirty()
    }
    for child in children + asides { child.thaw() }
  }

  // MARK: Children

  func reconcile(_ specs: [ChildSpec]) {
    let old = children
    var byKey: [_NodeKey: Node]?
    var new: [Node] = []
    new.reserveCapacity(specs.count)
    for (index, spec) in specs.enumerated() {
      var known: Node?
      if index < old.count, old[index].key == spec.key {
        known = old[index]
      } else if !old.isEmpty {
        if byKey == nil { byKey = Dictionary(old.map { ($0.key, $0) }) { first, _ in first } }
        known = byKey?[spec.key]
      }
      new.append(spec.place(self, known))
    }
    children = new
    let kept = Set(new.map(ObjectIdentifier.init))
    for child in old where !kept.contains(ObjectIdentifier(child)) {
      child.noteTransition()
      child.remove()
    }
  }

  /// Makes content that is shown elsewhere.
  func makeAside<V: View>(_ view: V, _ environment: EnvironmentValues) -> Node {
    let node = ViewNode(graph, parent: self, key: .content, environment: environment, view: view)
    asides.append(node)
    return node
  }

  /// Takes such content away.
  func dropAside(_ node: Node) {
    asides.removeAll { $0 === node }
    node.remove()
  }

  /// Ends this node and all below.
  func remove(leavesAtOnce: Bool = false) {
    guard isAlive else { return }
    let leavesAtOnce = leavesAtOnce || self.leavesAtOnce
    let leaving = (payload as? Lifecycle).flatMap { $0.isShown ? Appearing(self, $0) : nil }
    let isFirst = leaving != nil && graph.system.answers.appearances == .outerFirst
    if isFirst, let leaving { graph.willDisappear(leaving, atOnce: leavesAtOnce) }
    for child in children { child.remove(leavesAtOnce: leavesAtOnce) }
    for child in asides where !child.outlivesParent { child.remove() }
    if !isFirst, let leaving { graph.willDisappear(leaving, atOnce: leavesAtOnce) }
    isAlive = false
    for work in onRemove { work() }
    onRemove = []
    (payload as? any Leaving)?.nodeWillLeave(self)
    for slot in slots.values { (slot as? any LeavingSlot)?.leave() }
    slots = [:]
    // They refer to this node, some by what their environments hold.
    region = nil
    children = []
    asides = []
  }

  // MARK: Looking around

  /// The region that shows this node.
  var nearestRegion: Region? {
    var one: Node? = self
    while let here = one {
      if let region = here.region { return region }
      one = here.parent
    }
    return nil
  }

  /// Goes through the nodes that the same controller shows, in order.
  func walk(_ visit: (Node) -> Void) {
    visit(self)
    for child in children where child.region == nil { child.walk(visit) }
  }

  /// The payloads of a type that the same controller shows, in order.
  func payloads<P>(of type: P.Type) -> [P] {
    var found: [P] = []
    walk { if let one = $0.payload as? P { found.append(one) } }
    return found
  }

  /// The names of the types from the root to here.
  var path: String {
    var names: [String] = []
    var one: Node? = self
    while let here = one {
      names.append(here.typeName)
      one = here.parent
    }
    return names.reversed().joined(separator: " / ")
  }
}

/// A payload that hears when its node goes.
@MainActor internal protocol Leaving: AnyObject {
  func nodeWillLeave(_ node: Node)
}
/// A slot that hears when its node goes.
@MainActor internal protocol LeavingSlot: AnyObject {
  func leave()
}

/// A node with a view of a type.
@MainActor internal final class ViewNode<V: View>: Node {
  private(set) var view: V
  private let isPrimitive: Bool
  override var skipsUnreadEnvironment: Bool {
    !isPrimitive || (V.self as? any ModifierNode.Type)?.hasBody == true
      || V.self is any UIViewControllerRepresentable.Type || V.self is any UIViewRepresentable.Type
  }

  init(_ graph: Graph, parent: Node?, key: _NodeKey, environment: EnvironmentValues, view: V) {
    self.view = view
    isPrimitive = V.Body.self == Never.self
    super.init(graph, parent: parent, key: key, environment: environment)
    markDirtySilently()
    refresh()
  }

  private func markDirtySilently() { isDirty = true }

  override var typeName: String { "\(V.self)" }
  override var viewType: Any.Type { V.self }
  override var transitionParts: [Node] {
    isPrimitive && !(V.self is any PassingTransitions.Type) ? [] : children
  }

  /// Takes another value of the view over.
  func update(_ new: V, _ environment: EnvironmentValues) {
    let isSame = Sameness.holds(view, new)
    view = new
    take(environment, isViewSame: isSame)
  }

  override func evaluate() {
    var view = view
    if isPrimitive {
      let builder = _Builder(self)
      tracking {
        Installing(self).install(&view)
        builder.build(view)
      }
      reconcile(builder.specs)
    } else {
      var specs: [ChildSpec] = []
      environment.noteBody(of: V.self)
      tracking {
        Installing(self).install(&view)
        specs = [ChildSpec(view.body, .body, environment)]
      }
      reconcile(specs)
    }
  }
}
