import UsherHummingbird

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
    let error = error as? WebServerError
    self.init(
      error?.description ?? "port \(port): it was not served", isTaken: error?.code == .portTaken)
  }
}
