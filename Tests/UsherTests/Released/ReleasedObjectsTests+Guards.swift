import Testing
@_spi(Hosting) import Usher
import UsherSnapshots
import UsherTesting

/// Objects of guarded flows.
extension ReleasedObjectsTests {
  @Test("may be a place that a guard lets a flow remember", arguments: LastDeed.allCases)
  func redirected(_ deed: LastDeed) {
    let world = ReleasedWorld(deed)
    let flow = GuardedLivelyStack(world, world.spots("first"))
    let host = world.start(flow)
    var isOpen = false
    world.decide = { route, world in
      route.name.hasPrefix("secret") && !isOpen
        ? .redirect(to: world.spot("two"), as: .sheet, remembering: true) : .allow
    }
    for _ in 0..<2 {
      flow.push(world.spot("secret"))
      flow.present(world.spot("secret"), as: .popover(from: world.soul("anchor")))
      isOpen = true
      flow.resume(as: world.spot("else"))
      isOpen = false
      flow.present(world.spot("secret"), as: .popover(from: world.soul("anchor")))
      isOpen = true
      flow.transaction {
        flow.dismiss()
        flow.resume()
      }
      isOpen = false
      flow.push(world.spot("secret"))
      flow.dismiss()
      flow.setRoutes(world.spots("first", "secret"))
      if host.user.canSwipeDown { host.user.swipeDown() }
    }
    world.decide = { route, world in
      route.name == "refused"
        ? .refuse("no")
        : route.name == "round" ? .redirect(to: world.spot("round")) : .allow
    }
    flow.push(world.spot("refused"))
    flow.push(world.spot("round"))
    flow.resume(orElse: world.spot("refused"))
    end(world, host)
  }

  @Test("may be the place that decides about a remembered one", arguments: LastDeed.allCases)
  func decider(_ deed: LastDeed) {
    let world = ReleasedWorld(deed)
    let flow = GuardedLivelyStack(world, world.spots("first"))
    let host = world.start(flow)
    world.decide = { route, world in
      route.name == "secret"
        ? .redirect(to: world.spot("login"), remembering: true) : .allow
    }
    for _ in 0..<2 {
      flow.push(world.spot("secret"))
      flow.pop()
      flow.push(world.spot("secret"))
      if host.user.canSwipeBack { host.user.swipeBack() }
      flow.push(world.spot("secret"))
      flow.update(world.spot("login 2"))
      flow.resume(as: world.spot("free"))
      flow.push(world.spot("secret"))
      flow.resume(orElse: world.spot("free"))
    }
    end(world, host)
  }

  @Test("may be a deciding place that the host never showed", arguments: LastDeed.allCases)
  func unseenDecider(_ deed: LastDeed) {
    let world = ReleasedWorld(deed)
    let flow = GuardedLivelyStack(world, world.spots("first"))
    let host = world.start(flow, stepped: true)
    world.decide = { route, world in
      route.name == "secret"
        ? .redirect(to: world.spot("login"), as: .sheet, remembering: true)
        : route.name == "other"
          ? .redirect(to: world.spot("login"), remembering: true) : .allow
    }
    for name in ["secret", "other"] {
      flow.push(world.spot("a"))
      #expect(host.isTransitioning || !flow.navigation.isAttached)
      flow.push(world.spot(name))
      if name == "secret" { flow.dismiss() } else { flow.pop() }
      host.finishTransitions()
    }
    end(world, host)
  }

  @Test("may be made anew each time that a transaction is judged", arguments: LastDeed.allCases)
  func drafted(_ deed: LastDeed) {
    let world = ReleasedWorld(deed)
    let flow = GuardedLivelyStack(world, world.spots("first"))
    let host = world.start(flow)
    world.decide = { route, world in
      switch route.name {
      case "secret": .redirect(to: world.spot("login"), as: .sheet, remembering: true)
      case "no": .refuse("no")
      default: .allow
      }
    }
    flow.transaction {
      flow.edit { count in StackSplice(count..<count, with: world.spots("secret", "above")) }
    }
    for last in ["yes", "no"] {
      flow.transaction {
        flow.edit { count in StackSplice(count..<count, with: [world.spot("a")]) }
        flow.read()
        flow.edit { count in
          StackSplice(count..<count, with: world.spots("secret", "above"))
        }
        flow.read()
        flow.dismiss()
        flow.resume()
        flow.read()
        flow.push(world.spot(last))
      }
    }
    end(world, host)
  }

  @Test("may be held by a question that is withdrawn or answered", arguments: LastDeed.allCases)
  func questions(_ deed: LastDeed) async {
    let world = ReleasedWorld(deed)
    let flow = GuardedLivelyStack(world, world.spots("first"))
    let host = world.start(flow)
    var isLetIn = false
    world.decide = { route, world in
      guard route.name.hasPrefix("secret") else { return .allow }
      let soul = world.soul("question")
      return .ask {
        var turns = 0
        while !Task.isCancelled, turns < 3 {
          await Task.yield()
          turns += 1
        }
        _ = soul.name
        return isLetIn ? .allow : .redirect(to: world.spot("two"), remembering: true)
      }
    }
    for isWaitedFor in [false, true] {
      isLetIn = isWaitedFor
      flow.push(world.spot("secret"))
      flow.push(world.spot("guarded"))
      if let child = flow.child(GuardedLivelyStack.self) {
        child.push(world.spot("secret 2"))
        child.update(world.spot("secret 4"))
        child.transaction {
          child.push(world.spot("secret 3"))
          child.pop()
        }
        let handle = child.present(world.spot("secret 3"))
        handle.dismiss()
        if isWaitedFor { for _ in 0..<20 { await Task.yield() } }
        child.finish(world.soul("output"))
      }
      flow.popToRoot()
      for _ in 0..<20 { await Task.yield() }
    }
    end(world, host)
  }

  @Test("may be a screen that asks before it is left", arguments: LastDeed.allCases)
  func leaving(_ deed: LastDeed) async {
    let world = ReleasedWorld(deed)
    let flow = GuardedLivelyStack(world, world.spots("first"))
    let host = world.start(flow)
    for answer in ["OK", "Cancel"] {
      flow.push(world.spot("asks"))
      flow.update(world.spot("asks b"))
      flow.replace(with: world.spot("c"))
      for _ in 0..<8 { await Task.yield() }
      if host.alert?.title == "Leave?" { host.user.choose(answer) }
      for _ in 0..<8 { await Task.yield() }
      flow.push(world.spot("asks"))
      flow.pop()
      for _ in 0..<8 { await Task.yield() }
      flow.withoutAsking { flow.setRoutes(world.spots("first")) }
      for _ in 0..<8 { await Task.yield() }
    }
    end(world, host)
  }

  @Test("may be held by a transaction of which a verb is refused", arguments: LastDeed.allCases)
  func transactions(_ deed: LastDeed) {
    let world = ReleasedWorld(deed)
    let flow = GuardedLivelyStack(world, world.spots("first"))
    let host = world.start(flow)
    world.decide = { route, _ in route.name == "no" ? .refuse("no") : .allow }
    for last in ["yes", "no"] {
      flow.transaction {
        flow.push(world.spot("a"))
        flow.read()
        flow.update(world.spot("b"))
        flow.read()
        flow.present(world.spot("two"), as: .popover(from: world.soul("anchor")))
        flow.read()
        flow.dismiss()
        flow.resume(as: world.spot("resumed"))
        flow.remake()
        flow.read()
        flow.push(world.spot(last), transition: .custom(world.soul("transition")))
      }
    }
    end(world, host)
  }
}
