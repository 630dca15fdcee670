/// The lookup of a request's edits.
enum Lookup {
  /// The verb of a flow, while that is live.
  case flow(Flow, MakeFlowEdits)
  case tree(MakeEdits)
  /// No edits, because the request repeats another one.
  case duplicate(of: NavigationRequest.ID)
  /// No lookup: the edits are known, or were released.
  case none
}
