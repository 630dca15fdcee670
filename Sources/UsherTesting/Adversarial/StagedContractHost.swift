/// A host whose transitions and gestures can be held halfway, and whose surroundings misbehave.
///
/// The hazards go further on such a host than on others. What one cannot do is left to the default,
/// which does nothing.
@MainActor
public protocol StagedContractHost: ContractHost {
  /// What went so wrong that an app would crash, or show something broken.
  var complaints: [String] { get }
  /// Called in the appearance callbacks of screens, with their objects.
  var onAppearance: (@MainActor (AnyObject) -> Void)? { get set }

  /// Lets the main loop go round some times.
  func pass(_ turns: Int)
  /// Begins to swipe back and keeps the finger down.
  func beginSwipeBack()
  /// Begins to draw the top sheet down and keeps the finger down.
  func beginDragging()
  /// Lifts the finger, far enough or not.
  func endGesture(cancelled: Bool)
  /// Other code presents something.
  func presentForeign(_ name: String)
  /// Other code takes what it presented away.
  func dismissForeign()
  /// Other code pushes something.
  func pushForeign(_ name: String)
  /// Other code takes what it pushed away.
  func removeForeign()
  /// The window leaves the screen.
  func leaveWindow()
  /// The window comes back.
  func enterWindow()
  /// Other code takes our place as delegate.
  func stealDelegate()
}

extension StagedContractHost {
  /// Nothing went wrong that badly, as far as the host knows.
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
