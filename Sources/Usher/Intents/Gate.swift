/// What every intent passes before it changes anything: on its way in what is entered, and unless it is
/// forced, on its way out what is left.
@MainActor
package protocol Gate: AnyObject {
  /// Whether everything passes at the moment, so that nothing need be judged.
  func letsAllPass(in tree: Tree) -> Bool

  /// Judges `edits` before any of them was applied.
  func verdict(on proposal: Proposal, edits: [Edit], in tree: Tree) -> Verdict

  /// Judges what `edits` enter, before any of them was applied and before anybody is asked about what
  /// they leave; for forced intents too.
  func admission(of proposal: Proposal, edits: [Edit], in tree: Tree) -> Admission
}

extension Gate {
  /// Everything is judged.
  package func letsAllPass(in tree: Tree) -> Bool { false }

  /// What the flows say whose routes are entered.
  package func admission(of proposal: Proposal, edits: [Edit], in tree: Tree) -> Admission {
    proposal.admission(of: edits)
  }
}

/// What the gate says of an intent.
package enum Verdict {
  case allow
  /// Nothing changes. The text says who refused.
  case refuse(by: String)
  /// Nothing changes until it is known whether the entry may be left.
  case pending(on: Entry)
}
