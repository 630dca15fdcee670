import Campus
import EarlyBuddy
import EarlyBuddyMemory
import Lens
import LensMemory
import Practice
import Testing
import UsherTesting

@testable import FuzzRunner

@Suite("The example apps' addresses, on random walks", .timeLimit(.minutes(10)))
@MainActor
struct AddressTests {
  @Test("Practice has an address for every tree")
  func practice() async {
    #expect(await Fuzzer { makePractice() }.addressProblems(steps: 300) == [])
  }

  @Test("Campus has an address for every tree")
  func campus() async {
    #expect(await Fuzzer { makeCampus() }.addressProblems(steps: 4000) == [])
  }

  @Test("Lens has an address for every tree that the walks reach")
  func lens() async {
    let found = await Fuzzer {
      let memory = LensMemory()
      return makeLens(accounts: memory, library: memory)
    }.addressProblems(steps: 1000)
    #expect(found == [])
  }

  @Test("EarlyBuddy has an address for every tree, except for pickers")
  func earlyBuddy() async {
    let found = await Fuzzer { makeEarlyBuddy(EarlyBuddyMemory().services) }.addressProblems(
      steps: 1000)
    #expect(
      found == [
        "unaddressed link: No link of SearchPathCoordinator is for “map(수원)” at this place."
      ])
  }
}
