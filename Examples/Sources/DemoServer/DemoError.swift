import UsherHummingbird

/// The reason why the demo cannot serve.
package struct DemoError: Error, Hashable, Sendable {
  /// The message for the user who started it.
  package let message: String
  /// True if another program listens on the port, so that another port may work.
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
