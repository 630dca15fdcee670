@_spi(Hosting) import Usher
import UsherSnapshots

/// What an object of the app does as it is released, after it has read everything.
enum LastDeed: CaseIterable, Sendable {
  case none, push, pop, present, dismiss, finish, select, update, transaction
}

/// A tree with objects that read all of it and call verbs as they are released.
@MainActor
final class ReleasedWorld {
  /// The world of the running test, for routes that are decoded.
  static weak var current: ReleasedWorld?

  let deed: LastDeed
  /// The names of the objects that were released, in order.
  private(set) var released: [String] = []
  /// Decides about the routes of guarded flows; receives the world, so that the closure does not retain it.
  var decide: (SoulRoute, ReleasedWorld) -> RouteDecision<SoulRoute> = { _, _ in .allow }
  /// A flow that is not finished.
  weak var lasting: (any LivelyFlow)?
  /// Returns what an object does that is released now, if that is not always the same.
  var deedAtRandom: (() -> LastDeed)?
  weak var tree: Tree?
  /// Reads what only the host knows.
  var readHost: () -> Void = {}
  private var flows: [() -> (any LivelyFlow)?] = []
  private var verbsLeft = 16
  private var depth = 0
  private var readings = 0

  init(_ deed: LastDeed) {
    self.deed = deed
    Self.current = self
  }

  func soul(_ name: String) -> Soul { Soul(name, in: self) }
  func spot(_ name: String) -> SoulRoute { SoulRoute(name, soul(name)) }
  func spots(_ names: String...) -> [SoulRoute] { names.map { spot($0) } }

  func add(_ flow: some LivelyFlow) {
    flows.append { [weak flow] in flow }
  }

  /// Calls a verb of any flow that is there.
  func actAtRandom(using dice: inout some RandomNumberGenerator) {
    let kinds = ["two", "guarded", "tabs", "pages", "split", "switcher", "alert", "asks", "page"]
    let live = flows.compactMap { $0() }
    guard let flow = live.randomElement(using: &dice),
      let kind = kinds.randomElement(using: &dice),
      let deed = LastDeed.allCases.randomElement(using: &dice)
    else { return }
    flow.enter(spot(kind), asModal: Bool.random(using: &dice))
    flow.act(deed)
    verbsLeft += 4
  }

  /// Handles the release of an object.
  fileprivate func wentAway(_ name: String) {
    released.append(name)
    readAll()
    guard verbsLeft > 0, depth < 4 else { return }
    verbsLeft -= 1
    depth += 1
    for flow in flows { flow()?.act(deedAtRandom?() ?? deed) }
    depth -= 1
    readAll()
  }

  /// Reads whatever there is to read.
  private func readAll() {
    // In a transaction a reading may make routes anew, which are released after it.
    guard readings < 2 else { return }
    readings += 1
    defer { readings -= 1 }
    for flow in flows { flow()?.read() }
    readHost()
    guard let tree else { return }
    _ = (tree.description, tree.visibleScreens, tree.isSettled, tree.explanations, tree.isLive)
    if tree.isLive { _ = tree.snapshot() }
    var open = [tree.root]
    while let node = open.popLast() {
      _ = (node.route, node.screen, node.presentation?.anchor, node.hostObject, node.madeBy)
      _ = (node.parentContainer?.flow?.isLive, node.hostContainer?.hostObject, node.alert?.title)
      _ = (node.hostContainer?.desired.count, node.hostContainer?.kind, node.screenOptions)
      open += node.modals
      guard let flow = node.flow else { continue }
      _ = (flow.node?.id, flow.remembered?.decider, flow.container.selection, flow.isWorking)
      _ = (flow.container.hostContainer?.id, flow.container.selectedNode?.id)
      open += flow.container.nodes
    }
    _ = (tree.engine.isDrafting, tree.engine.owesLookingAfter, tree.engine.hasOpenQuestions)
    _ = (tree.reconciler.isSettled, tree.reconciler.openContainers().count, tree.modals.count)
  }

  func destination(for spot: SoulRoute, of flow: any LivelyFlow) -> Destination {
    let words = spot.name.split(separator: " ")
    switch words.first {
    case "stack": return child(LivelyStack(self, spots("first")))
    case "two": return child(LivelyStack(self, spots("first", "second")))
    case "guarded": return child(GuardedLivelyStack(self, spots("first")))
    case "tabs": return child(LivelyTabs(self, spots("x", "stack", "z")))
    case "pages": return child(LivelyPages(self, spots("1", "2", "3", "4", "5")))
    case "split": return child(LivelySplit(self))
    case "switcher": return child(LivelySwitcher(self, self.spot("s")))
    case "alert":
      let soul = soul("action")
      return .alert(
        AlertContent(
          "Title", .init("OK") { [weak flow] in flow?.heard(soul) },
          .cancel("Cancel") { _ = soul }))
    case "asks": return .screen(SoulAskingPage(spot.name, flow, self))
    default: return .screen(SoulPage(spot.name, flow, self))
    }
  }

  /// Shows, changes and leaves flows of all kinds.
  func walk(_ root: LivelyStack, settle: () async -> Void) async {
    for kind in ["page", "two", "tabs", "pages", "split", "switcher"] {
      for isPresented in [false, true] {
        if isPresented {
          let anchor = soul("anchor")
          root.present(spot(kind), as: kind == "page" ? .popover(from: anchor) : .sheet)
        } else {
          root.push(spot(kind))
        }
        await settle()
        root.child(LivelyTabs.self)?.select(at: 1)
        root.child(LivelyPages.self)?.next()
        root.child(LivelySplit.self)?.show(spot("d"))
        root.child(LivelySwitcher.self)?.show(spot("two"))
        await settle()
        root.child(LivelyTabs.self)?.setTabs(spots("z", "x", "w"))
        root.child(LivelyPages.self)?.select(at: 4)
        root.child(LivelySplit.self)?.clear(.detail)
        root.child(LivelySwitcher.self)?.show(spot("u"), remembering: true)
        await settle()
        root.child(LivelySwitcher.self)?.resume(as: spot("v"))
        root.update(spot("updated \(kind)"))
        await settle()
        _ = isPresented ? root.dismiss() : root.popToRoot()
        await settle()
      }
    }
    root.present(spot("alert"))
    await settle()
    root.dismiss()
    root.setRoutes(spots("first", "two", "b"))
    await settle()
    root.push(spot("c"))
    root.remake()
    root.popToRoot()
    await settle()
  }

  private func child(_ child: some Coordinator<Soul>) -> Destination {
    let soul = soul("onEnd")
    return .flow(child, onEnd: { [weak self] _ in if soul.name.isEmpty { self?.tree = nil } })
  }
}

/// An object of the app, or a part of one, whose release is noticed.
final class Soul: Sendable {
  let name: String
  private let world: ReleasedWorld

  init(_ name: String, in world: ReleasedWorld) { (self.name, self.world) = (name, world) }

  deinit {
    let (name, world) = (name, world)
    MainActor.assumeIsolated { world.wentAway(name) }
  }
}

/// A route with identity: two are equal by their names.
final class SoulRoute: Hashable, Codable, Sendable, CustomStringConvertible {
  let name: String
  private let soul: Soul?

  init(_ name: String, _ soul: Soul? = nil) { (self.name, self.soul) = (name, soul) }

  convenience init(from decoder: any Decoder) throws {
    let name = try decoder.singleValueContainer().decode(String.self)
    let soul = MainActor.assumeIsolated { ReleasedWorld.current?.soul(name) }
    self.init(name, soul)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(name)
  }

  var description: String { name }
  static func == (left: SoulRoute, right: SoulRoute) -> Bool { left.name == right.name }
  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

final class SoulPage: StateSaving, ScreenConfiguring {
  let world: ReleasedWorld
  private let soul: Soul
  private let flow: any LivelyFlow
  let screenOptions = ScreenOptions(title: "Title")
  var savedState = "state"

  init(_ name: String, _ flow: any LivelyFlow, _ world: ReleasedWorld) {
    (self.world, self.flow) = (world, flow)
    soul = world.soul("page \(name)")
  }
}

final class SoulAskingPage: LeaveGuard {
  private let soul: Soul
  private let flow: any LivelyFlow
  let leavePolicy = LeavePolicy.ask

  init(_ name: String, _ flow: any LivelyFlow, _ world: ReleasedWorld) {
    self.flow = flow
    soul = world.soul("page \(name)")
  }

  func confirmLeave() async -> Bool {
    await flow.confirm("Leave?")
  }
}

/// A coordinator whose release is noticed, with what it does when others are released.
@MainActor
protocol LivelyFlow: Coordinator where Route == SoulRoute, Output == Soul {
  var world: ReleasedWorld { get }
  func read()
  func act(_ deed: LastDeed)
  func enter(_ spot: SoulRoute)
}

extension LivelyFlow {
  func destination(for route: SoulRoute) -> Destination { world.destination(for: route, of: self) }

  func read() { readCommon() }

  func enter(_ spot: SoulRoute, asModal isModal: Bool) {
    if isModal {
      present(spot, as: .popover(from: world.soul("anchor")))
    } else {
      enter(spot)
    }
  }

  func heard(_ soul: Soul) { push(after: soul) }

  private func push(after soul: Soul) { present(world.spot("after \(soul.name)")) }

  func readCommon() {
    _ = (navigation.routes, navigation.isAttached, rememberedRoute, isPresenting)
    _ = (child(LivelyStack.self), child(at: SoulRoute("stack")))
  }

  func actCommon(_ deed: LastDeed) {
    switch deed {
    case .present: present(world.spot("late"))
    case .dismiss: dismiss()
    case .finish: if world.lasting !== self { finish(world.soul("output")) }
    case .update: update(world.spot("updated"))
    case .transaction:
      transaction {
        update(world.spot("changed"))
        present(world.spot("late"))
        read()
        dismiss()
        actCommon(.update)
        resume(orElse: world.spot("else"))
      }
    case .none, .push, .pop, .select: break
    }
  }
}

extension LivelyFlow where Navigation == Stack<SoulRoute> {
  func enter(_ spot: SoulRoute) { push(spot, transition: .custom(world.soul("transition"))) }

  func act(_ deed: LastDeed) {
    switch deed {
    case .push: push(world.spot("pushed"))
    case .pop: pop()
    case .select: setRoutes(world.spots("first", "other"))
    default: actCommon(deed)
    }
  }

  func read() {
    readCommon()
    _ = (navigation.top, navigation.count)
  }
}

final class LivelyStack: LivelyFlow {
  let navigation: Stack<SoulRoute>
  let world: ReleasedWorld
  private let soul: Soul

  init(_ world: ReleasedWorld, _ routes: [SoulRoute]) {
    (self.world, navigation, soul) = (world, Stack(routes), world.soul("stack flow"))
    world.add(self)
  }
}

final class GuardedLivelyStack: LivelyFlow, RouteGuard {
  let navigation: Stack<SoulRoute>
  let world: ReleasedWorld
  private let soul: Soul

  init(_ world: ReleasedWorld, _ routes: [SoulRoute]) {
    (self.world, navigation, soul) = (world, Stack(routes), world.soul("guarded flow"))
    world.add(self)
  }

  func decision(for route: SoulRoute) -> RouteDecision<SoulRoute> { world.decide(route, world) }
}

final class LivelyTabs: LivelyFlow {
  let navigation: Tabs<SoulRoute>
  let world: ReleasedWorld
  private let soul: Soul

  init(_ world: ReleasedWorld, _ routes: [SoulRoute]) {
    (self.world, navigation, soul) = (world, Tabs(routes), world.soul("tabs flow"))
    world.add(self)
  }

  func read() {
    readCommon()
    _ = (navigation.selected, navigation.selectedIndex)
  }

  func enter(_ spot: SoulRoute) { setTabs(navigation.routes + [spot]) }

  func act(_ deed: LastDeed) {
    switch deed {
    case .push: setTabs(world.spots("z", "new", "x"), selecting: world.spot("new"))
    case .select: select(at: (navigation.selectedIndex + 1) % max(navigation.routes.count, 1))
    case .pop: select(world.spot("x"))
    default: actCommon(deed)
    }
  }
}

final class LivelyPages: LivelyFlow {
  let navigation: Pages<SoulRoute>
  let world: ReleasedWorld
  private let soul: Soul

  init(_ world: ReleasedWorld, _ routes: [SoulRoute]) {
    (self.world, navigation, soul) = (world, Pages(routes), world.soul("pages flow"))
    world.add(self)
  }

  func read() {
    readCommon()
    _ = (navigation.selected, navigation.selectedIndex)
  }

  func enter(_ spot: SoulRoute) { insert(spot) }

  func act(_ deed: LastDeed) {
    switch deed {
    case .push: insert(world.spot("new"))
    case .select: next()
    case .pop: remove(SoulRoute("2"))
    default: actCommon(deed)
    }
  }
}

final class LivelySplit: LivelyFlow {
  let navigation: Split<SoulRoute>
  let world: ReleasedWorld
  private let soul: Soul

  init(_ world: ReleasedWorld) {
    let held = world.soul("columns")
    self.world = world
    navigation = Split(world.spot("side")) { route in
      route.name.hasPrefix("side") && !held.name.isEmpty ? .sidebar : .detail
    }
    soul = world.soul("split flow")
    world.add(self)
  }

  func read() {
    readCommon()
    _ = (navigation[.sidebar], navigation[.detail], navigation.visibility)
  }

  func enter(_ spot: SoulRoute) { show(spot) }

  func act(_ deed: LastDeed) {
    switch deed {
    case .push: show(world.spot("pushed"))
    case .select: show(world.spot("side 2"))
    case .pop: clear(.detail)
    default: actCommon(deed)
    }
  }
}

final class LivelySwitcher: LivelyFlow {
  let navigation: Switcher<SoulRoute>
  let world: ReleasedWorld
  private let soul: Soul

  init(_ world: ReleasedWorld, _ first: SoulRoute) {
    (self.world, navigation, soul) = (world, Switcher(first), world.soul("switcher flow"))
    world.add(self)
  }

  func read() {
    readCommon()
    _ = navigation.current
  }

  func enter(_ spot: SoulRoute) { show(spot, remembering: true) }

  func act(_ deed: LastDeed) {
    switch deed {
    case .push: show(world.spot("shown"))
    case .select: show(world.spot("other"), remembering: true)
    case .pop: resume(orElse: world.spot("else"))
    default: actCommon(deed)
    }
  }
}
