import Usher

/// A way out of a place, with its outcome.
struct EndingRow: Sendable {
  let way: EndingWay
  let outcome: Outcome

  init(_ way: EndingWay, _ outcome: Outcome) {
    self.way = way
    self.outcome = outcome
  }

  enum Outcome: Sendable {
    /// The node ends with the cause, its descendants because their ancestor ended, and no other
    /// node ends.
    case whole(EndingCause)
    /// The user went back over every screen of it: all have the cause.
    case all(EndingCause)
    /// Nothing happens.
    case stays
    /// The whole tree ends; the root has the cause.
    case everything(EndingCause)
    /// The host closes.
    case closed
    /// Another outcome: the sentence's verb, endings in order, results of parents, and the
    /// remaining tree.
    case other(String, [String], told: [String], tree: String, top: String)
  }
}
