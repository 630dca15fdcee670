import Observation
import Testing
import Usher
import UsherTesting

@testable import EarlyBuddy

/// The app's services in memory, with a switch that makes all of them fail.
final class MemoryServices: Sendable {
  let today: Day
  @MainActor let memory: Memory

  @MainActor
  init(today: String = "2026-11-21") {
    self.today = Day(today)!
    memory = Memory()
  }

  @Observable @MainActor
  final class Memory {
    var isBroken = false
    var schedules: [Schedule] = []
    var recents: [String] = []
    var nextID: Int64 = 1
    /// The texts of searches that wait until they are resumed.
    var held: Set<String> = []
    var waiting: [String: CheckedContinuation<Void, Never>] = [:]
    @ObservationIgnored private var nextWatcher = 0
    var watchers: [Int: AsyncStream<Result<Kept, EarlyBuddyError>>.Continuation] = [:]

    private var edition = 0

    var kept: Kept { Kept(edition: edition, schedules: schedules) }

    func watch(_ watcher: AsyncStream<Result<Kept, EarlyBuddyError>>.Continuation) {
      let number = nextWatcher
      nextWatcher += 1
      watchers[number] = watcher
      watcher.onTermination = { _ in Task { @MainActor in self.watchers[number] = nil } }
      watcher.yield(isBroken ? .failure(EarlyBuddyError(.reading, "broken")) : .success(kept))
    }

    /// Reports a change to all observers.
    func tell() -> Kept {
      edition += 1
      for watcher in watchers.values { watcher.yield(.success(kept)) }
      return kept
    }

    func check(_ code: EarlyBuddyError.Code) throws(EarlyBuddyError) {
      if isBroken { throw EarlyBuddyError(code, "broken") }
    }

    /// Resumes a held search.
    func letGo(_ text: String) {
      held.remove(text)
      waiting.removeValue(forKey: text)?.resume()
    }
  }

  var services: Services {
    Services(schedules: self, recents: self, places: self, today: { [today] in today })
  }
}

extension MemoryServices: ScheduleStore {
  @MainActor
  func add(_ plan: Schedule.Plan) async throws(EarlyBuddyError) -> (added: Schedule, all: Kept) {
    try memory.check(.writing)
    let schedule = Schedule(id: memory.nextID, plan: plan)
    memory.nextID += 1
    memory.schedules = (memory.schedules + [schedule]).sorted(by: Schedule.isEarlier)
    return (schedule, memory.tell())
  }

  @MainActor
  func remove(_ id: Schedule.ID) async throws(EarlyBuddyError) -> Kept {
    try memory.check(.writing)
    memory.schedules.removeAll { $0.id == id }
    return memory.tell()
  }

  func all() -> AsyncStream<Result<Kept, EarlyBuddyError>> {
    AsyncStream { watcher in Task { @MainActor in memory.watch(watcher) } }
  }
}

extension MemoryServices: RecentSearches {
  @MainActor
  func recent() async throws(EarlyBuddyError) -> [String] {
    try memory.check(.reading)
    return memory.recents
  }

  @MainActor
  func remember(_ text: String) async throws(EarlyBuddyError) {
    try memory.check(.writing)
    memory.recents = [text] + memory.recents.filter { $0 != text }
  }

  @MainActor
  func forget() async throws(EarlyBuddyError) {
    try memory.check(.writing)
    memory.recents = []
  }
}

extension MemoryServices: PlaceSearch {
  @MainActor
  func places(matching text: String) async throws(EarlyBuddyError) -> [Place] {
    try memory.check(.places)
    if memory.held.contains(text) {
      await withCheckedContinuation { memory.waiting[text] = $0 }
    }
    return Place.all.filter { $0.name.contains(text) }
  }

  @MainActor
  func places(in area: MapArea) async throws(EarlyBuddyError) -> [Place] {
    try memory.check(.places)
    return Place.all.filter {
      let (x, y) = area.position(of: $0.spot)
      return abs(x) <= 1 && abs(y) <= 1
    }
  }
}

extension InMemoryHost {
  /// Returns how the flows of a coordinator's type have ended, in order.
  func endings(of type: String) -> [EndingCause] {
    events.compactMap { event in
      if case .ended(let node, let cause) = event, node.name == type { cause } else { nil }
    }
  }
}

extension Place {
  static let seoul = place(1, "서울", 37.566, 126.9784, 10_349_312)
  static let suwon = place(2, "수원", 37.29111, 127.00889, 1_234_582)
  static let busan = place(3, "부산", 35.10168, 129.03004, 3_285_147)
  static let all = [seoul, busan, suwon]

  private static func place(
    _ id: Int, _ name: String, _ latitude: Double, _ longitude: Double, _ population: Int
  ) -> Place {
    Place(
      id: id, name: name, localName: name, country: "대한민국", region: "",
      spot: Spot(latitude: latitude, longitude: longitude), population: population)
  }
}

extension Schedule.Plan {
  static func at(_ day: String, _ time: String = "09:00", _ title: String = "치과") -> Self {
    Self(title: title, day: Day(day)!, time: DayTime(time)!, place: .suwon)
  }
}

/// Suspends until `condition`, which reads observable state, is true, or until the test is
/// cancelled.
@MainActor
func until(_ condition: @escaping @MainActor () -> Bool) async {
  while !Task.isCancelled {
    let (changes, change) = AsyncStream.makeStream(of: Void.self)
    let holds = withObservationTracking {
      condition()
    } onChange: {
      change.yield()
    }
    if holds { return }
    for await _ in changes { break }
  }
}
