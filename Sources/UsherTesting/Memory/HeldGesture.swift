import Testing
@_spi(Hosting) import Usher

/// A gesture of the user whose finger is still on the screen.
///
/// Call ``finish()`` or ``cancel()`` to lift the finger: the release of this object does not. Until
/// then, the host delays the tree's changes, and the user can do nothing else. A forced request
/// cancels the gesture.
@MainActor
public final class HeldGesture {
  private var commit: (@MainActor () -> Void)?
  private let driver: InMemoryDriver

  init(
    _ driver: InMemoryDriver, begins: Bool, commit: @escaping @MainActor () -> Void
  ) {
    self.driver = driver
    guard begins, driver.activity == .idle else { return }
    self.commit = commit
    driver.onCancelInteraction = { [weak self] in self?.commit = nil }
  }

  /// True until the gesture is over; `false` from the start if the user could not begin it.
  public var isUnderWay: Bool { commit != nil }

  /// Lifts the finger at the end of the gesture: the screen leaves.
  ///
  /// Does nothing if the gesture is over or never began.
  public func finish() {
    guard let commit else { return }
    self.commit = nil
    driver.onCancelInteraction = nil
    commit()
    driver.becomeIdle()
  }

  /// Lifts the finger too early: the screen stays.
  ///
  /// Does nothing if the gesture is over or never began.
  public func cancel() {
    guard commit != nil else { return }
    commit = nil
    driver.becomeIdle()
  }
}
