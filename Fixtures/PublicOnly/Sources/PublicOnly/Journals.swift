// All public API of journals, and of random walks.
import Testing
import Usher
import UsherHostTesting
import UsherJournal
import UsherTesting

/// A screen for the fuzzer, in a flow with a recorded service.
final class EveryWalked: Coordinator, FuzzableScreen {
  enum Route: Codable { case start, more(Int) }
  typealias Output = Int

  let navigation = Stack<Route>(.start)
  var fuzzActions: [FuzzAction] { [FuzzAction("more") { self.push(.more(1)) }] }

  func destination(for route: Route) -> Destination { .screen(EveryWalkedScreen(self)) }

  func ask() async throws {
    do {
      push(.more(try await recorded("number") { 3 }))
    } catch let error as RecordedError {
      print(error.description)
    }
  }
}

final class EveryWalkedScreen: FuzzableScreen {
  let flow: EveryWalked
  init(_ flow: EveryWalked) { self.flow = flow }
  var fuzzActions: [FuzzAction] { flow.fuzzActions }
}

@MainActor
func everyJournal(_ journal: Journal) async throws -> String {
  do throws(JournalError) {
    let replay = try await journal.replay(EveryWalked())
    if let divergence = replay.divergence {
      print(divergence.index, divergence.expected as Any, divergence.found as Any)
    }
    print(replay.tree, replay.journal == journal)
    replay.close()
  } catch  where error.code == .damaged || error.code == .notReplayable {
    print(error.index as Any, error.message)
  } catch {
    print(error)
  }
  for record in journal.records where record.isOutside {
    switch record.event {
    case .request(let request, let doing): print(request, doing?.obstacle ?? "")
    case .result(let id, .stored(let value)): print(id, value)
    case .answer(let answer): print(answer.key, answer.flow, answer.outcome == .cancelled)
    default: print(record.turns)
    }
  }
  let shorter = try await journal.minimized { $0.records.count > 3 }
  return try shorter.inputs.swiftTest(
    named: "It fails", root: "EveryWalked()", importing: ["PublicOnly"], tree: "…")
}

@MainActor
func everyWalk() async {
  var fuzzer = Fuzzer(check: { $0.navigation.count > 100 ? "too many" : nil }) { EveryWalked() }
  fuzzer.code = "Fuzzer { EveryWalked() }"
  fuzzer.walkLength = 20
  await fuzzer.expectNoFailure(steps: 10)
  await fuzzer.expectSnapshotsSurvive(steps: 10) { _ in EveryWalked() }
  await fuzzer.expectReplays(steps: 10, seed: 2)
  let reports = [
    await fuzzer.run(steps: 5, seed: 3) { print($0) }, await fuzzer.runKilling(steps: 5),
  ]
  for report in reports { print(report.steps, report.seed, report.failure?.message ?? "") }
  let steps: [FuzzStep] = [.act("more"), .tapBack, .verb(.pop, flow: 0), .wait, .close]
  print(await fuzzer.replay(steps) ?? "", await fuzzer.replayKilling(steps) ?? "")
  print(await fuzzer.addressProblems(steps: 5))
}

/// A user at a host with its own clock, who passes every action on.
@MainActor
final class EveryPerson: StagedContractHost, GestureContractHost {
  let host: AdversarialHost
  init(_ root: any Coordinator<Void>) { host = AdversarialHost(root, quirks: [.dropsPresents]) }

  var tree: Tree { host.tree }
  var topScreen: AnyObject? { host.topScreen }
  var alertActions: [String] { host.alertActions }
  var promptText: String? { host.promptText }
  var seesBackButton: Bool { host.seesBackButton }
  var complaints: [String] { host.complaints }
  var onAppearance: (@MainActor (AnyObject) -> Void)?
  func tapBack() { host.tapBack() }
  func goBack(over count: Int) { host.goBack(over: count) }
  func swipeBack(cancelled: Bool) { host.swipeBack(cancelled: cancelled) }
  func swipeDown(cancelled: Bool) { host.swipeDown(cancelled: cancelled) }
  func tapTab(_ position: Int) { host.tapTab(position) }
  func choose(_ title: String) { host.choose(title) }
  func typeText(_ text: String) { host.typeText(text) }
  func beginSwipeBack() { host.beginSwipeBack() }
  func beginSwipeDown() { host.beginSwipeDown() }
  func endGesture(cancelled: Bool) { host.endGesture(cancelled: cancelled) }
  func settle() async { await host.settle() }
  func pass(_ turns: Int) { host.pass(turns) }
  func presentForeign(_ name: String) { host.presentForeign(name) }
  func dismissForeign() { host.dismissForeign() }
  func pushForeign(_ name: String) { host.pushForeign(name) }
  func removeForeign() { host.removeForeign() }
  func stealDelegate() { host.stealDelegate() }
  func enterWindow() { host.enterWindow() }
  func leaveWindow() { host.leaveWindow() }
}

@MainActor
func everyHazard() async {
  for hazard in HostContract.hazards {
    print(hazard.row, hazard.quirk?.row ?? "", hazard.scenario.name)
    await hazard.run { EveryPerson($0) }
    print(await hazard.failures { EveryPerson($0) })
  }
  for (row, reason) in Quirk.elsewhere { print(row, reason) }
}
