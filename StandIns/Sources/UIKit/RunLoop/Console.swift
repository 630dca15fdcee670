import Foundation

/// What UIKit would write to the console or throw.
@MainActor package final class Console {
  package static let shared = Console()

  /// The messages so far, oldest first.
  package private(set) var messages: [String] = []
  /// Exceptions that were recorded instead of stopping the process.
  package private(set) var exceptions: [String] = []
  /// Whether an exception is recorded instead of stopping the process.
  package var recordsExceptions = false
  /// Whether messages also go to standard error.
  package var isEcho = true

  package func log(_ message: String) {
    messages.append(message)
    if isEcho { FileHandle.standardError.write(Data("[UIKit] \(message)\n".utf8)) }
  }

  /// Where UIKit throws an `NSException`: stops the process, unless exceptions are recorded.
  package func raise(_ name: String, _ reason: String) {
    guard recordsExceptions else {
      fatalError("*** Terminating app due to uncaught exception '\(name)', reason: '\(reason)'")
    }
    exceptions.append(reason)
  }

  package func reset() {
    messages = []
    exceptions = []
    recordsExceptions = false
    isEcho = true
  }
}
