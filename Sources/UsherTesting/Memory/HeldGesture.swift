import Testing
@_spi(Hosting) import Usher

/// A finger on the glass: nothing is decided until it is lifted.
///
/// What code does meanwhile goes on; a request that nothing may refuse ends the gesture.
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

  /// Whether the gesture is still under way.
  public var isUnderWay: Bool { commit != nil }

  /// Lifts the finger far enough: the screen goes.
  ///
  /// A no-op when the gesture is over.
  public func finish() {
    guard let commit else { return }
    self.commit = nil
    driver.onCancelInteraction = nil
    commit()
    driver.becomeIdle()
  }

  /// Goes back with the finger: nothing happened.
  ///
  /// A no-op when the gesture is over.
  public func cancel() {
    guard commit != nil else { return }
    commit = nil
    driver.becomeIdle()
  }
}
