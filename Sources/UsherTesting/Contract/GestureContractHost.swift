/// A host whose gestures can be held: begun, and completed or cancelled later.
///
/// The contract then also covers code that runs during a gesture. On a host that is only a
/// ``ContractHost`` those promises stay untested.
@MainActor
public protocol GestureContractHost: ContractHost {
  /// Begins a swipe back and keeps the finger down.
  func beginSwipeBack()
  /// Begins to drag the top sheet down and keeps the finger down.
  func beginDragging()
  /// Lifts the finger, which completes or cancels the gesture.
  ///
  /// Does nothing without a gesture in progress.
  func endGesture(cancelled: Bool)
}

extension AdversarialHost: GestureContractHost {}
