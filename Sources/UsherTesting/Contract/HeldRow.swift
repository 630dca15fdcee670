import Usher

/// Something that happens while a gesture is held, and what comes of both.
struct HeldRow: Sendable {
  /// What is there in the end, and what parents were told since the gesture began.
  struct End: Sendable {
    let tree: String
    let top: String
    let told: [String]
    /// What became of the verb; `nil` if that does not matter, as for what leaves in two ways at once.
    let outcome: NavigationOutcome?

    init(
      _ tree: String, _ top: String, told: [String] = [], _ outcome: NavigationOutcome? = .settled
    ) {
      (self.tree, self.top, self.told, self.outcome) = (tree, top, told, outcome)
    }
  }

  let gesture: GestureSetup
  let words: String
  /// When the gesture is completed, and when it is taken back.
  let ends: (finished: End, cancelled: End)
  let verb: @MainActor @Sendable (ContractRun, ContractFlow) -> NavigationHandle?

  init(
    _ gesture: GestureSetup, _ words: String, finished: End, cancelled: End,
    verb: @escaping @MainActor @Sendable (ContractRun, ContractFlow) -> NavigationHandle?
  ) {
    (self.gesture, self.words, self.verb) = (gesture, words, verb)
    ends = (finished, cancelled)
  }

  /// Something that takes what is moved away itself, so that it does not matter how the gesture ends.
  init(
    _ gesture: GestureSetup, _ words: String, both end: End,
    verb: @escaping @MainActor @Sendable (ContractRun, ContractFlow) -> NavigationHandle?
  ) {
    self.init(gesture, words, finished: end, cancelled: end, verb: verb)
  }
}
