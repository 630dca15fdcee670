/// How a ``PostgreSQLTreeStore`` connects.
public struct PostgreSQLOptions: Hashable, Sendable {
  /// How connections are encrypted.
  public enum Encryption: Hashable, Sendable {
    /// As ``PostgreSQLOptions/connection`` says; without `sslmode` in it, `libpq` encrypts if the server can.
    case asConnectionSays
    /// Always, and only with a server whose certificate is for its host name and signed by an authority
    /// in this file; `nil` for the authorities of the system.
    case verified(authorities: String?)
  }

  /// The connection string or URL of `libpq`, such as `postgresql://usher@db.example.com/usher`.
  public var connection: String
  /// How connections are encrypted.
  public var encryption = Encryption.asConnectionSays
  /// The largest number of connections, opened when they are needed.
  public var connections = 4
  /// The time for a connection, and for each statement with the wait for a free connection.
  ///
  /// `WebOptions.storeTimeout` is the time for a request; give the store no more than that.
  public var timeout = Duration.seconds(4)
  /// The time after which an unchanged tree is removed.
  public var lifetime = Duration.seconds(30 * 24 * 60 * 60)

  /// Creates options with the default values.
  ///
  /// - Parameter connection: The connection string or URL of `libpq`.
  public init(_ connection: String) {
    self.connection = connection
  }
}
