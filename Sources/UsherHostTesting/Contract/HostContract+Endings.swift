@_spi(Hosting) import Usher

extension HostContract {
  /// Every way out of every place: each flow ends once, top first, its parent receives the end
  /// once, and the screen below becomes visible.
  static let endings: [Scenario] = (EndingPlace.inStacks + EndingPlace.modals).flatMap { place in
    place.rows.map { row in
      Scenario("\(row.way.words) \(row.outcome.verb) \(place.words)") { run, root in
        place.build(run, root)
        await run.sees(place.before.tree, top: place.before.top, after: "the beginning")
        guard let tree = run.outline, run.failures.isEmpty else { return }
        let counts = run.counts
        row.way.perform(run, root, place)
        await row.outcome.expectation(of: place, tree).check(run, since: counts)
      }
    }
  }
}
