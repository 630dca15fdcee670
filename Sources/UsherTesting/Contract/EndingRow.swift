import Usher

/// One way out of a place, and what comes of it.
struct EndingRow: Sendable {
  let way: EndingWay
  let outcome: Outcome

  init(_ way: EndingWay, _ outcome: Outcome) {
    self.way = way
    self.outcome = outcome
  }

  enum Outcome: Sendable {
    /// It ends with the cause, everything in it because its ancestor ended, nothing else.
    case whole(EndingCause)
    /// The user went back over every screen of it: all have the cause.
    case all(EndingCause)
    /// Nothing happens.
    case stays
    /// The whole tree ends; the root has the cause.
    case everything(EndingCause)
    /// The host closes.
    case closed
    /// Something else: the sentence's verb, endings in order, what parents were told, what is left.
    case other(String, [String], told: [String], tree: String, top: String)
  }
}
