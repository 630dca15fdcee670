import Usher

/// What an ``Engine`` really shows, whatever a driver over it believes.
@MainActor
final class EngineTruth: ObservedHost {
  private let engine: Engine

  init(_ engine: Engine) {
    self.engine = engine
  }

  func count(in surface: Surface) -> Int { container(of: surface)?.children.count ?? 0 }

  func item(at position: Int, in surface: Surface) -> ObservedItem {
    container(of: surface)?.children[position].item ?? .foreign("nothing")
  }

  func selection(in surface: Surface) -> Int { container(of: surface)?.selection ?? 0 }
  var modalCount: Int { engine.modals.count }
  func modal(at position: Int) -> ObservedItem { engine.modals[position].item }

  private func container(of surface: Surface) -> EngineController? {
    engine.everything.first { $0.node?.id == surface.id && $0.kind.isContainer }
  }
}

extension EngineController.Kind {
  fileprivate var isContainer: Bool { self == .stack || self == .tabs || self == .box }
}
