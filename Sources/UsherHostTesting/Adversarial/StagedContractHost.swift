/// A host in which a test can pause transitions and gestures halfway, and play misbehaving code
/// around the app.
///
/// On such a host the scenarios of ``HostContract/hazards`` test more than on others. Each method
/// has a default that does nothing: implement those that your host can offer.
@MainActor
public protocol StagedContractHost: ContractHost {
  /// The failures so far that would crash an app or show a broken screen; each fails the scenario.
  var complaints: [String] { get }
  /// Called with a screen's object in each of the screen's appearance callbacks.
  var onAppearance: (@MainActor (AnyObject) -> Void)? { get set }

  /// Runs turns of the main loop.
  ///
  /// - Parameter turns: The number of turns.
  func pass(_ turns: Int)
  /// Begins a swipe back and keeps the finger down.
  func beginSwipeBack()
  /// Begins to swipe the top sheet down and keeps the finger down.
  func beginSwipeDown()
  /// Lifts the finger.
  ///
  /// - Parameter cancelled: True if the user lifts the finger too early, so that nothing leaves.
  func endGesture(cancelled: Bool)
  /// Presents a controller that the tree does not know.
  ///
  /// - Parameter name: A name of the controller, for messages.
  func presentForeign(_ name: String)
  /// Dismisses the top modal if it came from ``presentForeign(_:)``.
  func dismissForeign()
  /// Pushes a controller that the tree does not know onto the visible stack.
  ///
  /// - Parameter name: A name of the controller, for messages.
  func pushForeign(_ name: String)
  /// Removes every controller of ``pushForeign(_:)`` from the visible stack.
  func removeForeign()
  /// Takes the window off screen until ``enterWindow()``.
  func leaveWindow()
  /// Shows the window again.
  func enterWindow()
  /// Makes other code the delegate of the host's controllers.
  func stealDelegate()
}

extension StagedContractHost {
  /// Always empty.
  public var complaints: [String] { [] }
  /// Always `nil`: a value that is set is ignored and never called.
  public var onAppearance: (@MainActor (AnyObject) -> Void)? {
    get { nil }
    set {}
  }
  /// Does nothing.
  public func pass(_ turns: Int) {}
  /// Does nothing.
  public func beginSwipeBack() {}
  /// Does nothing.
  public func beginSwipeDown() {}
  /// Does nothing.
  public func endGesture(cancelled: Bool) {}
  /// Does nothing.
  public func presentForeign(_ name: String) {}
  /// Does nothing.
  public func dismissForeign() {}
  /// Does nothing.
  public func pushForeign(_ name: String) {}
  /// Does nothing.
  public func removeForeign() {}
  /// Does nothing.
  public func leaveWindow() {}
  /// Does nothing.
  public func enterWindow() {}
  /// Does nothing.
  public func stealDelegate() {}
}
