/// How the edits are looked up that a request comes to.
enum Lookup {
  /// Of a flow, as long as that is live.
  case flow(Flow, MakeFlowEdits)
  case tree(MakeEdits)
  /// There are none, because it repeats another request.
  case duplicate(of: NavigationRequest.ID)
  /// They are known.
  case none
}
