import Usher

/// A change during a gesture, with the outcome of both.
struct HeldRow: Sendable {
  /// The final state, and the results that parents received since the gesture began.
  struct End: Sendable {
    let tree: String
    let top: String
    let told: [String]
    /// The outcome of the verb; `nil` if it does not matter, for example if the node leaves in two
    /// ways at once.
    let outcome: NavigationOutcome?

    init(
      _ tree: String, _ top: String, told: [String] = [], _ outcome: NavigationOutcome? = .settled
    ) {
      (self.tree, self.top, self.told, self.outcome) = (tree, top, told, outcome)
    }
  }

  let gesture: GestureSetup
  let words: String
  /// The final states after the completed and after the cancelled gesture.
  let ends: (finished: End, cancelled: End)
  let verb: @MainActor @Sendable (ContractRun, ContractFlow) -> NavigationHandle?

  init(
    _ gesture: GestureSetup, _ words: String, finished: End, cancelled: End,
    verb: @escaping @MainActor @Sendable (ContractRun, ContractFlow) -> NavigationHandle?
  ) {
    (self.gesture, self.words, self.verb) = (gesture, words, verb)
    ends = (finished, cancelled)
  }

  /// Creates a row whose change removes the moving screen itself, so that the gesture's end does
  /// not matter.
  init(
    _ gesture: GestureSetup, _ words: String, both end: End,
    verb: @escaping @MainActor @Sendable (ContractRun, ContractFlow) -> NavigationHandle?
  ) {
    self.init(gesture, words, finished: end, cancelled: end, verb: verb)
  }
}
