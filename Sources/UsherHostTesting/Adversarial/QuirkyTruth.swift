@_spi(Hosting) import Usher

/// The real state of a ``QuirkyUIKit``, as opposed to its driver's belief.
@MainActor
final class QuirkyTruth: ObservedHost {
  private let engine: QuirkyUIKit

  init(_ engine: QuirkyUIKit) {
    self.engine = engine
  }

  func count(in hostContainer: HostContainer) -> Int {
    container(of: hostContainer)?.children.count ?? 0
  }

  func item(at position: Int, in hostContainer: HostContainer) -> ObservedItem {
    container(of: hostContainer)?.children[position].item ?? .foreign("nothing")
  }

  func selection(in hostContainer: HostContainer) -> Int {
    container(of: hostContainer)?.selection ?? 0
  }
  var modalCount: Int { engine.modals.count }
  func modal(at position: Int) -> ObservedItem { engine.modals[position].item }

  private func container(of hostContainer: HostContainer) -> QuirkyController? {
    engine.everything.first { $0.node?.id == hostContainer.id && $0.arrangement != nil }
  }
}
