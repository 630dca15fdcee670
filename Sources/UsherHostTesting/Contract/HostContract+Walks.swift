import Usher

extension HostContract {
  /// After any steps in any order, the user sees the state of the tree.
  static let walks: [Scenario] =
    (1...4).map { seed in
      Scenario("Sixty random steps from a stack, walk \(seed)") { run, _ in
        await ContractWalk(run, seed: UInt64(seed)).go()
      }
    } + [
      Scenario("Sixty random steps from tabs", root: { ContractTabs("root", $0) }) { run, _ in
        await ContractWalk(run, seed: 5).go()
      },
      Scenario("Sixty random steps from a switcher", root: { ContractSwitcher("root", $0) }) {
        run, _ in
        await ContractWalk(run, seed: 6).go()
      },
    ]

  /// Sixty steps of chance from a stack, the same ones for a seed.
  ///
  /// - Parameter note: Receives the tree and what the user sees after each step, to compare hosts.
  package static func walk(
    seed: UInt64, note: @escaping @MainActor @Sendable (String) -> Void
  ) -> Scenario {
    Scenario("Sixty steps of chance from a stack, with the seed \(seed)") { run, _ in
      await ContractWalk(run, seed: seed, note: note).go()
    }
  }
}
