/// The subject of a question.
enum QuestionID: Comparable {
  /// Leaving a node.
  case leaving(NodeID)
  /// Entering a route of a node's flow.
  case entering(NodeID, NavigationRequest.ID)
}
