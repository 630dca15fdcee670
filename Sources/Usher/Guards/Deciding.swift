/// Decides about each request before it changes anything: first about entering, then about leaving.
@MainActor
package protocol Deciding: AnyObject {
  /// Decides about the routes that `edits` enter, also for forced requests.
  ///
  /// - Returns: The edits to make, which differ after a redirect.
  func decideEntering(_ edits: [TreeEdit], for record: RequestRecord) -> Decision<[TreeEdit]>

  /// Decides about the nodes that `edits` leave; not called for forced requests.
  func decideLeaving(_ edits: [TreeEdit], for record: RequestRecord) -> Decision<Void>
}

extension Deciding {
  /// Decides about `edits` before any of them is applied.
  ///
  /// - Returns: The edits to make, which differ after a redirect.
  func decide(_ edits: [TreeEdit], for record: RequestRecord) -> Decision<[TreeEdit]> {
    let decision = decideEntering(edits, for: record)
    // The verbs of a transaction were judged together, so none of them is asked about by itself.
    guard case .proceed(let entering) = decision, record.request.authority != .force,
      record.said == nil
    else { return decision }
    return switch decideLeaving(entering, for: record) {
    case .proceed: decision
    case .refuse(let steps): .refuse(steps)
    case .ask(let question): .ask(question)
    }
  }

  /// Allows every route.
  package func decideEntering(_ edits: [TreeEdit], for record: RequestRecord) -> Decision<
    [TreeEdit]
  > {
    .proceed(edits)
  }
}
