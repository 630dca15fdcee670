@_spi(Hosting) import Usher
import UsherTesting

/// A screen with buttons.
final class FuzzScreen: FuzzableScreen, LeaveGuard {
  var fuzzActions: [FuzzAction]
  var isDirty = false
  /// True if it refuses to be left.
  var isStubborn = false

  init(_ actions: [FuzzAction] = []) {
    fuzzActions = actions
  }

  var leavePolicy: LeavePolicy { isDirty ? .ask : .allow }
  func confirmLeave() async -> Bool {
    guard !isStubborn else {
      isStubborn = false
      return false
    }
    isDirty = false
    return true
  }
}

/// A flow that leads to every kind of place: flows in flows, tabs, switchers, sheets, alerts.
final class PlaceFlow: Coordinator {
  enum Route: Codable, Equatable { case first, more, child, tabs, switcher, alert }
  typealias Output = Int

  let navigation = Stack<Route>(.first)
  let depth: Int
  let promises: FuzzPromises
  /// The tabs around the flow, if it is in one.
  private weak var tabs: PlaceTabs?

  init(
    _ depth: Int = 0, _ promises: FuzzPromises = FuzzPromises(), in tabs: PlaceTabs? = nil
  ) {
    self.depth = depth
    self.promises = promises
    self.tabs = tabs
    if depth == 0 { promises.root = self }
  }

  func destination(for route: Route) -> Destination {
    switch route {
    case .first, .more: .screen(screen())
    case .child: child()
    case .tabs:
      let tabs = PlaceTabs(depth + 1, promises)
      let promise = promises.child(tabs)
      Destination.flow(tabs, onEnd: { _ in self.promises.kept(promise) })
    case .switcher:
      let switcher = PlaceSwitcher(depth + 1, promises)
      let promise = promises.child(switcher)
      Destination.flow(
        switcher,
        onEnd: { ending in
          self.promises.kept(promise)
          if ending.cause == .finished, self.depth == 0 { self.popToRoot() }
        })
    case .alert: alert()
    }
  }

  private func child() -> Destination {
    let child = makeChild()
    promises.latest = child
    let promise = promises.child(child)
    return .flow(
      child,
      onEnd: { ending in
        self.promises.kept(promise)
        guard ending.output == 2 else { return }
        self.push(.more)
        self.push(.first)
      })
  }

  private func alert() -> Destination {
    let token = FuzzScreen()
    let offer = promises.offer(token)
    return .alert(
      AlertContent(
        "?", .cancel("No"),
        .destructive("Yes") {
          withExtendedLifetime(token) { self.promises.kept(offer) }
          self.finish(2)
        }))
  }

  /// Presents two sheets that belong to different places of this flow.
  private func addLayers() {
    push(.child)
    let lower = promises.latest
    present(.child)
    push(.more)
    present(.child)
    (promises.lower, promises.upper) = (lower, promises.latest)
  }

  /// Ends the flow below with its modals, so that this flow leaves and returns, now with tabs on
  /// top.
  private func rebuild() {
    guard promises.upper === self, let lower = promises.lower else { return }
    promises.lower = nil
    transaction {
      lower.finish(1)
      replace(with: .tabs)
    }
  }

  private func makeChild() -> PlaceFlow { PlaceFlow(depth + 1, promises, in: tabs) }

  private func screen() -> FuzzScreen {
    let screen = FuzzScreen()
    screen.fuzzActions = [
      FuzzAction("push") { self.push(.more) },
      FuzzAction("alert") { self.present(.alert) },
      FuzzAction("finish") { self.finish(1) },
      FuzzAction("answer") { self.finish(2) },
      FuzzAction("replace") { self.replace(with: .more) },
      FuzzAction("reset") { self.setRoutes([.first, .more]) },
      FuzzAction("unique") { self.push(unique: .more) },
      FuzzAction("transaction") {
        self.transaction {
          self.pop()
          self.push(.more)
          self.push(.more)
        }
      },
      FuzzAction("transaction over two") {
        self.transaction {
          self.pop()
          self.push(.more)
          self.pop()
          self.pop()
          self.push(.first)
        }
      },
      FuzzAction("sheet over nothing") {
        self.transaction {
          self.setRoutes([])
          self.present(.more)
        }
      },
      FuzzAction("soil") { [weak screen] in screen?.isDirty = true },
      FuzzAction("soil for good") { [weak screen] in
        screen?.isDirty = true
        screen?.isStubborn = true
      },
    ]
    if let tabs {
      screen.fuzzActions += [
        FuzzAction("next tab") { [weak tabs] in tabs?.selectNext() },
        FuzzAction("sheet of the tabs") { [weak tabs] in tabs?.present(.call) },
      ]
    }
    if promises.isCrowded {
      screen.fuzzActions += [
        FuzzAction("sheet of another") { self.promises.someone?.present(self.promises.route) },
        FuzzAction("push below") { self.promises.root?.push(.more) },
      ]
    }
    guard depth < 4 else { return screen }
    screen.fuzzActions += [
      FuzzAction("child") { self.push(.child) },
      FuzzAction("tabs") { self.push(.tabs) },
      FuzzAction("switcher") { self.push(.switcher) },
      FuzzAction("sheet") { self.present(.child) },
      FuzzAction("layers") { self.promises.root?.addLayers() },
      FuzzAction("rebuild") { self.rebuild() },
      FuzzAction("cover") { self.present(.tabs, as: .fullScreen) },
      FuzzAction("lock") { self.present(.more, as: .fullScreen, outlivesPlace: true) },
      FuzzAction("run") {
        self.task {
          guard let value = try await self.run(self.makeChild(), as: .sheet) else {
            return
          }
          if value == 2 { self.push(.more) }
        }
      },
    ]
    return screen
  }
}

final class PlaceTabs: Coordinator {
  enum Route: Codable, Equatable { case left, right, call }
  let navigation = Tabs<Route>(.left, .right)
  let depth: Int
  let promises: FuzzPromises

  init(_ depth: Int, _ promises: FuzzPromises) {
    self.depth = depth
    self.promises = promises
  }

  func selectNext() { select(navigation.selected == .left ? .right : .left) }

  func destination(for route: Route) -> Destination {
    if route == .call { return .screen(FuzzScreen()) }
    let child = PlaceFlow(depth + 1, promises, in: self)
    let promise = promises.child(child)
    return .flow(
      child,
      onEnd: { ending in
        self.promises.kept(promise)
        if ending.output == 2 { self.finish() }
      })
  }
}

final class PlaceSwitcher: Coordinator {
  enum Route: Codable, Equatable { case one, other }
  let navigation = Switcher<Route>(.one)
  let depth: Int
  let promises: FuzzPromises

  init(_ depth: Int, _ promises: FuzzPromises) {
    self.depth = depth
    self.promises = promises
  }

  func destination(for route: Route) -> Destination {
    let child = PlaceFlow(depth + 1, promises)
    let promise = promises.child(child)
    return .flow(
      child,
      onEnd: { ending in
        self.promises.kept(promise)
        guard let value = ending.output else { return }
        if value == 2 { self.finish() } else { self.show(route == .one ? .other : .one) }
      })
  }
}
