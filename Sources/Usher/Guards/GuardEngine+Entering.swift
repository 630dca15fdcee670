/// Edits that the guarding flows have judged.
@MainActor
final class JudgedEdits {
  var edits: [TreeEdit] = []
  var steps: [Explanation.Step] = []
  var trail: [RouteStep] = []
  /// The target of a redirect, if there was one.
  var target: Any?
  /// The receivers of places that are not entered.
  var disappointed: [ResultReceiver] = []
  /// The tabs that are not entered, whose contents are not changed.
  fileprivate var left: [Node] = []

  fileprivate func note(_ redirect: Redirect) {
    steps += redirect.steps
    trail += redirect.trail
    target = redirect.route
  }
}

extension GuardEngine {
  /// Lets the flows with guarded routes judge a request's edits.
  ///
  /// Refusals and redirects are known before any change. One refusal refuses the whole request.
  ///
  /// - Returns: The judged edits; `nil` if no flow has a guard.
  /// - Complexity: O(*k*) in the number of edits without guards, else also in that of their places.
  func admission(of edits: [TreeEdit], for record: RequestRecord) -> Decision<JudgedEdits?> {
    guard
      edits.contains(where: { edit in
        (edit.entry ?? listed(by: edit, for: record))?.flow.routeGuard != nil
      })
    else { return .proceed(nil) }
    let judged = JudgedEdits()
    for edit in edits {
      if let obstacle = admit(edit, of: record, judged) { return obstacle }
    }
    let left = judged.left
    if !left.isEmpty {
      judged.edits.removeAll { edit in left.contains { edit.changes(in: $0) } }
    }
    return .proceed(judged)
  }

  /// Judges what an edit enters, from the bottom up, and adds the result to `judged`: a redirect of
  /// one node removes those after it.
  private func admit(
    _ edit: TreeEdit, of record: RequestRecord, _ judged: JudgedEdits
  ) -> Decision<JudgedEdits?>? {
    if let entry = edit.entry ?? listed(by: edit, for: record), entry.flow.routeGuard != nil {
      for index in entry.specs.indices {
        guard let route = entry.route(at: index) else { continue }
        switch judge(route, of: entry.flow, for: record) {
        case .proceed(nil): continue
        case .refuse(let steps): return .refuse(judged.steps + steps)
        case .ask(let question): return .ask(question)
        case .proceed(let redirect?):
          return follow(redirect, at: index, of: edit, entry, judged).map { .refuse($0) }
        }
      }
    }
    judged.edits.append(edit)
    return nil
  }

  /// Returns the places that an edit only lists by now, if their flow has answered whether they may be entered.
  private func listed(by edit: TreeEdit, for record: RequestRecord) -> Entry? {
    guard let answer = record.given.last, let added = edit.added, answer.flow == added.flow.id
    else { return nil }
    return added
  }

  /// Adds the edits that enter the target of a redirect.
  ///
  /// - Returns: The steps of a refusal, if the target cannot be entered in the way of the edit.
  private func follow(
    _ redirect: Redirect, at index: Int, of edit: TreeEdit, _ entry: Entry, _ judged: JudgedEdits
  ) -> [Explanation.Step]? {
    let edits = edit.entering(
      redirect.route, insteadOf: index, as: redirect.presentation)
    guard let edits else {
      return judged.steps + redirect.steps + [noSuchTab(redirect.route, of: entry.flow)]
    }
    judged.note(redirect)
    let rest = Array(entry.specs[index...]).withoutKept
    if !redirect.isKept { judged.disappointed += rest.compactMap(\.receiver) }
    judged.edits += edits
    if let place = redirect.memory(of: rest, as: entry.presentation) {
      judged.edits.append(.remember(entry.flow, .place(place)))
    }
    if let node = entry.selected { judged.left.append(node) }
    return nil
  }

  private func judge(
    _ route: Any, of flow: Flow, for record: RequestRecord
  ) -> Decision<Redirect?> {
    judge(
      route, of: flow, trail: record.trail, given: record.given,
      isForced: record.request.authority == .force, said: record.said)
  }

  /// Reports a redirect to a missing tab, which is refused.
  func noSuchTab(_ route: Any, of flow: Flow) -> Explanation.Step {
    events.report(
      Misuse(
        "\(flow.name).decision(for:)",
        problem: "It redirects to \(route), which is not one of its tabs; it was refused.",
        fix: "Say how to present it: .redirect(to: \(route), as: .sheet)."))
    return Explanation.Step(
      .refused, by: flow.name, route: String(describing: route), reason: "no tab has this route")
  }
}
