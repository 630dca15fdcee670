import Usher

/// A place of a flow or a screen, with the expected effect of each way out.
struct EndingPlace: Sendable {
  /// The place, as the object of a sentence.
  let words: String
  /// The name of the node that should end.
  let name: String
  /// The tree with it and the top screen, and the same without it.
  let before: (tree: String, top: String)
  let after: (tree: String, top: String)
  /// Makes the tree.
  let build: @MainActor @Sendable (ContractRun, ContractFlow) -> Void
  /// The flow that contains or presented it.
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
  /// Returns the coordinator of a live flow of any kind.
  func coordinator(_ name: String) -> (any ContractCoordinator)? {
    cast.live.last { $0.name == name }
  }
}
