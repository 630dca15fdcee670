/// A host whose gestures can be held undecided: begun, and completed or taken back later.
///
/// The contract then goes further: it lets code do everything it may while a finger is down. A host that
/// is only a ``ContractHost`` keeps those promises untested.
@MainActor
public protocol GestureContractHost: ContractHost {
  /// Begins to swipe back and keeps the finger down.
  func beginSwipeBack()
  /// Begins to draw the top sheet down and keeps the finger down.
  func beginDragging()
  /// Lifts the finger, far enough or not.
  ///
  /// Does nothing if no gesture is under way any more.
  func endGesture(cancelled: Bool)
}

extension AdversarialHost: GestureContractHost {}
