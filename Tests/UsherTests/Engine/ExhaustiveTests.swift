import Testing
@_spi(Hosting) import Usher
import UsherTesting

@MainActor
@Suite("Exhaustively")
struct ExhaustiveTests {
  typealias Step = ExhaustiveStep

  @Test("Every sequence of four steps leads to the tree of the slow model")
  func fourSteps() {
    run(Step.allCases, length: 4)
  }

  @Test("Every sequence of five of some steps leads to the tree of the slow model")
  func fiveSteps() {
    run(
      [
        .push, .pushChild, .popToRoot, .childPushesInner, .childFinishes, .childPresents, .present,
        .sheetFinishes, .back, .swipeDown,
      ], length: 5)
  }

  private func run(_ alphabet: [Step], length: Int) {
    var sequences = 0
    var failures = 0
    var open: [[Step]] = [[]]
    while let sequence = open.popLast() {
      let longer = alphabet.map { sequence + [$0] }.filter { leads($0) }
      if sequence.count < length - 1 { open += longer }
      for sequence in longer {
        sequences += 1
        if let failure = Trial().failure(after: sequence) {
          failures += 1
          Issue.record("\(sequence): \(failure)")
        }
        guard failures < 5 else { return }
      }
    }
    #expect(sequences > 4000)
  }

  /// Returns whether all steps are possible, and all but the last change the tree.
  private func leads(_ sequence: [Step]) -> Bool {
    let model = ExhaustiveModel()
    var before = model.description
    for (position, step) in sequence.enumerated() {
      guard model.perform(step) else { return false }
      let after = model.description
      if after == before, position < sequence.count - 1 { return false }
      before = after
    }
    return true
  }

  /// The library beside its model.
  @MainActor
  private struct Trial {
    private final class Told {
      var endings = 0
    }

    private let model = ExhaustiveModel()
    private let told = Told()
    private let root: TrialStack
    private let host: InMemoryHost

    init() {
      let told = told
      root = TrialStack(
        "home",
        [
          "child": { _ in
            .flow(
              TrialStack(
                "first",
                [
                  "inner": { _ in .flow(TrialStack("leaf"), onEnd: { _ in told.endings += 1 }) },
                  "sheet": { _ in .flow(TrialStack("form"), onEnd: { _ in told.endings += 1 }) },
                ]), onEnd: { _ in told.endings += 1 })
          },
          "sheet": { root in
            .flow(
              TrialStack("form"),
              onEnd: {
                told.endings += 1
                if case .finished = $0 { root.push("saved") }
              })
          },
        ])
      host = InMemoryHost(root)
    }

    private var child: TrialStack? { root.child(at: "child") as? TrialStack }
    private var inner: TrialStack? { child?.child(at: "inner") as? TrialStack }
    private var sheet: TrialStack? { root.child(at: "sheet") as? TrialStack }

    /// Returns the difference after the last step; earlier steps are checked in their own
    /// sequences.
    func failure(after sequence: [Step]) -> String? {
      for step in sequence.dropLast() { _ = (perform(step), model.perform(step)) }
      guard let step = sequence.last else { return nil }
      let (before, ended) = (host.tree.order, host.ended.count)
      let transitions = host.transitionCount
      _ = (perform(step), model.perform(step))
      return disagreement(before, ended, transitions).map { "\($0)\n\(host.tree.description)" }
    }

    private func perform(_ step: Step) {
      switch step {
      case .push: root.push("page")
      case .pushChild: root.push("child")
      case .pop: root.pop()
      case .popToRoot: root.popToRoot()
      case .replace: root.replace(with: "other")
      case .setRoutes: root.setRoutes(["home", "page"])
      case .present: root.present("sheet")
      case .dismiss: if root.isPresenting { root.dismiss() }
      case .childPushes: child?.push("more")
      case .childPushesInner: child?.push("inner")
      case .childPops: child?.pop()
      case .childFinishes: child?.finish(1)
      case .childPresents: child?.present("sheet")
      case .innerFinishes: inner?.finish(2)
      case .sheetPushes: sheet?.push("more")
      case .sheetFinishes: sheet?.finish(3)
      case .back: host.user.tapBack()
      case .backOverTwo: host.user.chooseFromBackMenu(over: 2)
      case .swipeDown: host.user.swipeDown()
      }
    }

    private func disagreement(
      _ before: [NodeID], _ ended: Int, _ transitions: Int
    ) -> String? {
      let after = host.tree.order
      let live = Set(after)
      let gone = host.ended.dropFirst(ended).map(\.summary.id)
      let started = host.events.compactMap {
        if case .started(let node) = $0 { node.id } else { nil }
      }
      if host.tree.description != model.description { return "instead of\n\(model.description)" }
      if (host.topScreen as? TrialPage)?.name != model.top { return "shows another screen" }
      if !host.disagreements.isEmpty { return "\(host.disagreements)" }
      if !host.leaks.isEmpty { return "alive: \(host.leaks)" }
      if !host.misuses.isEmpty { return "\(host.misuses)" }
      if gone != before.filter({ !live.contains($0) }).reversed() { return "ended as \(gone)" }
      if Set(started).count != started.count { return "started twice" }
      if Set(started).subtracting(host.ended.map(\.summary.id)) != live { return "lost count" }
      if told.endings != host.ended.count(where: { $0.summary.kind == .flow }) {
        return "\(told.endings) endings were told"
      }
      if host.transitionCount > transitions + 1 { return "more than one transition" }
      return nil
    }
  }
}
