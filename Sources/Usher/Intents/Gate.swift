/// What every intent passes before it changes anything.
@MainActor
package protocol Gate: AnyObject {
  /// Judges `edits` before any of them was applied.
  func verdict(on handle: IntentHandle, edits: [Edit]) -> Verdict
}

/// What the gate says of an intent.
package enum Verdict {
  case allow
  /// Nothing changes.
  ///
  /// The text says who refused.
  case refuse(by: String)
}

/// The gate of a tree that asks nobody.
@MainActor
final class OpenGate: Gate {
  func verdict(on handle: IntentHandle, edits: [Edit]) -> Verdict { .allow }
}
