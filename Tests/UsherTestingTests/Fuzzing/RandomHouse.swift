import Usher
import UsherLinks

/// What the flows of one random app share.
@MainActor
final class RandomHouse {
  let seed: UInt64
  let isGuarded: Bool
  /// True if the app is also killed, so that it shows nothing that cannot be restored.
  let isKillable: Bool
  /// True until a button changes it: some guards decide by it.
  var isOpen = true
  /// The number of answers to ends that may still call verbs, until the next button: flows that
  /// always react would never come to rest.
  var reactions = 3
  private var flows: [Weak] = []
  private var turn = 0

  private struct Weak { weak var flow: (any RandomFlow)? }

  init(_ seed: UInt64, isGuarded: Bool, isKillable: Bool = false) {
    (self.seed, self.isGuarded, self.isKillable) = (seed, isGuarded, isKillable)
  }

  func root() -> RandomStack { stack(seed) }

  /// The house of the app that is started again after it was killed.
  func relaunched() -> RandomHouse {
    let house = RandomHouse(seed, isGuarded: isGuarded, isKillable: isKillable)
    (house.isOpen, house.reactions) = (isOpen, reactions)
    return house
  }

  func add(_ flow: any RandomFlow) { flows.append(Weak(flow: flow)) }

  /// True while the tree is small enough for a fast walk.
  var mayGrow: Bool {
    flows.removeAll { $0.flow == nil }
    return flows.count < 24
  }

  /// A living flow, another one each time.
  var someone: (any RandomFlow)? {
    // A restored tree has made its flows in another order.
    guard !isKillable else { return flows.first?.flow }
    let attached = flows.compactMap { $0.flow }.filter { $0.navigation.isAttached }
    turn += 1
    return attached.isEmpty ? nil : attached[turn % attached.count]
  }

  func stack(_ seed: UInt64) -> RandomStack {
    isGuarded ? GuardedRandomStack(self, seed) : RandomStack(self, seed)
  }

  func tabs(_ seed: UInt64) -> RandomTabs {
    isGuarded ? GuardedRandomTabs(self, seed) : RandomTabs(self, seed)
  }

  func switcher(_ seed: UInt64) -> RandomSwitcher {
    isGuarded ? GuardedRandomSwitcher(self, seed) : RandomSwitcher(self, seed)
  }

  /// Draws a link into the whole tree, which may be unreadable.
  func link(_ draw: inout Draw) -> String {
    (0...draw.below(4)).map { _ in "/" + RandomRoute.allCases[draw.below(7)].rawValue }.joined()
  }

  static func links(
    stack: any Linkable.Type, tabs: any Linkable.Type, switcher: any Linkable.Type
  ) -> Links<RandomRoute> {
    [
      RouteLink("one", .one), RouteLink("two", .two), RouteLink("three", .three),
      RouteLink("stack", .stack, to: stack), RouteLink("tabs", .tabs, to: tabs),
      RouteLink("switcher", .switcher, to: switcher),
      RouteLink("sheet", .sheet, to: stack, as: .sheet),
    ]
  }
}

/// Draws numbers from a seed.
struct Draw {
  private var state: UInt64

  init(_ seed: UInt64, _ name: String = "") {
    state = name.utf8.reduce(seed) { ($0 &* 1_099_511_628_211) ^ UInt64($1) }
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }

  mutating func one(in bound: Int) -> Bool { below(bound) == 0 }
}
