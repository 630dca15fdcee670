/// What a question is about.
enum QuestionID: Hashable, Comparable {
  /// Whether a node may be left.
  case leaving(NodeID)
  /// Whether a route of the flow of a node may be entered.
  case entering(NodeID, NavigationRequest.ID)
}
