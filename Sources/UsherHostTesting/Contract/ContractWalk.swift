/// Random verbs and actions of the user, which depend only on the seed and the tree.
@MainActor
final class ContractWalk {
  let run: ContractRun
  private var chance: Chance
  private var made = 0
  private var steps: [String] = []
  /// The names of the flows that presented the modals, by the modals' names.
  var presenters: [String: String] = [:]
  /// Receives the tree and what the user sees after each step.
  private let note: (@MainActor (String) -> Void)?

  init(_ run: ContractRun, seed: UInt64, note: (@MainActor (String) -> Void)? = nil) {
    self.note = note
    self.run = run
    chance = Chance(state: seed)
  }

  /// Takes the steps, up to the first one with a failure.
  func go() async {
    for _ in 0..<60 {
      guard let before = run.outline else { return run.check(false, "the tree has ended") }
      let touches = before.touches(presenters)
      let touch = one(of: 2) == 0 && !touches.isEmpty ? touches[one(of: touches.count)] : nil
      if let touch {
        steps.append("the user: \(touch)")
        touch.perform(on: run.host)
      } else {
        for _ in 0...one(of: 2) { verb() }
      }
      await run.host.settle()
      if let touch { run.check(touch.isDone(run.outline), "\(touch) did not do what it should") }
      checkSight()
      run.checkAgreement()
      note?("\(run.outline?.line ?? "nothing") and on top \(run.top)")
      guard run.failures.isEmpty else {
        let trace = steps.joined(separator: "; ")
        return run.check(false, "that was before: \(before.line), after the steps: \(trace)")
      }
    }
  }

  /// Compares the visible top with the tree's description.
  private func checkSight() {
    guard let tree = run.outline else { return run.check(false, "the tree has ended") }
    let modal = tree.topModal ?? tree
    let leaf = modal.shownLeaf
    let top = leaf.style == "alert" ? "alert" : leaf.name
    run.expect(run.top, top, "the screen that the user sees on top of \(tree.line)")
    run.expect(run.host.seesBackButton, modal.bar != nil, "whether there is a back button")
  }

  // MARK: - Chance

  func one(of count: Int) -> Int { Int(chance.next() % UInt64(max(count, 1))) }

  /// Returns a name that was never in the tree; its number gives the order of creation.
  func name(_ letter: String) -> String {
    made += 1
    return "\(letter)\(made)x"
  }

  func step(_ words: String) {
    steps.append(words)
  }
}
