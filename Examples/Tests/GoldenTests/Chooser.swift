/// Chooses the next action: the least used one at a place, at random among several.
struct Chooser {
  private var state: UInt64 = 2026
  private var counts: [String: Int] = [:]

  /// Chooses one of `names`, which must not be empty.
  ///
  /// An action that leaves a place counts twice: a walk enters more often than it leaves.
  ///
  /// - Returns: Its position.
  mutating func choose(among names: [String], at place: String) -> Int {
    let keys = names.map { "\(place) \($0)" }
    let least = keys.map { counts[$0, default: 0] }.min() ?? 0
    let candidates = keys.indices.filter { counts[keys[$0], default: 0] == least }
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    let chosen = candidates[Int((state >> 33) % UInt64(candidates.count))]
    let leaves = ["back", "swipe", "drag", "tab"].contains { names[chosen].hasPrefix($0) }
    counts[keys[chosen], default: 0] += leaves ? 2 : 1
    return chosen
  }
}
