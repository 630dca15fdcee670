/// One request to a driver.
package enum Step {
  case apply(Surface, Splice)
  case select(Surface, Int)
  case dismiss(above: Int)
  case present(Entry)
}

/// A request that was made, with what is needed to see what came of it.
struct PendingRequest {
  let step: Step
  /// The modals that it is to hide although they are still in the tree.
  var dismissed: [Entry] = []
}

/// Entries that the host took away by itself; `surface` is `nil` if they were modals.
@MainActor
struct Removal {
  let surface: Surface?
  let entries: [Entry]
}
