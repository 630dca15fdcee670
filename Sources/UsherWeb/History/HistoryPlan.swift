/// The meaning of the browser's Back or Forward for a tree.
///
/// The browser's history has one entry for each step that the user could go back, plus one for the
/// first screen. A navigation to another depth becomes steps back, routes to reopen, or nothing.
package enum HistoryPlan: Sendable, Hashable {
  /// The tree is already at this depth.
  case stay
  /// These steps, in order. Fewer than requested if one of them is not allowed.
  case back([PhoneState.BackStep])
  /// The screens left at these depths are reopened, the lowest first. Fewer than requested if one
  /// in between cannot be reopened.
  case forward(ClosedRange<Int>)
  /// The navigation is impossible.
  case refuse

  /// Plans the way from `state` to `depth`.
  ///
  /// - Parameters:
  ///   - depth: The depth of the browser's entry.
  ///   - state: What the phone shows.
  ///   - remembered: The depths whose screens can be reopened.
  package init(to depth: Int, from state: PhoneState, remembered: Set<Int>) {
    let present = state.depth
    if depth == present {
      self = .stay
    } else if depth < present {
      let steps = state.backSteps.prefix(present - max(depth, 0)).prefix { $0.isAllowed }
      self = steps.isEmpty ? .refuse : .back(Array(steps))
    } else {
      let reached = (present + 1...depth).prefix { remembered.contains($0) }
      self = reached.isEmpty ? .refuse : .forward(present + 1...present + reached.count)
    }
  }
}

extension PhoneState.BackStep {
  /// True if the user could take the step.
  package var isAllowed: Bool {
    switch self {
    case .pop: true
    case .dismiss(_, let isAllowed): isAllowed
    }
  }
}
