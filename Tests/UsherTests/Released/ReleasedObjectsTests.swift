import Testing
@_spi(Hosting) import Usher
import UsherSnapshots
import UsherTesting

/// Objects of the app that read the whole tree and call verbs as they are released.
///
/// In a debug build the process dies if the tree releases one while it changes what the object
/// reads.
@MainActor
@Suite("An object that reads and acts as it is released", .serialized)
struct ReleasedObjectsTests {
  /// Ends the tree, and expects that objects were released before and that all are after.
  func end(
    _ world: ReleasedWorld, _ host: InMemoryHost, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(!world.released.isEmpty, sourceLocation: sourceLocation)
    host.finishTransitions()
    #expect(host.disagreements == [], sourceLocation: sourceLocation)
    host.tree.close()
    host.finishTransitions()
    #expect(!host.tree.isLive, sourceLocation: sourceLocation)
  }

  // MARK: - Routes

  @Test("may be the route that update replaces in a stack", arguments: LastDeed.allCases)
  func updateStack(_ deed: LastDeed) {
    let world = ReleasedWorld(deed)
    let flow = LivelyStack(world, world.spots("a", "b"))
    let host = world.start(flow)
    for name in ["c", "d", "e"] { flow.update(world.spot(name)) }
    flow.push(world.spot("f"))
    for name in ["g", "h"] { flow.update(world.spot(name)) }
    end(world, host)
  }

  @Test("may be the route that update replaces in a guarded stack", arguments: LastDeed.allCases)
  func updateGuarded(_ deed: LastDeed) {
    let world = ReleasedWorld(deed)
    let flow = GuardedLivelyStack(world, world.spots("a", "b"))
    let host = world.start(flow)
    world.decide = { route, world in
      route.name == "d" ? .redirect(to: world.spot("e"), remembering: true) : .allow
    }
    for name in ["c", "d", "e"] { flow.update(world.spot(name)) }
    flow.push(world.spot("d"))
    flow.transaction {
      for name in ["g", "h", "d"] {
        flow.update(world.spot(name))
        flow.read()
      }
    }
    end(world, host)
  }

  @Test("may be the route that update replaces beside others", arguments: LastDeed.allCases)
  func updateParallel(_ deed: LastDeed) {
    let world = ReleasedWorld(deed)
    let root = LivelyStack(world, world.spots("first"))
    let host = world.start(root)
    for kind in ["tabs", "pages", "split", "switcher"] { root.push(world.spot(kind)) }
    for name in ["c", "d", "e"] {
      root.child(LivelyTabs.self)?.update(world.spot(name))
      root.child(LivelyPages.self)?.update(world.spot(name))
      root.child(LivelySplit.self)?.update(world.spot(name))
      root.child(LivelySplit.self)?.update(world.spot("side \(name)"))
      root.child(LivelySwitcher.self)?.update(world.spot(name))
    }
    end(world, host)
  }

  @Test("may be a route to which the user goes back", arguments: LastDeed.allCases)
  func updateBack(_ deed: LastDeed) {
    let world = ReleasedWorld(deed)
    let flow = LivelyStack(world, world.spots("a", "b"))
    let host = world.start(flow)
    for name in ["c", "d", "e"] {
      let soul = world.soul("onBack \(name)")
      flow.update(world.spot(name)) { flow.heard(soul) }
    }
    while host.user.canSwipeBack, world.released.count < 60 { host.user.swipeBack() }
    end(world, host)
  }

  // MARK: - Places of stacks

  @Test("may be a screen that leaves a stack", arguments: LastDeed.allCases, [false, true])
  func stack(_ deed: LastDeed, _ stepped: Bool) {
    let world = ReleasedWorld(deed)
    let flow = LivelyStack(world, world.spots("first"))
    let host = world.start(flow, stepped: stepped)
    func settle() { host.finishTransitions() }
    flow.push(world.spot("a"))
    settle()
    flow.pop()
    settle()
    flow.push(world.spot("b"), transition: .custom(world.soul("transition")))
    flow.push(world.spot("c"), transition: .custom(world.soul("transition")))
    settle()
    if host.user.canSwipeBack { host.user.swipeBack() }
    flow.setRoutes(world.spots("first", "x", "b", "y"))
    settle()
    flow.remove(SoulRoute("x"))
    flow.replace(with: world.spot("z"))
    flow.push(unique: world.spot("b"))
    settle()
    flow.remake()
    settle()
    flow.popToRoot()
    settle()
    flow.edit { count in StackSplice(0..<count, with: world.spots("n", "m")) }
    flow.remake()
    end(world, host)
  }

  @Test("may be a screen that leaves during a gesture", arguments: LastDeed.allCases)
  func gesture(_ deed: LastDeed) {
    let world = ReleasedWorld(deed)
    let flow = LivelyStack(world, world.spots("a", "b", "c"))
    let host = world.start(flow)
    if host.user.canSwipeBack {
      let gesture = host.user.beginSwipeBack()
      flow.pop()
      flow.push(world.spot("d"))
      gesture.finish()
    }
    if host.user.canSwipeBack {
      let gesture = host.user.beginSwipeBack()
      flow.pop()
      gesture.cancel()
    }
    flow.present(world.spot("sheet"))
    if host.user.canSwipeDown {
      let gesture = host.user.beginSwipeDown()
      flow.dismiss()
      gesture.finish()
    }
    end(world, host)
  }

  // MARK: - Modals and alerts

  @Test("may be a modal with its anchor", arguments: LastDeed.allCases, [false, true])
  func modals(_ deed: LastDeed, _ stepped: Bool) {
    let world = ReleasedWorld(deed)
    let flow = LivelyStack(world, world.spots("first"))
    let host = world.start(flow, stepped: stepped)
    for kind in ["page", "stack", "tabs", "alert", "asks"] {
      flow.present(
        world.spot(kind), as: .popover(from: world.soul("anchor")),
        transition: .custom(world.soul("transition")))
      host.finishTransitions()
      flow.present(world.spot(kind), as: .fullScreen, outlivesPlace: true)
      flow.dismiss(transition: .custom(world.soul("transition")))
      host.finishTransitions()
      if host.user.canSwipeDown { host.user.swipeDown() }
      host.finishTransitions()
      let handle = flow.present(world.spot(kind), allowsRepeat: true)
      flow.pop()
      handle.dismiss()
      host.finishTransitions()
    }
    end(world, host)
  }

  @Test("may be held by an action of an alert", arguments: LastDeed.allCases)
  func alerts(_ deed: LastDeed) {
    let world = ReleasedWorld(deed)
    let flow = LivelyStack(world, world.spots("first"))
    let host = world.start(flow)
    flow.present(world.spot("alert"), as: .actionSheet(from: world.soul("anchor")))
    if host.alert != nil { host.user.choose("OK") }
    flow.present(world.spot("alert"), as: .popover(from: world.soul("anchor")))
    if host.alert != nil { host.user.choose("Cancel") }
    flow.present(world.spot("alert"))
    flow.dismiss()
    // An alert is no place.
    flow.push(world.spot("alert"))
    end(world, host)
  }

  // MARK: - Other models

  @Test("may be a tab", arguments: LastDeed.allCases)
  func tabs(_ deed: LastDeed) {
    let world = ReleasedWorld(deed)
    let flow = LivelyTabs(world, world.spots("x", "stack", "z"))
    let host = world.start(flow)
    flow.select(at: 1)
    flow.child(LivelyStack.self)?.push(world.spot("inner"))
    host.user.tapTab(1)
    flow.setTabs(world.spots("z", "two", "x"))
    flow.setTabs(world.spots("new"), selecting: world.spot("new"))
    flow.setTabs([])
    flow.setTabs(world.spots("stack", "y"))
    flow.remake()
    flow.update(world.spot("w"))
    flow.remake()
    end(world, host)
  }

  @Test("may be a page, also one that is far", arguments: LastDeed.allCases)
  func pages(_ deed: LastDeed) {
    let world = ReleasedWorld(deed)
    let flow = LivelyPages(world, world.spots("1", "2", "3", "4", "5", "stack"))
    let host = world.start(flow)
    for _ in 0..<3 { flow.next() }
    if host.user.canSwipeToNextPage { host.user.swipeToNextPage() }
    flow.update(world.spot("renamed"))
    flow.select(at: 0)
    flow.insert(world.spot("6"))
    flow.remove(SoulRoute("2"))
    flow.remake()
    flow.setPages(world.spots("5", "7", "8", "1"), selecting: world.spot("8"))
    flow.select(world.spot("1"))
    flow.setPages([])
    flow.insert(world.spot("alone"))
    end(world, host)
  }

  @Test("may be in a column", arguments: LastDeed.allCases, [false, true])
  func split(_ deed: LastDeed, _ isWide: Bool) {
    let world = ReleasedWorld(deed)
    let flow = LivelySplit(world)
    let host = world.start(flow)
    host.isWide = isWide
    for name in ["a", "stack", "b"] { flow.show(world.spot(name)) }
    flow.update(world.spot("c"))
    flow.update(world.spot("side c"))
    flow.clear(.detail)
    flow.show(world.spot("d"))
    flow.show(world.spot("side d"))
    host.isWide.toggle()
    flow.remake()
    if host.user.canSwipeBack { host.user.swipeBack() }
    end(world, host)
  }

  @Test("may be what a switcher shows or remembers", arguments: LastDeed.allCases)
  func switcher(_ deed: LastDeed) {
    let world = ReleasedWorld(deed)
    let flow = LivelySwitcher(world, world.spot("a"))
    let host = world.start(flow)
    flow.show(world.spot("two"))
    flow.show(world.spot("b"), remembering: true)
    flow.resume()
    flow.show(world.spot("c"), remembering: true)
    flow.resume(as: world.spot("d"))
    flow.show(world.spot("c"), remembering: true)
    flow.show(world.spot("e"))
    flow.show(world.spot("f"), remembering: true)
    flow.forgetRememberedRoute()
    flow.update(world.spot("g"))
    flow.remake()
    end(world, host)
  }

  // MARK: - Flows

  @Test("may be a flow, its result or what waits for it", arguments: LastDeed.allCases)
  func flows(_ deed: LastDeed) {
    let world = ReleasedWorld(deed)
    let root = LivelyStack(world, world.spots("first"))
    let host = world.start(root)
    root.push(world.spot("two"))
    root.child(LivelyStack.self)?.finish(world.soul("output"))
    root.push(world.spot("tabs"))
    root.child(LivelyTabs.self)?.cancel()
    root.present(world.spot("stack"))
    root.child(LivelyStack.self)?.pop()
    root.push(world.spot("switcher"))
    root.child(LivelySwitcher.self)?.show(world.spot("two"))
    root.child(LivelySwitcher.self)?.finish(world.soul("output"))
    root.push(world.spot("pages"))
    root.popToRoot()
    root.setRoutes(world.spots("stack", "tabs", "split"))
    root.finish(world.soul("output"))
    end(world, host)
  }

  @Test("may be held by a caller of run", arguments: LastDeed.allCases)
  func running(_ deed: LastDeed) async {
    let world = ReleasedWorld(deed)
    let root = LivelyStack(world, world.spots("first"))
    let host = world.start(root)
    for isFinished in [true, false] {
      let task = Task { [soul = world.soul("caller")] in
        _ = try? await root.run(LivelyStack(world, world.spots("a")))
        _ = try? await root.run(pushing: world.spot("stack"), returning: Soul.self)
        _ = soul.name
      }
      for _ in 0..<8 { await Task.yield() }
      root.child(LivelyStack.self)?.finish(world.soul("output"))
      for _ in 0..<8 { await Task.yield() }
      if isFinished { root.child(LivelyStack.self)?.finish(world.soul("output")) }
      task.cancel()
      for _ in 0..<8 { await Task.yield() }
    }
    let asking = Task { [soul = world.soul("asking")] in
      _ = await root.confirm("Really?")
      _ = soul.name
    }
    for _ in 0..<8 { await Task.yield() }
    if host.alert?.title == "Really?" { host.user.choose("OK") }
    asking.cancel()
    for _ in 0..<8 { await Task.yield() }
    end(world, host)
    await task(of: asking)
  }

  private func task(of task: Task<Void, Never>) async { await task.value }

  @Test("may be held by a task of a flow", arguments: LastDeed.allCases)
  func tasks(_ deed: LastDeed) async {
    let world = ReleasedWorld(deed)
    let root = LivelyStack(world, world.spots("first"))
    let host = world.start(root)
    root.push(world.spot("stack"))
    let child = root.child(LivelyStack.self)
    child?.task { [soul = world.soul("task")] in
      await withTaskCancellationHandler {
        while !Task.isCancelled { await Task.yield() }
      } onCancel: {
        _ = soul.name
      }
    }
    child?.task { [soul = world.soul("ended task")] in _ = soul.name }
    for _ in 0..<4 { await Task.yield() }
    root.popToRoot()
    for _ in 0..<8 { await Task.yield() }
    end(world, host)
  }

  // MARK: - Plans

  @Test("may be replaced by a plan", arguments: LastDeed.allCases)
  func plans(_ deed: LastDeed) {
    let world = ReleasedWorld(deed)
    let root = LivelyStack(world, world.spots("first"))
    let host = world.start(root)
    for names in [["first", "a"], ["tabs"], ["first", "two", "b"], ["split", "pages"], ["a"]] {
      let places = names.map { name in
        Plan.Place(
          route: world.spot(name),
          modals: [
            Plan.Modal(
              Plan.Place(route: world.spot("stack")), style: .sheet, level: 0, order: 0)
          ])
      }
      host.tree.apply(Plan(places: places), .link)
      root.present(world.spot("above"))
    }
    end(world, host)
  }

  @Test("may be in a tree that is restored from a snapshot", arguments: LastDeed.allCases)
  func restored(_ deed: LastDeed) {
    let world = ReleasedWorld(deed)
    let root = LivelyStack(world, world.spots("first", "stack", "pages", "tabs"))
    let host = world.start(root)
    root.present(world.spot("two"))
    let snapshot = host.tree.snapshot()
    root.popToRoot()
    end(world, host)
    let next = ReleasedWorld(deed)
    let again = LivelyStack(next, next.spots("first"))
    let second = next.start(again, launch: .restoring(snapshot))
    again.push(next.spot("last"))
    again.popToRoot()
    end(next, second)
  }

  // MARK: - The tree

  @Test("may be held by an observer", arguments: LastDeed.allCases)
  func observers(_ deed: LastDeed) {
    let world = ReleasedWorld(deed)
    let flow = LivelyStack(world, world.spots("first"))
    let host = world.start(flow)
    var observations: [TreeObservation] = []
    for _ in 0..<3 {
      let soul = world.soul("observer")
      observations.append(host.tree.observe { _ in _ = soul.name })
    }
    for observation in observations { observation.cancel() }
    flow.push(world.spot("a"))
    end(world, host)
  }

  @Test("may be in a tree that is released in a transition", arguments: LastDeed.allCases)
  func releasedTree(_ deed: LastDeed) async {
    let world = ReleasedWorld(deed)
    func run() {
      let flow = LivelyStack(world, world.spots("first", "stack"))
      let host = world.start(flow, stepped: true)
      flow.push(world.spot("a"))
      flow.pop()
      flow.present(world.spot("tabs"))
      #expect(host.isTransitioning)
    }
    run()
    for _ in 0..<8 { await Task.yield() }
    #expect(world.tree == nil)
    #expect(!world.released.isEmpty)
  }
}

extension ReleasedWorld {
  func start(
    _ root: some Coordinator, stepped: Bool = false, launch: Launch = .standard,
    journalLimit: Int? = nil
  ) -> InMemoryHost {
    let host = InMemoryHost(
      root, transitions: stepped ? .stepped : .instant, recordsMisuse: false, launch: launch,
      journalLimit: journalLimit)
    tree = host.tree
    readHost = { [weak host] in
      guard let host else { return }
      _ = (host.topScreen, host.alert?.title, host.title, host.leaks, host.isAsking)
    }
    return host
  }
}
