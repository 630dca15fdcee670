import Measuring
@_spi(Hosting) import Usher

extension Group {
  /// Thousands of flows are left at once, and thousands of modals come and leave one by one.
  static let crowds = Group(
    "Crowds, for each flow or modal",
    workloads: [
      goingBack("over 1,000 flows", 1_000, in: besideEachOther),
      goingBack("over 20,000 flows", 20_000, in: besideEachOther),
      goingBack("over 1,000 flows in each other", 1_000, in: inEachOther),
      goingBack("over 20,000 flows in each other", 20_000, in: inEachOther),
      presenting("300 modals", 300), presenting("3,000 modals", 3_000),
      dismissing("300 modals", 300), dismissing("3,000 modals", 3_000),
    ],
    budgets: [
      Budget(
        "go back over 20,000 flows, each, against 1,000",
        .instructions("go back over 20,000 flows", times: "go back over 1,000 flows"),
        .atMost(1.2)),
      Budget(
        "go back over 20,000 flows in each other, each, against 1,000",
        .instructions(
          "go back over 20,000 flows in each other", times: "go back over 1,000 flows in each other"
        ),
        .atMost(1.2)),
      Budget(
        "present 3,000 modals, each, against 300",
        .instructions("present 3,000 modals", times: "present 300 modals"), .atMost(1.2)),
      Budget(
        "dismiss 3,000 modals, each, against 300",
        .instructions("dismiss 3,000 modals", times: "dismiss 300 modals"), .atMost(1.2)),
    ])

  private static func goingBack(
    _ name: String, _ count: Int,
    in make: @escaping @MainActor @Sendable (Int) -> Shown<CountingFlow>
  ) -> Workload {
    Workload("go back \(name)", operations: count) {
      let shown = make(count)
      drain()
      return {
        guard let hostContainer = shown.tree.root.hostContainer else {
          stop(because: "the root has no host container")
        }
        let handle = shown.tree.userWentBack(count: count, in: hostContainer, cause: .backMenu)
        shown.require(handle)
        precondition(shown.root.navigation.count == 1)
      }
    }
  }

  @MainActor
  private static func besideEachOther(_ count: Int) -> Shown<CountingFlow> {
    let shown = Shown(CountingFlow())
    shown.root.transaction { for _ in 0..<count { shown.root.push(.child) } }
    return shown
  }

  @MainActor
  private static func inEachOther(_ count: Int) -> Shown<CountingFlow> {
    let shown = Shown(CountingFlow())
    var flow = shown.root
    for _ in 0..<count {
      flow.push(.child)
      guard let child = flow.child(CountingFlow.self) else {
        stop(because: "no child was pushed")
      }
      flow = child
    }
    return shown
  }

  private static func presenting(_ name: String, _ count: Int) -> Workload {
    Workload("present \(name)", operations: count) {
      let shown = Shown(CountingFlow())
      drain()
      return {
        for number in 0..<count { shown.root.present(.number(number)) }
        precondition(shown.root.isPresenting)
      }
    }
  }

  private static func dismissing(_ name: String, _ count: Int) -> Workload {
    Workload("dismiss \(name)", operations: count) {
      let shown = Shown(CountingFlow())
      shown.root.transaction {
        for number in 0..<count { shown.root.present(.number(number)) }
      }
      drain()
      return {
        for _ in 0..<count { shown.root.dismiss() }
        precondition(!shown.root.isPresenting)
      }
    }
  }
}
