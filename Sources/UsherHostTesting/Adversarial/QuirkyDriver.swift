@_spi(Hosting) package import Usher

/// A driver over a ``QuirkyUIKit``.
@MainActor
package protocol QuirkyDriver: HostDriver, QuirkyClient {
  /// The tree of this driver, set after its creation.
  var tree: Tree? { get set }
  /// True if it waits for the next turn of the main loop.
  var needsTurn: Bool { get }
}
