import Foundation
import Testing
import Usher
import UsherHostTesting
import UsherTesting

@Suite("The in-memory host keeps the contract", .timeLimit(.minutes(10)))
@MainActor
struct InMemoryContractTests {
  @Test("with instant transitions", arguments: HostContract.scenarios)
  func instant(_ scenario: HostContract.Scenario) async {
    await scenario.run { InMemoryContractHost($0) }
  }

  @Test("with stepped transitions", arguments: HostContract.scenarios)
  func stepped(_ scenario: HostContract.Scenario) async {
    await scenario.run { InMemoryContractHost($0, transitions: .stepped) }
  }

  @Test("links, with both", arguments: HostContract.links)
  func links(_ scenario: HostContract.LinkScenario) async {
    for transitions in [InMemoryHost.Transitions.instant, .stepped] {
      await scenario.run { try InMemoryContractHost($0, opening: $1, transitions: transitions) }
    }
  }
}

@Suite("The page about hosts")
@MainActor
struct HostsPageTests {
  @Test("Each Swift block is in a file that is compiled")
  func blocksAreCompiled() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let page = try String(
      contentsOf: folder.appending(path: "../../../docs/hosts.md"), encoding: .utf8)
    let code = try String(contentsOf: folder.appending(path: "MemoryPhone.swift"), encoding: .utf8)
    let blocks = page.components(separatedBy: "```swift\n").dropFirst().map {
      $0.components(separatedBy: "```")[0]
    }
    #expect(blocks.count == 3)
    for block in blocks {
      #expect(code.contains(block) as Bool, "not compiled as it stands:\n\(block)")
    }
  }
}

@Suite("The contract notices a broken host", .timeLimit(.minutes(10)))
@MainActor
struct ContractBreakageTests {
  // A missing effect never arrives. Scenarios wait for 100 turns instead of a second each.

  @Test("Each breakage breaks a promise", arguments: Breakage.allCases)
  func noticed(_ breakage: Breakage) async {
    for scenario in HostContract.scenarios {
      let failures = await scenario.failures(
        on: { BrokenHost($0, breakage) }, patience: .zero)
      if !failures.isEmpty { return }
    }
    for scenario in HostContract.links {
      let failures = await scenario.failures(
        on: { try BrokenHost($0, breakage, opening: $1) }, patience: .zero)
      if !failures.isEmpty { return }
    }
    Issue.record("Every scenario passes although \(breakage).")
  }

  @Test("Each scenario can fail", arguments: HostContract.scenarios)
  func bites(_ scenario: HostContract.Scenario) async {
    for breakage in Breakage.allCases {
      let failures = await scenario.failures(
        on: { BrokenHost($0, breakage) }, patience: .zero)
      if !failures.isEmpty { return }
    }
    Issue.record("\(scenario.name): passes whatever is broken.")
  }

  @Test("Each scenario about links can fail", arguments: HostContract.links)
  func bites(_ scenario: HostContract.LinkScenario) async {
    for breakage in [Breakage.linkIsLost, .startsAsUsual] {
      let failures = await scenario.failures(
        on: { try BrokenHost($0, breakage, opening: $1) }, patience: .zero)
      if !failures.isEmpty { return }
    }
    Issue.record("\(scenario.scenario.name): passes whatever becomes of links.")
  }

  @Test("Each scenario has a name of its own")
  func names() {
    let names = HostContract.scenarios.map(\.name) + HostContract.links.map(\.scenario.name)
    let repeated = Dictionary(grouping: names) { $0 }.filter { $0.value.count > 1 }.keys
    #expect(repeated.sorted() == [])
  }
}
