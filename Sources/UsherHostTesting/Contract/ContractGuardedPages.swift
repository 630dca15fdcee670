import Usher

/// Four screens as pages, A to D, which ask before they are entered.
@MainActor
final class ContractGuardedPages: ContractCoordinator, RouteGuard {
  let name: String
  let cast: ContractCast
  let navigation: Pages<ContractRoute>
  var onChildEnd: (@MainActor (String, Ending<Void>) -> Void)?
  /// True once entering a page asks.
  var asks = false
  /// The pages that were asked about, in order.
  private(set) var asked: [String] = []
  private var open: [CheckedContinuation<Bool, Never>] = []

  init(_ name: String = "root", _ cast: ContractCast) {
    self.name = name
    self.cast = cast
    navigation = Pages(.screen("A"), .screen("B"), .screen("C"), .screen("D"))
    cast.add(self)
  }

  func decision(for route: ContractRoute) -> RouteDecision<ContractRoute> {
    guard asks else { return .allow }
    return .ask { [weak self] in await self?.ask(about: route) == true ? .allow : .refuse("no") }
  }

  private func ask(about route: ContractRoute) async -> Bool {
    asked.append(route.description)
    return await withCheckedContinuation { open.append($0) }
  }

  /// Answers the open questions.
  func answer(_ isAllowed: Bool) {
    let waiting = open
    open = []
    for continuation in waiting { continuation.resume(returning: isAllowed) }
  }
}
