@_spi(Hosting) import Usher

extension HostContract {
  /// Every way out asks a screen with a leave guard.
  static let leaving: [Scenario] =
    (EndingPlace.inStacks + EndingPlace.modals).flatMap { place in
      place.rows.filter { $0.takesTop(of: place) }.flatMap { row in
        row.way.isForced ? [unasked(row, place)] : [refusal(row, place), permission(row, place)]
      }
    } + questions

  /// A refusal changes nothing, and the refused step works once a guard allows it.
  private static func refusal(_ row: EndingRow, _ place: EndingPlace) -> Scenario {
    Scenario("\(row.way.words), refused, leaves \(place.words) as it was") { run, root in
      place.build(run, root)
      let before = await ShownState(run)
      guard let tree = run.outline, let screen = run.host.topScreen as? ContractScreen else {
        return run.check(false, "there is no screen on top")
      }
      (screen.leavePolicy, screen.answer) = (.ask, false)
      row.way.perform(run, root, place)
      await run.wait(for: "a refusal") { run.refusals == 1 }
      await before.compare(run)
      run.expect(screen.timesAsked, 1, "how often the screen was asked")
      screen.leavePolicy = .allow
      let counts = run.counts
      row.way.perform(run, root, place)
      await row.outcome.expectation(of: place, tree).check(run, since: counts)
      run.expect(screen.timesAsked, 1, "how often the screen was asked")
    }
  }

  /// After a permission, a step continues as without a guard.
  private static func permission(_ row: EndingRow, _ place: EndingPlace) -> Scenario {
    Scenario("\(row.way.words), allowed when asked, \(row.outcome.verb) \(place.words)") {
      run, root in
      place.build(run, root)
      await run.host.settle()
      guard let tree = run.outline, let screen = run.host.topScreen as? ContractScreen else {
        return run.check(false, "there is no screen on top")
      }
      screen.leavePolicy = .ask
      let counts = run.counts
      row.way.perform(run, root, place)
      await run.wait(for: "an ending") { run.endings.count > counts.endings }
      await row.outcome.expectation(of: place, tree).check(run, since: counts)
      run.expect(screen.timesAsked, 1, "how often the screen was asked")
    }
  }

  /// A flow that finishes itself, or is forced to end, asks no guard.
  private static func unasked(_ row: EndingRow, _ place: EndingPlace) -> Scenario {
    Scenario("\(row.way.words) never asks \(place.words)") { run, root in
      place.build(run, root)
      await run.host.settle()
      guard let tree = run.outline, let screen = run.host.topScreen as? ContractScreen else {
        return run.check(false, "there is no screen on top")
      }
      (screen.leavePolicy, screen.answer) = (.ask, false)
      let counts = run.counts
      row.way.perform(run, root, place)
      await row.outcome.expectation(of: place, tree).check(run, since: counts)
      run.expect(screen.timesAsked, 0, "how often the screen was asked")
    }
  }
}

extension EndingRow {
  /// Returns whether it removes the top screen, if that screen's guard can be asked.
  fileprivate func takesTop(of place: EndingPlace) -> Bool {
    switch outcome {
    case .whole, .all, .everything, .closed: place.isOnTop
    case .stays: false
    case .other(_, let endings, _, _, _): endings.contains { $0.hasPrefix("\(place.before.top) (") }
    }
  }
}

extension EndingPlace {
  /// True if the node that should end is the top screen.
  fileprivate var isOnTop: Bool { before.top != "alert" && after.top != before.top }
}

extension EndingWay {
  /// True if it asks no guard: a flow's own end, and a host's.
  fileprivate var isForced: Bool {
    switch self {
    case .finish, .parentFinishes, .rootFinishes, .close: true
    default: false
    }
  }
}

extension ContractRun {
  /// The number of refused requests.
  var refusals: Int {
    events.count { if case .concluded(_, .refused) = $0 { true } else { false } }
  }
}
