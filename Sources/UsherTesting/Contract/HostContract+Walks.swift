import Usher

extension HostContract {
  /// After any steps in any order, the user sees the state of the tree.
  static let walks: [Scenario] =
    (1...4).map { seed in
      Scenario("Sixty steps of chance from a stack, walk \(seed)") { run, _ in
        await ContractWalk(run, seed: UInt64(seed)).go()
      }
    } + [
      Scenario("Sixty steps of chance from tabs", root: { ContractTabs("root", $0) }) { run, _ in
        await ContractWalk(run, seed: 5).go()
      },
      Scenario("Sixty steps of chance from a switcher", root: { ContractSwitcher("root", $0) }) {
        run, _ in
        await ContractWalk(run, seed: 6).go()
      },
    ]
}
