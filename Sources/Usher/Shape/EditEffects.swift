/// What else happens while edits change the shape of a tree.
///
/// The app's objects are made and told, and the host is brought along. A draft has none of it.
/// ``TreeEditor`` calls these in the documented order.
@MainActor
protocol EditEffects: AnyObject {
  /// The modals in plans that the current request still presents.
  var plannedModals: [PlannedModal] { get set }

  /// The nodes for which the current request has set with which cause they end.
  var expected: [Node] { get set }

  // MARK: - What depends on more than the shape

  /// Returns the edits that select the places around a flow before it presents.
  func selections(presentingFrom flow: Flow) -> [TreeEdit]
  /// Returns what happens when `flow` is left now.
  func wayOut(of flow: Flow, _ cause: EndingCause) -> WayOut

  // MARK: - Entering

  /// Makes the content of a node, which has its place or its presentation; `false` if it does not
  /// enter.
  func make(_ node: Node, _ spec: NodeSpec, in flow: Flow) -> Bool
  /// Handles a description whose node is not made, because its place has gone.
  func leaveOut(_ spec: NodeSpec)
  /// Returns the modal as the presenting flow's guard allows it; `nil` if it is not presented now.
  func admit(_ planned: PlannedModal, by flow: Flow) -> Plan.Modal?
  /// Handles a planned modal that nothing can present.
  func leaveOut(_ planned: PlannedModal)
  func didPresent(_ modal: Node)
  /// Notes that the contents near a container's selected place are made.
  func didMakeNear(in container: Container)

  // MARK: - Places and modals

  func willRemove(_ nodes: [Node], from container: Container)
  func didInsert(_ range: Range<Int>, in container: Container)
  func didSelect(in container: Container)
  /// Tells that a place has another route.
  func didChangeRoute(of node: Node)
  /// Tells a screen that the user has undone an update of its route.
  func wentBack(_ onBack: @MainActor () -> Void)
  /// Notes that a container has lost its last place.
  func didEmpty(_ container: Container, _ cause: EndingCause)
  /// Notes that a modal stands on another node than before.
  func didMove(_ modal: Node)
  /// Notes that modals are above each other in another order.
  func didReorderModals()
  /// Performs an action of an alert.
  func choose(_ action: Int, of node: Node, _ text: String?)

  /// Withdraws a request that still waits for an answer.
  func withdraw(_ request: NavigationRequest.ID)

  // MARK: - Ending

  /// Delivers the ending of a flow that stays until it is replaced.
  func conclude(_ flow: Flow, _ cause: EndingCause)
  /// Handles that a flow would be left that has no place to go back to.
  func hasNowhereToGo(_ flow: Flow)
  /// Tells of a node's end, while it is still where it was.
  func ends(_ node: Node, _ cause: EndingCause)
  /// Notes that a modal is no longer presented.
  func didRemove(_ modal: Node)
  /// Ends what runs in a flow that ends, before it forgets its remembered place.
  func endTasks(of flow: Flow)
  /// Handles the end of a flow that still has its places.
  func ends(_ flow: Flow, at node: Node, _ cause: EndingCause)
  /// Delivers the ending of a flow that has no place any more.
  func ended(_ flow: Flow, at node: Node, _ cause: EndingCause)
  /// Tells those who waited for a node's end.
  func ended(_ node: Node, _ cause: EndingCause)
  /// Returns the saved state of the object at a node that a flow remembers; `nil` if it has none.
  func stateToRemember(of node: Node) -> (any SavedState)?
  /// Handles that a flow remembers another place than before, or none.
  func didRemember(insteadOf former: RememberedPlace?, in flow: Flow, _ cause: EndingCause)
  /// Handles a place that is not remembered, because its flow has ended.
  func didNotRemember(_ place: RememberedPlace)
}

/// What happens when a flow is left.
enum WayOut {
  /// Nothing, which is no mistake.
  case stays
  /// Nothing, because there is no place to go back to.
  case nowhere
  /// It delivers its ending, and stays until it is replaced.
  case concludes
  /// This node is removed: its own, or that of a switcher around it.
  case leaves(Node)
}
