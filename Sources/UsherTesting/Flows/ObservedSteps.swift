@_spi(Hosting) public import Usher

/// Collects the steps that code takes in a tree, for `usher map --observed`.
///
/// ```swift
/// let host = InMemoryHost(AppFlow())
/// let steps = ObservedSteps(host)
/// // … the test acts as the user …
/// try Data(steps.text.utf8).write(to: file)
/// ```
///
/// A ``Fuzzer`` collects them too: see ``Fuzzer/observedSteps``. So does a recording: see
/// ``add(_:)``.
///
/// A step is a verb that a flow's code called and that took effect, or a redirect of a guard. Back,
/// gestures and links belong to the user, and are no steps. A line names the flow, the place where
/// the step began, the verb, the case of the route and the style of a modal:
///
/// ```text
/// ShopFlow on shelf present cart as fullScreen
/// ```
///
/// The case of a route is read from its description. A `CustomStringConvertible` route therefore
/// needs a description that begins with the name of the case.
@MainActor
public final class ObservedSteps {
  private var found: Set<String> = []
  private var begun: [NavigationRequest.ID: Step] = [:]
  private var observation: TreeObservation?
  private weak var tree: Tree?
  /// Requests that no code of the app made.
  private var ignored: Set<NavigationRequest.ID> = []

  /// Collects nothing yet: see ``observe(_:)``.
  public init() {}

  /// Observes a tree from now on, without retaining it.
  public convenience init(_ tree: Tree) {
    self.init()
    observe(tree)
  }

  /// Observes another tree from now on instead of the former one, and keeps the steps so far.
  public func observe(_ tree: Tree) {
    begun = [:]
    ignored = []
    self.tree = tree
    observation = tree.observe { [weak self] in self?.add($0) }
  }

  /// Leaves out a request, which a test made instead of the app.
  func ignore(_ request: NavigationRequest.ID) { ignored.insert(request) }

  func add(_ lines: [String]) { found.formUnion(lines) }

  /// Observes the tree of a host, and reads its events so far.
  ///
  /// The place and the style of earlier steps are unknown: they are gone.
  public convenience init(_ host: InMemoryHost) {
    self.init(host.tree)
    tree = nil
    for event in host.events { add(event) }
    tree = host.tree
  }

  /// The steps so far, each once, sorted.
  ///
  /// - Complexity: O(*n* log *n*) in the steps.
  public var lines: [String] { found.sorted() }

  /// The lines with a heading, as the file for `usher map --observed`.
  ///
  /// - Complexity: O(*n* log *n*) in the steps.
  public var text: String {
    (["# Steps that a running app took, for `usher map --observed`."] + lines)
      .map { $0 + "\n" }.joined()
  }

  private func add(_ event: TreeEvent) {
    switch event {
    case .request(let request):
      guard ignored.remove(request.id) == nil,
        let step = Step(request, at: place(of: request.subject))
      else { return }
      begun[request.id] = step
    case .concluded(let id, let outcome):
      guard let step = begun.removeValue(forKey: id), outcome.tookEffect else { return }
      found.formUnion(step.lines(style: step.hasStyle ? style(of: id) : nil))
    case .explained(let explanation):
      for step in explanation.steps where step.kind == .redirected {
        guard let flow = step.by, let target = step.target else { continue }
        found.formUnion(
          Step.redirect(in: flow, from: step.route, to: target).lines(style: nil))
      }
    default: return
    }
  }

  /// The route of the last modal of a flow, or else of its active place.
  private func place(of subject: NodeID?) -> String? {
    guard let tree, let subject, let flow = Self.flow(subject, in: tree) else { return nil }
    let modal = tree.modals.last { $0.presentingFlow === flow && $0.route != nil }
    return (modal ?? flow.container.selectedNode)?.route.map { Step.name("\($0)") }
  }

  private static func flow(_ id: NodeID, in tree: Tree) -> Flow? {
    var open = [tree.root]
    while let node = open.popLast() {
      if node.id == id { return node.flow }
      open += node.modals
      open += node.flow?.container.nodes ?? []
    }
    return nil
  }

  /// The style of the modal that a request presented.
  private func style(of request: NavigationRequest.ID) -> String? {
    let modal = tree?.modals.last { $0.madeBy == request }
    return modal?.presentation.map { Step.camelCased($0.style.description) }
  }
}
