/// What every intent passes before it changes anything, unless it is forced.
@MainActor
package protocol Gate: AnyObject {
  /// Judges `edits` before any of them was applied.
  func verdict(on proposal: Proposal, edits: [Edit], in tree: Tree) -> Verdict
}

/// What the gate says of an intent.
package enum Verdict {
  case allow
  /// Nothing changes. The text says who refused.
  case refuse(by: String)
  /// Nothing changes until it is known whether the entry may be left.
  case pending(on: Entry)
}
