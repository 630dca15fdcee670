@_spi(Hosting) package import Usher

/// A driver over an ``Engine``.
@MainActor
package protocol EngineDriver: HostDriver, EngineClient {
  /// The tree that it shows, once there is one.
  var tree: Tree? { get set }
  /// Whether it waits for the main loop to go round.
  var needsTurn: Bool { get }
}
