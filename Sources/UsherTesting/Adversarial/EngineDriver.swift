@_spi(Hosting) package import Usher

/// A driver over an ``Engine``.
@MainActor
package protocol EngineDriver: HostDriver, EngineClient {
  /// The tree of this driver, set after its creation.
  var tree: Tree? { get set }
  /// True if it waits for the next turn of the main loop.
  var needsTurn: Bool { get }
}
