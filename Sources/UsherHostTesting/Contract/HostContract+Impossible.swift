@_spi(Hosting) import Usher

extension HostContract {
  /// An impossible step does nothing: no guard is asked, no flow ends, nothing breaks.
  static let impossible: [Scenario] =
    Impossible.all.map { impossible in
      Scenario("\(impossible.words) does nothing") { run, root in
        impossible.build(run, root)
        let before = await ShownState(run)
        let requests = run.requests.count
        for touch in impossible.touches {
          touch(run.host)
          await before.compare(run)
        }
        run.expect(run.requests.count, requests, "the number of requests")
      }
    } + [
      Scenario("Going back from the first screen of a tab does nothing", root: tabsOnly) {
        run, _ in
        await Impossible.back.try(run)
      },
      Scenario(
        "Going back from the only screen of a switcher does nothing",
        root: { ContractSwitcher("root", $0) }
      ) { run, _ in
        await Impossible.back.try(run)
      },
      Scenario("A request for a missing place changes nothing, and is reported") {
        run, root in
        root.push(.tabs("t"))
        let before = await ShownState(run)
        let driver = run.host.tree.reconciler.driver
        guard let stack = run.host.tree.root.hostContainer, let tabs = run.tabs("t")?.hostContainer
        else {
          return run.check(false, "there are no tabs")
        }
        var silent = Set(Impossible.requests(of: driver, stack, tabs).map(\.kind))
        for request in Impossible.requests(of: driver, stack, tabs) {
          let reports = run.events.count(where: \.isMisuse)
          request.call()
          await before.compare(run)
          if run.events.count(where: \.isMisuse) > reports { silent.remove(request.kind) }
        }
        run.expect(silent.sorted(), ["reading"], "the kinds of requests that were never reported")
        run.flow("tL")?.push(.screen("x"))
        await run.sees("root(root1 t[*tL(tL1 x) tR(tR1)])", top: "x")
        run.host.tapBack()
        await run.sees("root(root1 t[*tL(tL1) tR(tR1)])", top: "tL1")
      },
      Scenario("After the tree has ended every touch does nothing") { run, root in
        root.push(.tabs("t"))
        run.flow("tL")?.present(.flow("m"))
        await run.host.settle()
        run.host.tree.close()
        let (endings, results) = (run.endings, run.results)
        for touch in Impossible.everything {
          touch(run.host)
          await run.host.settle()
        }
        run.check(!run.host.tree.isLive, "the tree is still there")
        run.expect(run.endings, endings, "the endings")
        run.expect(run.results, results, "the list of the parents' results")
      },
    ]
}

/// Touches without a target.
private struct Impossible: Sendable {
  typealias Touch = @MainActor @Sendable (any ContractHost) -> Void

  let words: String
  let touches: [Touch]
  let build: @MainActor @Sendable (ContractRun, ContractFlow) -> Void

  init(
    _ words: String, _ touches: [Touch],
    build: @escaping @MainActor @Sendable (ContractRun, ContractFlow) -> Void
  ) {
    (self.words, self.touches, self.build) = (words, touches, build)
  }

  @MainActor
  func `try`(_ run: ContractRun) async {
    let before = await ShownState(run)
    for touch in touches {
      touch(run.host)
      await before.compare(run)
    }
  }

  static let goingBack: [Touch] = [
    { $0.tapBack() }, { $0.swipeBack(cancelled: false) }, { $0.swipeBack(cancelled: true) },
    { $0.goBack(over: 1) },
  ]
  static let dragging: [Touch] = [
    { $0.swipeDown(cancelled: false) }, { $0.swipeDown(cancelled: true) },
  ]
  static let tapping: [Touch] = [{ $0.tapTab(0) }, { $0.tapTab(1) }, { $0.tapTab(-1) }]
  static let choosing: [Touch] = [{ $0.choose("No") }, { $0.choose("Yes") }]
  static let everything = goingBack + dragging + tapping + choosing

  /// A request that no reconciler should make, and at which no driver may trap.
  struct Request {
    let kind: String
    let call: @MainActor () -> Void

    init(_ kind: String, _ call: @escaping @MainActor () -> Void) {
      (self.kind, self.call) = (kind, call)
    }
  }

  @MainActor
  static func requests(
    of driver: any HostDriver, _ stack: HostContainer, _ tabs: HostContainer
  ) -> [Request] {
    let positions = [-1, 3, 99, Int.max, Int.min]
    return positions.flatMap { position in
      let splice = ItemsChange(anchor: nil, position: position, removed: [], inserted: [])
      return [
        Request("a change of items") { driver.apply(splice, to: stack, with: .unanimated) },
        Request("a change of items") { driver.apply(splice, to: tabs, with: .unanimated) },
        Request("a selection") { driver.select(position, in: tabs, with: .unanimated) },
        Request("a dismissal") { driver.dismiss(above: position, with: .unanimated) },
        Request("reading") {
          _ = driver.item(at: position, in: stack)
          _ = driver.item(at: position, in: tabs)
          _ = driver.modal(at: position)
        },
      ]
    }
  }

  static let back = Impossible("Going back", goingBack) { _, _ in }

  static let all = [
    Impossible("Every touch of what is not there", everything) { _, _ in },
    Impossible(
      "The back menu over more screens than there are, or over none",
      [{ $0.goBack(over: 2) }, { $0.goBack(over: 9) }, { $0.goBack(over: 0) }]
    ) { _, root in root.push(.screen("x")) },
    Impossible("A drag where screens were pushed", dragging) { _, root in
      root.push(.flow("a"))
    },
    Impossible("A drag of a full screen", dragging) { _, root in
      root.present(.flow("m"), as: .fullScreen)
    },
    Impossible("A drag of a full screen over a sheet", dragging) { run, root in
      root.present(.flow("m"))
      run.flow("m")?.present(.flow("n"), as: .fullScreen)
    },
    Impossible("A drag of a sheet that the user may not dismiss", dragging) { _, root in
      root.present(.fixed("m"))
    },
    Impossible("Going back below a sheet", goingBack) { _, root in
      root.push(.screen("x"))
      root.present(.flow("m"))
    },
    Impossible("A tap on a tab below a sheet", tapping) { run, root in
      root.push(.tabs("t"))
      run.flow("tL")?.push(.screen("x"))
      run.flow("tL")?.present(.flow("m"))
    },
    Impossible("A touch beside an alert", goingBack + dragging + tapping) { run, root in
      root.push(.tabs("t"))
      run.flow("tL")?.push(.screen("x"))
      run.flow("tL")?.present(.flow("m"))
      run.flow("m")?.push(.screen("m2"))
      run.flow("m")?.present(.alert("q"))
    },
    Impossible("An action that the alert does not have", [{ $0.choose("Maybe") }]) { _, root in
      root.present(.alert("q"))
    },
    Impossible("An action of an alert below a sheet", choosing) { _, root in
      root.present(.alert("q"))
      root.present(.flow("m"))
    },
    Impossible(
      "A tap on a tab that does not exist",
      [{ $0.tapTab(2) }, { $0.tapTab(99) }, { $0.tapTab(-1) }]
    ) { _, root in root.push(.tabs("t")) },
  ]
}

extension ContractCoordinator {
  /// The host container of the flow.
  fileprivate var hostContainer: HostContainer? { navigation.container.hostContainer }
}

extension TreeEvent {
  fileprivate var isMisuse: Bool { if case .misuse = self { true } else { false } }
}

extension ContractRun {
  /// Every request so far.
  var requests: [NavigationRequest] {
    events.compactMap { if case .request(let request) = $0 { request } else { nil } }
  }
}
