/// Keeps an observer of a tree registered while it exists.
@MainActor
public final class TreeObservation {
  private var onCancel: (@MainActor @Sendable () -> Void)?

  init(_ onCancel: @escaping @MainActor @Sendable () -> Void) {
    self.onCancel = onCancel
  }

  var isActive: Bool { onCancel != nil }

  /// Ends the observation at once.
  ///
  /// Does nothing the second time.
  public func cancel() {
    onCancel?()
    onCancel = nil
  }

  deinit {
    guard let onCancel else { return }
    Task { @MainActor in onCancel() }
  }
}
