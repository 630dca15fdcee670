import Testing
import Usher
import UsherTesting

@Suite("The fuzzer and random flows", .timeLimit(.minutes(10)))
@MainActor
struct RandomFlowTests {
  @Test(
    "finds nothing wrong with flows that call every verb from buttons, results and tasks",
    arguments: (1...16) as ClosedRange<UInt64>)
  func plain(seed: UInt64) async {
    await fuzzer(RandomHouse(seed, isGuarded: false)).expectNoFailure(steps: 300, seed: seed)
  }

  @Test(
    "finds nothing wrong with flows whose guards refuse, redirect, ask and remember",
    arguments: (1...16) as ClosedRange<UInt64>)
  func guarded(seed: UInt64) async {
    await fuzzer(RandomHouse(seed, isGuarded: true)).expectNoFailure(steps: 300, seed: seed)
  }

  @Test(
    "finds the same tree after an app with random flows was killed",
    arguments: [1, 2, 3, 4], [false, true])
  func killed(seed: UInt64, isGuarded: Bool) async {
    let house = RandomHouse(seed, isGuarded: isGuarded, isKillable: true)
    await fuzzer(house).expectSnapshotsSurvive(
      steps: 60, seed: seed, relaunching: { $0.house.relaunched().root() })
  }

  private func fuzzer(_ house: RandomHouse) -> Fuzzer<RandomStack> {
    Fuzzer { house.relaunched().root() }
  }
}
