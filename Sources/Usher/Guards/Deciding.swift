/// Decides about each request before it changes anything: first about what it enters, then about what it
/// leaves.
@MainActor
package protocol Deciding: AnyObject {
  /// Decides about what `edits` enter; for forced requests too.
  ///
  /// - Returns: The edits to make, which differ where a flow redirects.
  func decideEntering(_ edits: [TreeEdit], for record: RequestRecord) -> Decision<[TreeEdit]>

  /// Decides about what `edits` leave; not asked about forced requests.
  func decideLeaving(_ edits: [TreeEdit], for record: RequestRecord) -> Decision<Void>
}

extension Deciding {
  /// Decides about `edits` before any of them is applied.
  ///
  /// - Returns: The edits to make, which differ where a flow redirects.
  func decide(_ edits: [TreeEdit], for record: RequestRecord) -> Decision<[TreeEdit]> {
    let decision = decideEntering(edits, for: record)
    guard case .proceed(let entering) = decision, record.request.authority != .force else {
      return decision
    }
    return switch decideLeaving(entering, for: record) {
    case .proceed: decision
    case .refuse(let steps): .refuse(steps)
    case .ask(let question): .ask(question)
    }
  }

  /// Everything may be entered.
  package func decideEntering(_ edits: [TreeEdit], for record: RequestRecord) -> Decision<
    [TreeEdit]
  > {
    .proceed(edits)
  }
}
