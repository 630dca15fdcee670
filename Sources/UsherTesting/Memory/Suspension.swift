/// Suspends one caller until it is resumed or its task is cancelled.
@MainActor
final class Suspension {
  private var continuation: CheckedContinuation<Bool, Never>?
  /// How it ended; `nil` as long as it has not.
  private var result: Bool?

  var isOver: Bool { result != nil }

  /// Returns what ``resume(_:)`` was given, also if that was called before.
  ///
  /// - Parameter onCancel: Called once when the task is cancelled before that; it resumes the caller.
  func value(onCancel: @escaping @MainActor () -> Void) async -> Bool {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        if let result {
          continuation.resume(returning: result)
        } else {
          self.continuation = continuation
        }
      }
    } onCancel: {
      Task { @MainActor in
        if !isOver { onCancel() }
      }
    }
  }

  /// Resumes the caller with `result`.
  ///
  /// A no-op the second time.
  func resume(_ result: Bool) {
    guard !isOver else { return }
    self.result = result
    continuation?.resume(returning: result)
    continuation = nil
  }
}
