import Testing
import Usher

@Suite("The places that stay when a stack gets other routes")
struct RouteMatchTests {
  @Test("They are as many as possible, in order, for all short lists")
  func exhaustive() {
    let lists = Self.lists(upTo: 4)
    var most = 0
    for present in lists {
      for wanted in lists {
        let match = RouteMatch(wanted, in: present)
        let pairs = match.kept.enumerated().compactMap { index, place in
          place.map { (index, $0) }
        }
        #expect(pairs.allSatisfy { wanted[$0.0] == present[$0.1] })
        #expect(zip(pairs, pairs.dropFirst()).allSatisfy { $0.1 < $1.1 })
        #expect(pairs.count == Self.longest(wanted[...], present[...]), "\(present) to \(wanted)")
        #expect(match.isComplete == (wanted == present))
        #expect(match.kept.prefix(match.startCount).allSatisfy { $0 != nil })
        #expect(match.kept.suffix(match.endCount).allSatisfy { $0 != nil })
        most = max(most, pairs.count)
      }
    }
    #expect(most == 4)
  }

  @Test("Beyond the limit of comparisons only the ends stay")
  func bounded() {
    let present = Array(0..<300)
    let shuffled = [0] + (1..<299).reversed() + [299]
    let match = RouteMatch(shuffled, in: present)
    #expect(match.kept.compactMap { $0 } == [0, 299])
    // One page in the middle is found whatever the length of the stack.
    let fewer = RouteMatch(Array(0..<150) + Array(151..<300), in: present)
    #expect(fewer.kept.compactMap { $0 }.count == 299)
    let hundred = RouteMatch([-1] + Array(1..<99) + [-2], in: Array(0..<100))
    #expect(hundred.kept.compactMap { $0 } == Array(1..<99))
  }

  @Test("A place without a route never stays between others")
  func transient() {
    let match = RouteMatch(["a", "c"], in: ["a", nil, "c"])
    #expect(match.kept == [0, 2])
    #expect(!match.isComplete)
  }

  private static func lists(upTo length: Int) -> [[String]] {
    var all: [[String]] = [[]]
    var last = all
    for _ in 0..<length {
      last = last.flatMap { list in ["a", "b", "c"].map { list + [$0] } }
      all += last
    }
    return all
  }

  /// The length of the longest common subsequence, by its definition.
  private static func longest(_ one: ArraySlice<String>, _ two: ArraySlice<String>) -> Int {
    guard let first = one.first, let other = two.first else { return 0 }
    if first == other { return longest(one.dropFirst(), two.dropFirst()) + 1 }
    return max(longest(one.dropFirst(), two), longest(one, two.dropFirst()))
  }
}
