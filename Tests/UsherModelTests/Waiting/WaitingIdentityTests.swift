import Testing
import UsherTesting

@_spi(Hosting) @testable import Usher

/// Plays each verb while another of its flow waits, and compares the places with the pages.
///
/// Of the cases, every so manieth is played; a share of 1 plays all, in about five minutes.
@Suite("A request that waits means its places by identity", .timeLimit(.minutes(10)))
@MainActor
struct WaitingIdentityTests {
  private static let share = 131

  @Test("A verb, and another of its flow meanwhile", arguments: Trial.Model.allCases)
  func single(_ model: Trial.Model) async {
    var (report, turn) = (TrialReport(), 0)
    let verbs = TrialVerb.all(of: model)
    for world in [
      Trial.World(model: model), Trial.World(model: model, setting: .pushed, hasModal: true),
    ] {
      for verb in verbs {
        for meanwhile in verbs {
          for asking in [TrialRules.Asking.entering, .leaving] {
            turn += 1
            guard turn % 3 == 0 else { continue }
            let call = TrialCall(verbs: [verb], isTogether: turn % 2 == 0)
            check(world, call, meanwhile, asking, &report)
          }
        }
        await Task.yield()
      }
    }
    report.end()
  }

  @Test("Two verbs of a transaction, and another meanwhile", arguments: Trial.Model.allCases)
  func pairs(_ model: Trial.Model) async {
    var (report, turn) = (TrialReport(), 0)
    let verbs = TrialVerb.all(of: model)
    for first in verbs {
      for second in verbs {
        for meanwhile in verbs {
          for asking in [TrialRules.Asking.entering, .leaving] {
            turn += 1
            guard turn % Self.share == 0 else { continue }
            let call = TrialCall(verbs: [first, second], isTogether: true)
            check(Trial.World(model: model), call, meanwhile, asking, &report)
          }
        }
        await Task.yield()
      }
    }
    report.end()
  }

  /// Answers in any order, and any of them, also those that come up meanwhile.
  @Test("Two verbs that both wait: each has its effect, or none", arguments: Trial.Model.allCases)
  func both(_ model: Trial.Model) async {
    var (report, turn) = (TrialReport(), 0)
    let verbs = TrialVerb.all(of: model)
    for first in verbs {
      for second in verbs {
        for asking in [TrialRules.Asking.entering, .leaving, [.entering, .leaving]] {
          for answers in 0..<16 {
            turn += 1
            guard turn % Self.share == 0 else { continue }
            check(
              Trial.World(model: model, setting: .tab), first, second, asking, answers, &report)
          }
        }
        await Task.yield()
      }
    }
    report.end()
  }

  private func check(
    _ world: Trial.World, _ call: TrialCall, _ meanwhile: TrialVerb,
    _ asking: TrialRules.Asking, _ report: inout TrialReport
  ) {
    let trial = Trial(world)
    defer { trial.close() }
    let (before, treeBefore) = (trial.shelf, trial.tree)
    trial.rules.asking = asking
    let handles = trial.perform(call)
    guard let question = trial.questions.first?.id,
      handles.contains(where: { $0.currentOutcome == nil })
    else { return }
    trial.withoutQuestions { _ = meanwhile(trial.flow) }
    let (now, treeNow) = (trial.shelf, trial.tree)
    if treeNow == treeBefore { return }
    // If what asked has gone, the request is superseded.
    let isWithdrawn = !trial.questions.contains { $0.id == question }
    let count = trial.answer()
    report.count()
    let outcomes = trial.outcomes(of: handles)
    let text = "\(world): \(call), asking for \(asking), meanwhile \(meanwhile.name)"
    report.expect(count != nil, "\(text): asks without end")
    report.expect(trial.faults.isEmpty, "\(text): \(trial.faults)")
    report.expect(!outcomes.contains("none"), "\(text): \(outcomes)")
    let hasEffect = outcomes.contains("settled")
    report.expect(
      hasEffect || trial.tree == treeNow,
      "\(text): \(outcomes)\n  then: \(treeNow)\n  got:  \(trial.tree)")
    let expected: Shelf.Expectation =
      isWithdrawn ? .superseded : now.expectation(of: call, in: world.model, since: before)
    guard trial.flow.flow?.isLive == true else { return }
    let isKept: Bool
    switch expected {
    case .notSaid: return
    case .superseded: isKept = trial.tree == treeNow && !hasEffect
    case .shelf(let shelf):
      // Which of equal places a list of routes keeps is not said.
      let isList = call.verbs.contains { $0.name.hasPrefix("setRoutes") }
      let got = trial.shelf
      isKept =
        hasEffect
        && (isList
          ? shelf.names == got.names
          : shelf.unnumbered(except: now) == got.unnumbered(except: now))
    }
    report.expect(
      isKept,
      """
      \(text)
        before:   \(treeBefore)
        then:     \(treeNow)
        expected: \(expected)
        got:      \(trial.tree) \(outcomes)
      """)
  }

  private func check(
    _ world: Trial.World, _ first: TrialVerb, _ second: TrialVerb,
    _ asking: TrialRules.Asking, _ answers: Int, _ report: inout TrialReport
  ) {
    let trial = Trial(world)
    defer { trial.close() }
    trial.rules.asking = asking
    let before = trial.picture(withMemory: false)
    let handles = [first(trial.flow), second(trial.flow)].compactMap { $0 }
    guard !trial.questions.isEmpty else { return }
    let isShared = trial.questions.count == 1
    let areRefused =
      isShared && trial.questions[0].records.count == 2 && answers & 2 == 0
      && !first.name.hasPrefix("resume") && !second.name.hasPrefix("resume")
    var count = 0
    while !trial.questions.isEmpty, count < 40 {
      let last = answers & 1 == 1 ? trial.questions.count - 1 : 0
      trial.answer(trial.questions[last], answers & (2 << (count % 3)) != 0)
      count += 1
    }
    report.count()
    let outcomes = trial.outcomes(of: handles)
    let text = "\(world): \(first.name); \(second.name), asking for \(asking), answers \(answers)"
    report.expect(count < 40, "\(text): asks without end")
    report.expect(trial.faults.isEmpty, "\(text): \(trial.faults)")
    report.expect(!outcomes.contains("none"), "\(text): \(outcomes)")
    let effective = outcomes.indices.filter { outcomes[$0] == "settled" }
    report.expect(
      !areRefused || effective.isEmpty, "\(text): one no is for both, but \(outcomes)")
    if effective.isEmpty {
      report.expect(
        trial.picture(withMemory: false) == before,
        "\(text): \(outcomes)\n  before: \(before)\n  got:    \(trial.tree)")
    }
    let call = TrialCall(verbs: [first, second], isTogether: false)
    guard effective.count == 1, outcomes.count == 2, !isShared, !call.resumes else { return }
    // The other was refused or gave way: it has done nothing.
    let free = Trial(world)
    defer { free.close() }
    _ = call.verbs[effective[0]](free.flow)
    report.expect(
      trial.tree == free.tree,
      """
      \(text): \(outcomes)
        before:   \(before)
        expected: \(free.tree)
        got:      \(trial.tree)
      """)
  }
}

extension Shelf {
  /// What the documentation says.
  fileprivate enum Expectation {
    case notSaid, superseded
    case shelf(Shelf)
  }

  /// Returns what verbs that waited come to on these places.
  @MainActor
  fileprivate func expectation(
    of call: TrialCall, in model: Trial.Model, since before: Shelf
  ) -> Expectation {
    let names = call.verbs.map(\.name)
    // The place to which it goes back has gone.
    let isBack = names.contains { $0.hasPrefix("popToRoot") || $0.hasPrefix("pop(to") }
    if isBack, !ids.starts(with: before.ids.dropLast()) { return .notSaid }
    var (then, shelf) = (Optional(before), Optional(self))
    for (index, verb) in call.verbs.enumerated() {
      guard let former = then, !places.isEmpty,
        index == 0 || !["setRoutes", "remake"].contains(where: names[index - 1].hasPrefix),
        let effect = verb.effect(
          of: model, on: former, older: Set(before.ids), new: -1 - 1000 * index)
      else { return .notSaid }
      // It means a place that the verbs before it do not make now.
      if let shelf, former.ids.contains(where: { $0 < 0 && shelf.position(of: $0) == nil }) {
        return .notSaid
      }
      then = effect(former)
      shelf = shelf.flatMap(effect)
    }
    guard let shelf else { return .superseded }
    return shelf.places.isEmpty ? .notSaid : .shelf(shelf)
  }

  /// The same without the identities of places that are not in another shelf.
  fileprivate func unnumbered(except known: Shelf) -> Shelf {
    func id(_ id: Int) -> Int { known.ids.contains(id) ? id : -1 }
    return Shelf(
      places: places.map { Place(id: id($0.id), name: $0.name) }, selected: selected.map(id))
  }
}

extension Shelf.Expectation: CustomStringConvertible {
  fileprivate var description: String {
    switch self {
    case .notSaid: "anything"
    case .superseded: "nothing more, superseded"
    case .shelf(let shelf):
      shelf.places.map { place in
        (place.id == shelf.selected ? "*" : "") + place.name + (place.id < 0 ? "+" : "")
      }.joined(separator: " ")
    }
  }
}
