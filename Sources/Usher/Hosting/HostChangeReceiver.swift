/// Changes the tree after a change of the host.
@MainActor
protocol HostChangeReceiver: AnyObject {
  /// True during a change of the tree, also between the verbs of a transaction: the host waits for its end.
  var keepsHostWaiting: Bool { get }
  /// The host or the user removed items.
  func hostRemoved(_ removals: [Removal], _ cause: EndingCause)
  /// The host or the user selected another item of a host container.
  func hostSelected(_ position: Int, in hostContainer: HostContainer)
  /// The host keeps a place of a container selected, despite repeated requests for another.
  func hostKept(_ position: Int, of container: Container)
  /// The host does not show nodes, despite repeated requests.
  func hostFailed(toShow nodes: [Node])
  /// True if contents wait to be released until the host shows the tree.
  var holdsFarContents: Bool { get }
  /// The host shows the tree, as far as it can.
  func hostSettled()
  /// The outcome of a request is known.
  func conclude(_ record: RequestRecord, _ outcome: NavigationOutcome)
}
