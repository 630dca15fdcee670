/// A host whose gestures a test can begin, and complete or cancel later.
///
/// On such a host the contract also covers code that runs during a gesture. On other hosts, those
/// scenarios pass without testing anything.
@MainActor
public protocol GestureContractHost: ContractHost {
  /// Begins a swipe back and keeps the finger down.
  func beginSwipeBack()
  /// Begins to swipe the top sheet down and keeps the finger down.
  func beginSwipeDown()
  /// Lifts the finger; does nothing without a gesture in progress.
  ///
  /// - Parameter cancelled: True if the user lifts the finger too early, so that nothing leaves.
  func endGesture(cancelled: Bool)
}

extension AdversarialHost: GestureContractHost {}
