/// One place in a container, or one modal: its identity, its route, its content, and the modals that stand on it.
///
/// It retains its content and these modals. At its end it releases its owner.
@MainActor
@_spi(Hosting) public final class Node {
  package enum Content {
    /// The content is being made.
    case none
    /// The content is made of this description when it is needed.
    case listed(Plan.Place)
    case screen(AnyObject)
    case flow(Flow)
    indirect case alert(AlertContent)
    /// A flow that has ended, while the host still shows its last screens.
    case left
  }

  /// The identity, never reused in its tree.
  public let id: NodeID
  /// `nil` for the root and for transient flows.
  package private(set) var route: Any?
  /// The routes that it had before, to which the user can go back, the latest last.
  var formerRoutes: [(route: Any, onBack: @MainActor () -> Void)] = []
  package internal(set) var content = Content.none
  /// The host container that this node's flow leads, if it has one of its own.
  ///
  /// Outlives the flow until the host has released it.
  public internal(set) var hostContainer: HostContainer?
  /// The modals that stand on this node and end with it, in the order of their presentation.
  package internal(set) var modals: [Node] = []
  /// Whether modals stand on it.
  package var hasModals: Bool { !modals.isEmpty }
  /// How this node is presented; `nil` for a place in a container.
  public package(set) var presentation: Presentation?
  /// Who waits for an alert to go.
  var receiver: ResultReceiver?
  /// The container in which this is a place.
  package internal(set) var parentContainer: Container?
  /// The node on which this modal stands.
  package internal(set) weak var presenter: Node?
  /// The flow that presented this.
  package internal(set) weak var presentingFlow: Flow?
  /// What took it out; `nil` as long as it is in the tree.
  var endCause: EndingCause?
  /// The request that ended it, for waiting requests.
  var endingRequest: NavigationRequest.ID?
  /// The cause of its end if an edit above it is about to remove it.
  var plannedEndCause: EndingCause?
  /// The request that made it.
  package internal(set) var madeBy: NavigationRequest.ID?
  /// What the host shows the node in, if it keeps that here; the tree only holds it.
  package var hostObject: AnyObject?
  /// A cache of `UsherLinks`: which link writes this node's route.
  package var linkCache: AnyObject?
  /// Whether its object may want to be asked before it is left.
  package internal(set) var mayAsk = false
  /// Whether its content was made before, and that was told.
  var hasStarted = false
  /// Whether it was presented to ask whether something may be left.
  package internal(set) var isQuestion = false

  /// The route's description, once an event has told it.
  private var describedRoute: String?

  /// Gives the node another route, without what was computed from the former one.
  func change(to route: Any?) { (self.route, describedRoute, linkCache) = (route, nil, nil) }

  /// Puts a modal on this node, in the order of identities.
  func add(_ modal: Node) {
    var position = modals.count
    while position > 0, modals[position - 1].id > modal.id { position -= 1 }
    modals.insert(modal, at: position)
  }

  /// Takes a modal off this node.
  func remove(_ modal: Node) {
    modals.removeLast(modal)
  }

  init(id: NodeID, route: Any?) {
    self.id = id
    self.route = route
  }

  /// True while it is in the tree.
  public var isLive: Bool { endCause == nil }

  package var flow: Flow? {
    if case .flow(let flow) = content { flow } else { nil }
  }

  /// The object of the screen that the user sees in it, as the tree has it; `nil` while it is empty.
  package var visibleScreen: AnyObject? {
    var node = self
    while let inner = node.flow?.container.selectedNode { node = inner }
    return node.screen
  }

  /// The object of a screen, also while the screen is leaving.
  public var screen: AnyObject? {
    if case .screen(let object) = content { object } else { nil }
  }

  /// The description of its content, while that is not made.
  package var listed: Plan.Place? {
    if case .listed(let place) = content { place } else { nil }
  }

  /// The alert, if it is one.
  public var alert: AlertContent? {
    if case .alert(let alert) = content { alert } else { nil }
  }

  /// The node as a value, while it has its content.
  package var summary: NodeSummary {
    let (kind, name): (NodeSummary.Kind, String) =
      switch content {
      case .flow(let flow): (.flow, flow.name)
      case .screen(let object): (.screen, String(naming: type(of: object)))
      case .alert(let alert): (.alert, alert.title)
      case .listed: (.screen, "not made")
      case .none, .left: (.flow, "")
      }
    if describedRoute == nil, let route { describedRoute = String(describing: route) }
    return NodeSummary(
      id: id, kind: kind, name: name, route: describedRoute,
      parent: presenter?.id ?? parentContainer?.flow?.node?.id, isModal: presentation != nil)
  }
}
