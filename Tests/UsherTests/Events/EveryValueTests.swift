import Testing
@_spi(Hosting) import Usher
import UsherHostTesting
import UsherJournal
import UsherLinks
import UsherTesting

/// A call of a public entry point with values that no app should pass.
private struct Call: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let perform: @MainActor @Sendable (World) -> Void

  init(_ name: String, _ perform: @escaping @MainActor @Sendable (World) -> Void) {
    testDescription = name
    self.perform = perform
  }
}

/// Numbers at and beyond every limit.
private let numbers = [Int.min, Int.min + 1, -2, -1, 0, 3, 99, Int.max - 1, Int.max]

/// A tree with everything in it, and another one whose parts are passed to the first.
@MainActor
private final class World {
  let host: InMemoryHost
  let other: InMemoryHost
  let root: TrialStack
  let tabs: TrialTabs
  let switcher: TrialSwitcher

  init() {
    let (tabs, switcher) = (TrialTabs(), TrialSwitcher())
    (self.tabs, self.switcher) = (tabs, switcher)
    root = TrialStack { _, route in
      switch route {
      case "tabs": .flow(tabs) { _ in }
      case "switcher": .flow(switcher) { _ in }
      case "alert": .alert(AlertContent("?", .cancel("No")))
      default: nil
      }
    }
    host = InMemoryHost(root, recordsMisuse: false)
    for route in ["tabs", "switcher", "top"] { root.push(route) }
    root.present("alert")
    let otherRoot = TrialStack { _, route in
      route == "alert" ? .alert(AlertContent("?", .cancel("No"))) : nil
    }
    other = InMemoryHost(otherRoot, recordsMisuse: false)
    otherRoot.push("b")
    otherRoot.present("sheet")
    otherRoot.present("alert")
  }

  var tree: Tree { host.tree }
  /// The host containers of the tree: of the root's stack, the tabs, and the switcher, which
  /// continues the first.
  var hostContainers: [HostContainer] { nodes(of: tree).compactMap(\.hostContainer) }
  var otherContainers: [HostContainer] { nodes(of: other.tree).compactMap(\.hostContainer) }
  var modals: [Node] { tree.modals }
  var otherModals: [Node] { other.tree.modals }

  func nodes(of tree: Tree) -> [Node] {
    var open = tree.root.isLive ? [tree.root] : []
    var found: [Node] = []
    while let node = open.popLast() {
      found.append(node)
      open += node.modals
      open += node.flow?.container.nodes ?? []
    }
    return found
  }
}

/// Calls without a target, which change nothing.
private let harmless: [Call] =
  numbers.filter { $0 < 1 }.map { count in
    Call("goBack over \(count)") { world in
      for hostContainer in world.hostContainers {
        world.tree.userWentBack(count: count, in: hostContainer, cause: .backButton)
        _ = world.tree.leavePolicy(over: count, in: hostContainer)
      }
    }
  }
  + numbers.map { count in
    Call("goBack over \(count) in host containers of tabs and of another tree") { world in
      for hostContainer in world.otherContainers
        + world.hostContainers.filter({ $0.kind != .stack })
      {
        world.tree.userWentBack(count: count, in: hostContainer, cause: .swipe)
        _ = world.tree.leavePolicy(over: count, in: hostContainer)
      }
    }
  }
  + numbers.filter { $0 > 9 }.map { count in
    Call("goBack over all \(count) items") { world in
      for hostContainer in world.hostContainers {
        world.tree.userWentBack(count: count, in: hostContainer, cause: .popped)
      }
    }
  }
  + numbers.map { position in
    Call("tapTab \(position) where there is no such tab") { world in
      for hostContainer in world.hostContainers where !hostContainer.kind.selects || position != 0 {
        world.tree.userSelectedTab(at: position, in: hostContainer)
      }
      for hostContainer in world.otherContainers {
        world.tree.userSelectedTab(at: position, in: hostContainer)
      }
    }
  }
  + numbers.map { action in
    Call("choose \(action) of a modal without this action") { world in
      for modal in world.modals where action != 0 {
        world.tree.userChose(action: action, of: modal)
      }
      for modal in world.otherModals { world.tree.userChose(action: action, of: modal) }
      for node in world.nodes(of: world.tree) where node.alert == nil {
        world.tree.userChose(action: action, of: node)
      }
    }
  }
  + [
    Call("dismiss what is no modal of the tree") { world in
      for node in world.nodes(of: world.tree)
      where !world.modals.contains(where: { $0 === node }) {
        world.tree.userDismissed(node, cause: .swipeDown)
        _ = world.tree.leavePolicy(node)
      }
      for node in world.nodes(of: world.other.tree) {
        world.tree.userDismissed(node, cause: .dismissed)
        _ = world.tree.leavePolicy(node)
      }
    },
    Call("select a tab that is not there") { world in
      for position in numbers where position != 0 { world.tabs.select(at: position) }
      world.tabs.select("nowhere")
    },
    Call("verbs with routes that are not there") { world in
      world.root.pop(to: "nowhere")
      world.root.setRoutes(world.root.navigation.routes)
      _ = world.root.child(at: "nowhere")
      world.root.edit { _ in nil }
    },
    Call("ranges beyond the stack, with nothing to put there") { world in
      for range in [Int.min..<Int.min, -5..<(-2), 99..<100, Int.max..<Int.max] {
        world.root.edit { _ in StackSplice(range, with: []) }
      }
    },
    Call("open what is no link") { world in
      for link in ["", "/", "\0", "%", String(repeating: "/", count: 100_000), "a:b:c"] {
        _ = try? world.tree.open(link)
        _ = try? world.root.open(link)
      }
    },
  ]

@MainActor
@Suite("Every public entry point accepts every value", .timeLimit(.minutes(10)))
struct EveryValueTests {
  @Test("and ignores meaningless ones", arguments: harmless)
  private func nothing(_ call: Call) {
    let world = World()
    let (before, others) = (world.tree.description, world.other.tree.description)
    call.perform(world)
    #expect(world.tree.description == before)
    #expect(world.other.tree.description == others)
    #expect(world.tree.disagreements == [])
    #expect(world.other.tree.disagreements == [])
  }

  @Test("in an ended tree too", arguments: harmless)
  private func ended(_ call: Call) {
    let world = World()
    let (hostContainers, modals) = (world.hostContainers, world.modals)
    world.tree.close()
    call.perform(world)
    for number in numbers {
      for hostContainer in hostContainers {
        world.tree.userWentBack(count: number, in: hostContainer, cause: .swipe)
        world.tree.userSelectedTab(at: number, in: hostContainer)
        #expect(world.tree.leavePolicy(over: number, in: hostContainer) == .allow)
      }
      for modal in modals { world.tree.userChose(action: number, of: modal) }
    }
    for modal in modals { world.tree.userDismissed(modal, cause: .swipeDown) }
    world.tree.rootWasRemoved(cause: .removedByHost)
    world.tree.close()
    #expect(world.tree.description == "")
    #expect(world.tree.disagreements == [])
  }

  @Test("Ranges that reach beyond a stack are clamped")
  func ranges() {
    let flow = TrialStack()
    let host = InMemoryHost(flow)
    flow.edit { _ in StackSplice(99..<Int.max, with: ["b"]) }
    flow.edit { _ in StackSplice(Int.min..<(-7), with: ["bottom"]) }
    #expect(flow.navigation.routes == ["bottom", "a", "b"])
    flow.edit { _ in StackSplice(Int.min..<Int.max, with: ["only"]) }
    #expect(flow.navigation.routes == ["only"])
    flow.transaction { flow.setRoutes([]) }
    #expect(flow.navigation.routes == ["a"])
    #expect(host.disagreements == [])
  }

  @Test("Routes that do not equal themselves can be pushed, popped and searched for")
  func unequal() {
    let flow = NumberFlow()
    let host = InMemoryHost(flow, recordsMisuse: false)
    flow.push(.nan)
    flow.push(unique: .nan)
    flow.pop(to: .nan)
    flow.setRoutes([.nan, .infinity, -.infinity])
    flow.setRoutes([.nan, .infinity])
    #expect(flow.child(at: .nan) == nil)
    #expect(flow.navigation.count == 2)
    flow.present(.nan)
    flow.dismiss()
    flow.popToRoot()
    #expect(flow.navigation.count == 1)
    #expect(host.disagreements == [])
    #expect(host.misuses.map(\.value) == ["NumberFlow.pop(to: nan)"])
  }

  @Test("Invalid heights are left out", arguments: [0, -1, Double.nan, -Double.infinity])
  func heights(share: Double) {
    #expect(
      shown([.fraction(share), .fraction(.infinity), .fraction(0.3)]) == [.large, .fraction(0.3)])
  }

  private func shown(_ detents: [SheetDetent]) -> [SheetDetent] {
    let flow = TrialStack { _, route in route == "sheet" ? .screen(Sheet(detents)) : nil }
    let host = InMemoryHost(flow)
    flow.present("sheet")
    return host.tree.modals.first?.screenOptions.detents ?? []
  }

  @Test("A journal of any length is kept", arguments: numbers)
  func journals(limit: Int) throws {
    let flow = TrialStack()
    let host = InMemoryHost(flow, journalLimit: limit)
    for _ in 0..<4 { flow.push("b") }
    let journal = try #require(host.tree.journal)
    #expect(!journal.records.isEmpty)
  }

  @Test("The test user cannot do the impossible", arguments: numbers)
  func person(number: Int) {
    let flow = TrialStack()
    let host = InMemoryHost(flow)
    flow.push("b")
    withKnownIssue {
      host.user.chooseFromBackMenu(over: number)
      host.user.tapTab(number)
    }
    #expect(flow.navigation.routes == ["a", "b"])
    #expect(host.disagreements == [])
  }

  @Test("The adversarial host takes every number", arguments: numbers.filter { $0 < 99 })
  func adversarial(number: Int) async {
    let flow = TrialStack()
    let host = AdversarialHost(flow, quirks: [])
    await host.settle()
    flow.push("b")
    await host.settle()
    host.goBack(over: number)
    host.tapTab(number)
    host.pass(number)
    await host.settle()
    #expect(flow.navigation.routes == ["a", "b"])
    #expect(host.complaints == [])
  }

  @Test("The fuzzer takes every number", arguments: numbers.filter { $0 < 99 })
  func fuzzer(number: Int) async {
    var fuzzer = Fuzzer { TrialStack() }
    fuzzer.walkLength = number
    #expect(await fuzzer.run(steps: min(number, 2)).failure == nil)
    #expect(await fuzzer.run(steps: 2).failure == nil)
    fuzzer.walkLength = 10
    let steps: [FuzzStep] = [
      .backMenu(number), .tapTab(number), .verb(.pop, flow: number), .verb(.cancel, flow: number),
      .act(""), .choose(""), .finishGesture, .cancelGesture, .swipeDown, .beginSwipeDown,
    ]
    #expect(await fuzzer.replay(steps) == nil)
    #expect(await fuzzer.replayKilling(steps) == nil)
  }

  @Test("A host may report any number")
  func observed() {
    for number in numbers where number <= 99 {
      let flow = TrialStack()
      let driver = RecordingDriver()
      let tree = Tree(root: flow, driver: driver)
      driver.readsCount = { _ in number }
      driver.readsModalCount = { _ in number }
      driver.hostChanged?(.everything)
      flow.push("b")
      flow.present("sheet")
      driver.hostChanged?(.idle)
      #expect(!driver.isExhausted, "\(number)")
      #expect(tree.isLive, "\(number)")
      driver.readsCount = { $0 }
      driver.readsModalCount = { $0 }
      driver.hostChanged?(.everything)
      #expect(!driver.isExhausted, "\(number)")
      tree.close()
    }
  }
}

/// A stack of numbers, some of which do not equal themselves.
private final class NumberFlow: Coordinator {
  let navigation = Stack<Double>(.nan)
  func destination(for route: Double) -> Destination { .screen(TrialPage("\(route)")) }
}

private final class Sheet: ScreenConfiguring {
  let sheetDetents: [SheetDetent]
  var screenOptions: ScreenOptions { ScreenOptions(detents: sheetDetents) }
  init(_ detents: [SheetDetent]) { sheetDetents = detents }
}
