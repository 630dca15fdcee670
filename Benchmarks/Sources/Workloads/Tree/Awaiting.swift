import Measuring
@_spi(Hosting) import Usher

extension Group {
  /// A child flow returns its result to a closure, or to a caller that awaits it.
  ///
  /// In both cases tasks get turns after the child was requested and after it has finished.
  static let awaiting = Group(
    "Awaiting a result",
    workloads: [
      Workload("child flow, told to a closure", on: { Shown(CountingFlow()) }) { shown, number in
        shown.root.push(.child)
        drain()
        finishChild(of: shown, number)
        drain()
        shown.requireResult()
      },
      Workload("child flow, awaited by a task", on: { Awaiting() }) { awaiting, number in
        awaiting.finishChild(number)
      }.allocationsOnly(),
    ])

  @MainActor
  private static func finishChild(of shown: Shown<CountingFlow>, _ number: Int) {
    shown.root.child(CountingFlow.self)?.finish(number)
  }
}

/// A task that requests one child after the other and awaits the result of each.
@MainActor
private final class Awaiting {
  private let shown = Shown(CountingFlow())
  private var results = 0

  init() {
    shown.root.task { [self] in
      while let result = try await shown.root.run(pushing: .other, returning: Int.self) {
        results += 1
        precondition(result >= 0)
      }
    }
    drain()
  }

  func finishChild(_ number: Int) {
    let before = results
    shown.root.child(CountingFlow.self)?.finish(number)
    // First the caller continues, then the host follows, then the next child exists. The number
    // of turns varies, because the runtime may switch the caller to another thread: the bound only
    // stops an endless loop.
    for _ in 0..<10_000_000 {
      drain()
      if results > before, shown.root.child(CountingFlow.self) != nil { return }
    }
    stop(because: "the caller did not go on")
  }
}
