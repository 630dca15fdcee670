import Usher
import UsherLinks
import UsherTesting

/// The routes of all random flows.
enum RandomRoute: String, CaseIterable, Codable, Hashable {
  case one, two, three, stack, tabs, switcher, sheet, alert

  static let places: [RandomRoute] = [.one, .two, .three, .stack, .tabs, .switcher]
}

/// A flow whose places, guards and buttons are drawn from a seed.
///
/// The same seed makes the same flow, so that walks can be repeated.
@MainActor
protocol RandomFlow: Coordinator, Linkable where Route == RandomRoute, Output == Int {
  var house: RandomHouse { get }
  /// The seed of this flow.
  var seed: UInt64 { get }
  /// Calls a verb that only this kind of flow has.
  func callOwnVerb(_ draw: inout Draw)
}

extension RandomFlow {
  func destination(for route: RandomRoute) -> Destination {
    var draw = Draw(seed, route.rawValue)
    let inner = draw.next()
    let start: [RandomRoute]? =
      draw.one(in: 3) ? [[.two], [.stack], [.one, .stack]][draw.below(3)] : nil
    switch route {
    case .one, .two, .three:
      return .screen(
        RandomScreen(asks: draw.below(8), house.isKillable) { [weak self] in self?.actions($0) ?? []
        })
    case .alert:
      return .alert(
        AlertContent(
          "?", .cancel("No"), .destructive("Yes") { [weak self] in self?.react(inner) }))
    case .stack, .sheet:
      let flow = house.stack(inner)
      guard let start else { return .flow(flow) { self.react(inner &+ UInt64($0)) } }
      return .flow(flow, startingAt: start) { self.react(inner &+ UInt64($0)) }
    case .tabs:
      let flow = house.tabs(inner)
      // Restoring keeps the tabs of the model.
      guard let start, !house.isKillable else {
        return .flow(flow, onEnd: { if $0.cause != .hostClosed { self.react(inner) } })
      }
      return .flow(flow, startingAt: start) { self.react(inner &+ UInt64($0)) }
    case .switcher:
      let flow = house.switcher(inner)
      return .flow(flow, onEnd: { if $0.cause != .hostClosed { self.react(inner) } })
    }
  }

  /// The buttons of a screen: always the same for the same route of the same flow.
  private func actions(_ screen: RandomScreen) -> [FuzzAction] {
    (0..<6).map { index in
      FuzzAction("\(index)") {
        self.house.reactions = 3
        var draw = Draw(self.seed, "button \(index)")
        switch draw.below(12) {
        case 0: self.house.isOpen.toggle()
        case 1: screen.isDirty.toggle()
        case 2, 3: self.house.someone?.callVerb(draw.next())
        default: self.callVerb(draw.next())
        }
      }
    }
  }

  /// Calls verbs in answer to an end, which may end another flow.
  private func react(_ seed: UInt64) {
    guard house.reactions > 0 else { return }
    house.reactions -= 1
    callVerb(seed)
  }

  /// Calls one verb, or several in a transaction.
  func callVerb(_ seed: UInt64) {
    guard house.mayGrow else { return }
    var draw = Draw(seed)
    switch draw.below(24) {
    case 0: transaction { for _ in 0..<2 { self.callSingleVerb(&draw) } }
    case 1: transaction { for _ in 0..<3 { self.callOwnVerb(&draw) } }
    case 2: withoutAsking { self.callSingleVerb(&draw) }
    case 3:
      transaction {
        self.callSingleVerb(&draw)
        self.withoutAsking { self.callOwnVerb(&draw) }
      }
    case 4:
      guard !house.isKillable else { return callSingleVerb(&draw) }
      let child = house.stack(draw.next())
      task {
        guard let value = try await self.run(child, as: .sheet) else { return }
        self.react(UInt64(value))
      }
    case 5:
      guard !house.isKillable else { return callSingleVerb(&draw) }
      let seed = draw.next()
      task { if await self.confirm("Go on?") { self.react(seed) } }
    default: callSingleVerb(&draw)
    }
  }

  func callSingleVerb(_ draw: inout Draw) {
    let route = RandomRoute.allCases[draw.below(8)]
    switch draw.below(16) {
    case 0: present(route)
    case 1: present(.sheet, as: draw.one(in: 2) ? .fullScreen : .sheet)
    case 2: dismiss()
    case 3: finish(draw.below(3))
    case 4: cancel()
    case 5: resume(orElse: draw.one(in: 2) ? RandomRoute.places[draw.below(6)] : nil)
    case 6: resume(as: RandomRoute.places[draw.below(6)])
    case 7: forgetRememberedRoute()
    case 8, 9: _ = try? open(house.link(&draw))
    default: callOwnVerb(&draw)
    }
  }
}

/// A screen with buttons, which may ask before it is left.
final class RandomScreen: FuzzableScreen, LeaveGuard {
  var isDirty = false
  private let asks: Int
  private let makeActions: @MainActor (RandomScreen) -> [FuzzAction]

  init(
    asks: Int, _ isKillable: Bool,
    _ makeActions: @escaping @MainActor (RandomScreen) -> [FuzzAction]
  ) {
    self.asks = isKillable ? 7 : asks
    self.makeActions = makeActions
  }

  var fuzzActions: [FuzzAction] { makeActions(self) }
  var leavePolicy: LeavePolicy { isDirty && asks < 4 ? .ask : .allow }

  func confirmLeave() async -> Bool {
    if asks == 0 { await Task.yield() }
    // A refusal is followed by an agreement, so that a walk can go on.
    isDirty = false
    return asks < 3
  }
}

class RandomStack: RandomFlow {
  typealias Output = Int
  class var links: Links<RandomRoute> {
    RandomHouse.links(stack: RandomStack.self, tabs: RandomTabs.self, switcher: RandomSwitcher.self)
  }
  let navigation = Stack<RandomRoute>(.one)
  let house: RandomHouse
  let seed: UInt64

  init(_ house: RandomHouse, _ seed: UInt64) {
    (self.house, self.seed) = (house, seed)
    house.add(self)
  }

  func callOwnVerb(_ draw: inout Draw) {
    let route = RandomRoute.places[draw.below(6)]
    let (first, second) = (draw.below(4), draw.below(3))
    switch draw.below(12) {
    case 0, 1: push(route)
    case 2: push(unique: route)
    case 3: replace(with: route)
    case 4: setRoutes([.one, route, .two])
    case 5: setRoutes([route])
    case 6: edit { count in StackSplice(min(first, count)..<min(first, count), with: [route]) }
    case 7:
      edit("swap") { count in
        StackSplice(min(first, count)..<min(first + second, count), with: [route, .two])
      }
    case 8: edit { count in StackSplice(min(first, count)..<min(first + 1, count), with: []) }
    case 9: pop()
    case 10: if navigation.routes.contains(route) { pop(to: route) }
    default: popToRoot()
    }
  }
}

class RandomTabs: RandomFlow {
  typealias Output = Int
  class var links: Links<RandomRoute> { RandomStack.links }
  let navigation = Tabs<RandomRoute>(.one, .stack, .two)
  let house: RandomHouse
  let seed: UInt64

  init(_ house: RandomHouse, _ seed: UInt64) {
    (self.house, self.seed) = (house, seed)
    house.add(self)
  }

  func callOwnVerb(_ draw: inout Draw) {
    let position = draw.below(3)
    let routes = navigation.routes
    switch draw.below(6) {
    case 0, 1: if position < routes.count { select(at: position) }
    case 2, 3: if position < routes.count { select(routes[position]) }
    case 4: setTabs(routes.reversed())
    default:
      // Tabs come and go: the same list again after some rounds.
      let list = [RandomRoute.one, .stack, .two, .three, .switcher]
      setTabs((0...draw.below(3)).map { list[(position + 2 * $0) % list.count] })
    }
  }
}

class RandomSwitcher: RandomFlow {
  typealias Output = Int
  class var links: Links<RandomRoute> { RandomStack.links }
  let navigation = Switcher<RandomRoute>(.one)
  let house: RandomHouse
  let seed: UInt64

  init(_ house: RandomHouse, _ seed: UInt64) {
    (self.house, self.seed) = (house, seed)
    house.add(self)
  }

  func callOwnVerb(_ draw: inout Draw) {
    let route = RandomRoute.places[draw.below(6)]
    show(route, remembering: draw.one(in: 3), allowsRepeat: draw.one(in: 2))
  }
}
