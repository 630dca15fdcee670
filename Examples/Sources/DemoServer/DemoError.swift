import FlyingSocks
import Foundation

/// Why the demo cannot be served.
package struct DemoError: Error, Hashable, Sendable {
  /// What to tell the person who started it.
  package let message: String
  /// Whether somebody else listens on the port, and another one might do.
  package let isTaken: Bool

  init(_ message: String, isTaken: Bool = false) {
    self.message = message
    self.isTaken = isTaken
  }

  init(_ error: any Error, port: UInt16) {
    guard case SocketError.failed(_, let number, let message)? = error as? SocketError else {
      self.init("port \(port): \(error.localizedDescription)")
      return
    }
    if number == EADDRINUSE {
      self.init("port \(port) is taken", isTaken: true)
    } else {
      self.init("port \(port): \(message)")
    }
  }
}
