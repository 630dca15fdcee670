/// Which goals run after a call: those routines that fulfil a condition.
///
/// All answers share what was found before, so that the work is linear in the sources, however many
/// calls are asked about.
package final class GoalSearch {
  private let reach: Reach
  private let later: Bool
  private let isGoal: (Reach.Stop) -> Bool
  /// The numbers of the points that were explored.
  private var numbers: [Reach.Point: Int] = [:]
  private var points: [Reach.Point] = []
  private var next: [[Int]] = []
  /// The steps to the nearest goal, by point; `nil` if there is none.
  private var distance: [Int?] = []
  /// The types of the goals that a point leads to.
  ///
  /// Points in a circle share theirs.
  private var owners: [Owners?] = []

  private final class Owners {
    let keys: Set<String>
    init(_ keys: Set<String>) { self.keys = keys }
  }

  /// Makes a search; with `later`, closures that other modules keep run too.
  package init(_ reach: Reach, later: Bool, isGoal: @escaping (Reach.Stop) -> Bool) {
    (self.reach, self.later, self.isGoal) = (reach, later, isGoal)
  }

  /// Returns whether a goal runs after a call.
  package func reaches(from start: Reach.Stop) -> Bool { distance[explored(.stop(start))] != nil }

  /// The types that declare the goals that run after a call.
  package func owners(from start: Reach.Stop) -> Set<String> {
    owners[explored(.stop(start))]?.keys ?? []
  }

  /// The shortest way from a call to a goal.
  package func path(from start: Reach.Stop) -> [Reach.Stop]? {
    var current = explored(.stop(start))
    guard var rest = distance[current] else { return nil }
    var path = [start]
    while rest > 0 || !isStop(current) {
      let better = next[current].first { isStop($0) && distance[$0] == rest - 1 }
      let shared = next[current].first { !isStop($0) && distance[$0] == rest }
      // The first one in the source, but never from one shared point to another in a circle.
      let chosen: Int?
      if let better, let shared, isStop(current) {
        chosen = next[current].first { $0 == better || $0 == shared }
      } else {
        chosen = better ?? shared
      }
      guard let chosen else { return nil }
      current = chosen
      if case .stop(let stop) = points[chosen] {
        path.append(stop)
        rest -= 1
      }
    }
    return path
  }

  private func isStop(_ number: Int) -> Bool {
    if case .stop = points[number] { true } else { false }
  }

  /// The number of a point, after all that runs after it was explored.
  private func explored(_ point: Reach.Point) -> Int {
    if let known = numbers[point] { return known }
    let first = points.count
    let start = add(point)
    var position = first
    while position < points.count {
      for edge in reach.edges(of: points[position]) where later || !edge.isLater {
        reach.followed += 1
        next[position].append(numbers[edge.goal] ?? add(edge.goal))
      }
      position += 1
    }
    measure(from: first)
    gather(from: first)
    return start
  }

  private func add(_ point: Reach.Point) -> Int {
    numbers[point] = points.count
    points.append(point)
    next.append([])
    distance.append(nil)
    owners.append(nil)
    return points.count - 1
  }

  /// Finds the distances of the new points, the nearest first.
  private func measure(from first: Int) {
    var before: [[Int]] = Array(repeating: [], count: points.count - first)
    var waiting: [[Int]] = []
    func reached(_ number: Int, _ steps: Int) {
      if let known = distance[number], known <= steps { return }
      distance[number] = steps
      while waiting.count <= steps { waiting.append([]) }
      waiting[steps].append(number)
    }
    for number in first..<points.count {
      for goal in next[number] {
        if goal >= first {
          before[goal - first].append(number)
        } else if let steps = distance[goal] {
          reached(number, steps + (isStop(goal) ? 1 : 0))
        }
      }
      if case .stop(let stop) = points[number], isGoal(stop) { reached(number, 0) }
    }
    var steps = 0
    while steps < waiting.count {
      var position = 0
      while position < waiting[steps].count {
        let number = waiting[steps][position]
        position += 1
        guard distance[number] == steps else { continue }
        for former in before[number - first] { reached(former, steps + (isStop(number) ? 1 : 0)) }
      }
      steps += 1
    }
  }

  /// Finds the goals' types of the new points: of the points in a circle together, and after those
  /// that they lead to (Tarjan's components).
  private func gather(from first: Int) {
    let count = points.count - first
    var index: [Int?] = Array(repeating: nil, count: count)
    var low = Array(repeating: 0, count: count)
    var isOpen = Array(repeating: false, count: count)
    var open: [Int] = []
    var counter = 0
    for root in first..<points.count where index[root - first] == nil {
      var calls = [(number: root, position: 0)]
      while let (number, position) = calls.last {
        let own = number - first
        if position == 0 {
          (index[own], low[own], isOpen[own]) = (counter, counter, true)
          counter += 1
          open.append(number)
        }
        if position < next[number].count {
          calls[calls.count - 1].position += 1
          let goal = next[number][position]
          guard goal >= first else { continue }
          if index[goal - first] == nil {
            calls.append((goal, 0))
          } else if isOpen[goal - first], let other = index[goal - first] {
            low[own] = min(low[own], other)
          }
          continue
        }
        calls.removeLast()
        if let caller = calls.last?.number {
          low[caller - first] = min(low[caller - first], low[own])
        }
        guard low[own] == index[own] else { continue }
        var circle: [Int] = []
        while let member = open.popLast() {
          isOpen[member - first] = false
          circle.append(member)
          if member == number { break }
        }
        close(circle)
      }
    }
  }

  private func close(_ circle: [Int]) {
    var own: Set<String> = []
    var inner: [ObjectIdentifier: Owners] = [:]
    for member in circle {
      if distance[member] == 0, case .stop(let stop) = points[member], isGoal(stop),
        let key = reach.program.ownerKey(of: reach.program.routine(stop.routine))
      {
        own.insert(key)
      }
      for goal in next[member] {
        if let found = owners[goal] { inner[ObjectIdentifier(found)] = found }
      }
    }
    let largest = inner.values.max { $0.keys.count < $1.keys.count }
    var all: Owners?
    if let largest, own.isSubset(of: largest.keys),
      inner.count == 1 || inner.values.allSatisfy({ $0.keys.isSubset(of: largest.keys) })
    {
      all = largest
    } else if !own.isEmpty || !inner.isEmpty {
      all = Owners(inner.values.reduce(into: own) { $0.formUnion($1.keys) })
    }
    guard let all else { return }
    for member in circle { owners[member] = all }
  }
}
