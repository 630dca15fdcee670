/// Records the events of a tree and its inputs from outside, completely enough to repeat them; or
/// repeats them, with the recorded decisions and answers.
///
/// It must not call verbs.
@MainActor
package protocol ChangeRecorder: AnyObject {
  /// True if the events come from a recording, so that answers are known and no guard is asked.
  var isReplaying: Bool { get }

  /// An event occurred that observers receive too.
  func note(_ event: TreeEvent)
  /// Something else happened.
  func note(_ fact: consuming RecordedFact)
  /// A request from outside is looked up with `edits`.
  func lookUp(_ record: RequestRecord, _ edits: () -> [TreeEdit]?) -> [TreeEdit]?

  /// Returns the tree's own answer to a question about verbs; in a replay the recorded one.
  func judge(_ own: Bool, _ question: RecordedQuestion) -> Bool
  /// Returns a flow's decision about a route; in a replay the recorded one.
  func said(_ own: AnyRouteDecision, of route: Any, by flow: Flow) -> AnyRouteDecision
  /// Returns the node to ask before a request takes effect, in a replay the recorded one; `nil` if
  /// there is none.
  func nodeToAsk(_ own: Node?, for record: RequestRecord) -> Node?
  /// Returns the answer of a service; in a replay the recorded one.
  ///
  /// - Parameter isAsked: True if the tree caused the question.
  func answer<Value: Codable>(
    to key: String, of flow: Flow, isAsked: Bool,
    _ operation: @MainActor () async throws -> Value
  ) async throws -> Value
}

/// The recording of a tree.
package protocol TreeRecording: Sendable {
  /// Returns a recorder for one tree.
  @MainActor func makeRecorder() -> any ChangeRecorder
}
