/// Suspends one caller until it is resumed or its task is cancelled.
@MainActor
final class Suspension {
  private var continuation: CheckedContinuation<Bool, Never>?
  /// The result; `nil` while suspended.
  private var result: Bool?

  var isOver: Bool { result != nil }

  /// Returns the value given to ``resume(_:)``, even if that was called before.
  ///
  /// - Parameter onCancel: Called once when the task is cancelled before that; it must resume the
  ///   caller.
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
  /// Does nothing the second time.
  func resume(_ result: Bool) {
    guard !isOver else { return }
    self.result = result
    continuation?.resume(returning: result)
    continuation = nil
  }
}
