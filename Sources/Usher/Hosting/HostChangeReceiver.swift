/// Changes the tree as the host did.
@MainActor
protocol HostChangeReceiver: AnyObject {
  /// Whether the tree changes at the moment, so that the host waits.
  var isChanging: Bool { get }
  /// The host took items away by itself, or the user did.
  func hostRemoved(_ removals: [Removal], _ cause: EndingCause)
  /// The host selected another item of a host container by itself, or the user did.
  func hostSelected(_ position: Int, in hostContainer: HostContainer)
  /// The host goes on selecting a place of a container, however often it is asked for another.
  func hostKept(_ position: Int, of container: Container)
  /// The host does not show nodes, however often it is asked to.
  func hostFailed(toShow nodes: [Node])
  /// It is known what became of a request.
  func conclude(_ record: RequestRecord, _ outcome: NavigationOutcome)
}
