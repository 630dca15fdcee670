import Testing
import UsherTesting

@_spi(Hosting) @testable import Usher

/// A page with an action for every destination.
extension KeptNote: FuzzableScreen {
  var fuzzActions: [FuzzAction] {
    var actions = [FuzzAction("type") { self.text = String((self.text + "x").suffix(3)) }]
    func go(_ name: String, _ body: @escaping @MainActor () -> Void) {
      actions.append(FuzzAction(name, perform: body))
    }
    switch owner {
    case let flow as KeptRoot:
      go("main") { flow.show(.main) }
    case let flow as KeptHome:
      go("detail") { flow.push(.detail(id: flow.navigation.count)) }
      go("pick") { flow.push(.pick) }
      go("pick in a sheet") { flow.present(.pick) }
      go("help over all") { flow.present(.help, as: .fullScreen) }
      go("help in a sheet, and a push below") {
        flow.transaction {
          flow.present(.help)
          flow.push(.help)
        }
      }
      go("run") { flow.runPick() }
    case let flow as KeptPick:
      go("item") { flow.push(.item(flow.navigation.count)) }
      go("alert") { flow.present(.alert) }
      go("help") { flow.present(.help) }
      go("finish") { flow.finish(flow.navigation.count) }
    default: actions += guardedActions
    }
    return actions
  }
}

extension KeptHome {
  func runPick() {
    task {
      if let picked = try await self.run(KeptPick(), as: .sheet) { self.picked.append(picked) }
    }
  }
}

@MainActor
@Suite("Snapshots at every step of a walk", .timeLimit(.minutes(10)))
struct SnapshotWalkTests {
  @Test(
    "An app that is killed and restored after every step, twice in a row, ends like one that is not"
  )
  func survives() async {
    await Fuzzer { KeptRoot() }.expectSnapshotsSurvive(steps: 400, seed: 3)
  }

  @Test("An app with remembered places does too", arguments: 1...3)
  func survivesGuards(seed: UInt64) async {
    await Fuzzer { KeptAccess(KeptSession()) }
      .expectSnapshotsSurvive(steps: 250, seed: seed) { KeptAccess($0.session) }
  }

  /// Has a number that no snapshot contains, and shows it.
  @MainActor
  private final class Forgetful: Coordinator {
    enum Route: Codable { case page, extra }
    let navigation = Stack<Route>(.page)
    fileprivate(set) var count = 0
    fileprivate var hasMore = false
    func destination(for route: Route) -> Destination { .screen(Page(self)) }

    final class Page: FuzzableScreen {
      private let flow: Forgetful
      init(_ flow: Forgetful) { self.flow = flow }
      var fuzzActions: [FuzzAction] {
        let count = FuzzAction("count") {
          self.flow.count += 1
          if self.flow.count == 3 { self.flow.push(.extra) }
        }
        return flow.hasMore ? [count, FuzzAction("more") { self.flow.push(.extra) }] : [count]
      }
    }
  }

  @Test("Relevant state that is not saved is found, with the fewest steps that show it")
  func finds() async throws {
    let fuzzer = Fuzzer { Forgetful() }
    let failure = try #require(await fuzzer.runKilling(steps: 200).failure)
    #expect(failure.steps == Array(repeating: .act("count"), count: 3))
    let message =
      "the restored app took the step .act(\"count\") to something else: there the tree is"
    #expect(failure.message.contains(message), "\(failure.message)")
    #expect("\(failure)".contains("await fuzzer.replayKilling("))
    #expect(await fuzzer.replayKilling(failure.steps) == failure.message)
    #expect(!"\(failure)".contains("relaunching"))
    // An app that stores it elsewhere restores it from there.
    await fuzzer.expectSnapshotsSurvive(steps: 200) { old in
      let new = Forgetful()
      new.count = old.count
      return new
    }
  }

  @Test(
    "A printed test passes on how the app is relaunched, and names what the restored app could not do"
  )
  func relaunched() async throws {
    let fuzzer = Fuzzer {
      let flow = Forgetful()
      flow.hasMore = true
      return flow
    }
    // It passes on the count, and not what its screen offers.
    let relaunch = { @MainActor (old: Forgetful) in
      let new = Forgetful()
      new.count = old.count
      return new
    }
    let failure = try #require(
      await fuzzer.runKilling(steps: 200, relaunching: relaunch).failure)
    #expect(failure.steps.count == 2)
    #expect(failure.steps.last == .act("more"))
    let message =
      "the restored app could not take the step .act(\"more\"), because Page only lists [\"count\"]: there the tree is"
    #expect(failure.message.contains(message), "\(failure.message)")
    #expect("\(failure)".contains("    ], relaunching: …)"))
    #expect(
      await fuzzer.replayKilling(failure.steps, relaunching: relaunch) == failure.message)
  }

  @Test("An app without any saved state does not count as surviving")
  func neverKilled() async {
    final class Plain: Coordinator {
      enum Route { case only }
      let navigation = Stack<Route>(.only)
      func destination(for route: Route) -> Destination { .screen(KeptNote("only", of: self)) }
    }
    let report = await Fuzzer { Plain() }.runKilling(steps: 50)
    #expect(report.failure?.message == "the app was never killed: its snapshots always had gaps")
  }
}
