/// A question that is open: outside of the tree, which stays as it is until the answer.
@MainActor
final class Question {
  let name: String
  /// The route to be entered, if it is about one.
  var route: Any?
  /// The flow whose route that is.
  weak var flow: Flow?
  /// Everyone who wants to leave the node or to enter the route; one question serves all.
  var records: [RequestRecord]
  var task: Task<Void, Never>?

  init(name: String, _ record: RequestRecord) {
    self.name = name
    records = [record]
  }
}
