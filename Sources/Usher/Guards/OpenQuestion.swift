/// An open question: it is outside the tree, which stays as it is until the answer.
@MainActor
final class OpenQuestion {
  let id: QuestionID
  let name: String
  /// The node that is asked, or whose flow is asked.
  weak var asked: Node?
  /// The route to enter, if it is about one.
  var route: Any?
  /// The flow of the route.
  weak var flow: Flow?
  /// All requests to leave the node or to enter the route; one question serves them all.
  var records: [RequestRecord]
  var task: Task<Void, Never>?

  init(_ id: QuestionID, name: String, asked: Node, _ record: RequestRecord) {
    (self.id, self.name, self.asked, records) = (id, name, asked, [record])
  }
}

/// The subject of a question.
enum QuestionID: Comparable {
  /// Leaving a node.
  case leaving(NodeID)
  /// Entering a route of a node's flow.
  case entering(NodeID, NavigationRequest.ID)
}

/// True if the running code was called to ask a guard.
enum QuestionContext {
  @TaskLocal static var isUnderWay = false
}
