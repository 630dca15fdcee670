/// What the browser's Back or Forward means for a tree.
///
/// The browser's history has one entry for each step that the user could go back, and one for the
/// place where none is left. A wish to be at another depth becomes steps back, or things to open
/// again, or nothing.
package enum HistoryPlan: Sendable, Hashable {
  /// The tree is there already.
  case stay
  /// These steps, one after the other. Fewer than wished for if one of them is not allowed.
  case back([PhoneState.BackStep])
  /// What was left at these depths is opened again, the lowest first. Fewer than wished for if
  /// something in between cannot be opened.
  case forward(ClosedRange<Int>)
  /// Nothing can be done.
  case refuse

  /// Plans the way from `state` to `depth`.
  ///
  /// - Parameters:
  ///   - depth: The depth that the browser went to.
  ///   - state: What the phone shows.
  ///   - remembered: The depths at which something was left that can be opened again.
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
  /// Whether the user could take the step.
  package var isAllowed: Bool {
    switch self {
    case .pop: true
    case .dismiss(_, let isAllowed): isAllowed
    }
  }
}
