/// A host whose transitions and gestures can be paused halfway, with misbehaving surroundings.
///
/// The hazards go further on such a host than on others. Methods that a host cannot offer have an
/// empty default.
@MainActor
public protocol StagedContractHost: ContractHost {
  /// Failures that would crash an app, or show a broken screen.
  var complaints: [String] { get }
  /// Called in the appearance callbacks of screens, with their objects.
  var onAppearance: (@MainActor (AnyObject) -> Void)? { get set }

  /// Runs some turns of the main loop.
  func pass(_ turns: Int)
  /// Begins a swipe back and keeps the finger down.
  func beginSwipeBack()
  /// Begins to drag the top sheet down and keeps the finger down.
  func beginDragging()
  /// Lifts the finger, which completes or cancels the gesture.
  func endGesture(cancelled: Bool)
  /// Presents a foreign controller.
  func presentForeign(_ name: String)
  /// Dismisses the foreign controllers.
  func dismissForeign()
  /// Pushes a foreign controller.
  func pushForeign(_ name: String)
  /// Removes the pushed foreign controllers.
  func removeForeign()
  /// Takes the window off screen.
  func leaveWindow()
  /// Shows the window again.
  func enterWindow()
  /// Replaces the host's delegates.
  func stealDelegate()
}

extension StagedContractHost {
  /// Empty: the host reports no failure.
  public var complaints: [String] { [] }
  /// Never called.
  public var onAppearance: (@MainActor (AnyObject) -> Void)? {
    get { nil }
    set {}
  }
  /// Does nothing.
  public func pass(_ turns: Int) {}
  /// Does nothing.
  public func beginSwipeBack() {}
  /// Does nothing.
  public func beginDragging() {}
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
