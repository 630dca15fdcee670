/// A server of one app while its lease lasts: a restarted server is another one.
public struct TreeServer: Hashable, Sendable, Codable {
  /// The path of the app, as in ``WebApp/path``.
  public let app: String
  /// A random name, unique among all servers: 32 hexadecimal digits.
  public let name: String

  /// Creates a server with a new random name.
  ///
  /// - Parameter app: The path of the app.
  public init(of app: String) {
    self.init(app: app, name: Secret().description)
  }

  /// Creates a server that a store has kept.
  ///
  /// - Parameters:
  ///   - app: The path of the app.
  ///   - name: The name.
  public init(app: String, name: String) {
    self.app = app
    self.name = name
  }
}
