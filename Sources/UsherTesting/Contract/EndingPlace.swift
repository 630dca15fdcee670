import Usher

/// Somewhere a flow or a screen can be, and what each way out should lead to.
struct EndingPlace: Sendable {
  /// A thing in a place, as the object of a sentence.
  let words: String
  /// The name of what should end.
  let name: String
  /// The tree with it, what the user sees on top of that, and the same without it.
  let before: (tree: String, top: String)
  let after: (tree: String, top: String)
  /// Makes the tree.
  let build: @MainActor @Sendable (ContractRun, ContractFlow) -> Void
  /// The flow that contains it or presented it.
  let parent: String
  let rows: [EndingRow]

  init(
    _ words: String, _ name: String, in parent: String = "root", before: (String, String),
    after: (String, String), rows: [EndingRow],
    build: @escaping @MainActor @Sendable (ContractRun, ContractFlow) -> Void
  ) {
    self.words = words
    self.name = name
    self.parent = parent
    self.before = before
    self.after = after
    self.rows = rows
    self.build = build
  }
}

extension ContractRun {
  /// The coordinator of a live flow of any kind.
  func coordinator(_ name: String) -> (any ContractCoordinator)? {
    cast.live.last { $0.name == name }
  }
}
