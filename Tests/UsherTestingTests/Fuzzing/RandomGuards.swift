import Usher
import UsherLinks

extension RandomFlow {
  /// Draws a decision about a route, which is the same each time, or depends on a button.
  func drawnDecision(for route: RandomRoute) -> RouteDecision<RandomRoute> {
    var draw = Draw(seed, "guard \(route.rawValue)")
    // There must be a place to start with.
    guard route != .one else { return .allow }
    let other = [RandomRoute.one, .two, .stack][draw.below(3)]
    let house = house
    switch draw.below(26) {
    case 0: return .refuse("never")
    case 1: return .redirect(to: other)
    // A snapshot finds the place that decided by its route, of which there may be several.
    case 2: return .redirect(to: other, remembering: !house.isKillable)
    case 3: return .redirect(to: other, as: .sheet, remembering: true)
    case 4, 5: return .ask { .allow }
    // The others may decide otherwise about a place that is there already.
    case _ where house.isKillable: return .allow
    case 6: return .ask { .refuse("no") }
    case 7: return .ask { .redirect(to: other) }
    case 8: return .require(house.isOpen, else: .redirect(to: .one, remembering: true))
    case 9:
      return .ask {
        await Task.yield()
        return house.isOpen ? .allow : .redirect(to: .one, remembering: true)
      }
    case 10:
      return .ask { [weak self] in
        await self?.confirm("Enter?") == true ? .allow : .refuse("no")
      }
    default: return .allow
    }
  }
}

final class GuardedRandomStack: RandomStack, RouteGuard {
  override class var links: Links<RandomRoute> {
    RandomHouse.links(
      stack: GuardedRandomStack.self, tabs: GuardedRandomTabs.self,
      switcher: GuardedRandomSwitcher.self)
  }
  func decision(for route: RandomRoute) -> RouteDecision<RandomRoute> { drawnDecision(for: route) }
}

final class GuardedRandomTabs: RandomTabs, RouteGuard {
  override class var links: Links<RandomRoute> { GuardedRandomStack.links }
  func decision(for route: RandomRoute) -> RouteDecision<RandomRoute> { drawnDecision(for: route) }
}

final class GuardedRandomSwitcher: RandomSwitcher, RouteGuard {
  override class var links: Links<RandomRoute> { GuardedRandomStack.links }
  func decision(for route: RandomRoute) -> RouteDecision<RandomRoute> { drawnDecision(for: route) }
}
