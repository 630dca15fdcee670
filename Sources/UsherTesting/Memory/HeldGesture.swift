import Testing
@_spi(Hosting) import Usher

/// A finger on the screen, whose gesture is undecided until it lifts.
///
/// Code continues meanwhile; a forced request ends the gesture.
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

  /// True while the gesture is in progress.
  public var isUnderWay: Bool { commit != nil }

  /// Completes the gesture: the screen leaves.
  ///
  /// Does nothing when the gesture is over.
  public func finish() {
    guard let commit else { return }
    self.commit = nil
    driver.onCancelInteraction = nil
    commit()
    driver.becomeIdle()
  }

  /// Cancels the gesture.
  ///
  /// Does nothing when the gesture is over.
  public func cancel() {
    guard commit != nil else { return }
    commit = nil
    driver.becomeIdle()
  }
}
