import Observation

/// The schedules that are kept, for all screens of one tree.
@Observable @MainActor
package final class ScheduleBook {
  /// All of them, the earlier first.
  package private(set) var schedules: [Schedule] = []
  /// Why they cannot be read.
  package private(set) var failure: EarlyBuddyError?
  @ObservationIgnored private var edition = Int.min
  private let store: any ScheduleStore

  init(_ store: any ScheduleStore) {
    self.store = store
  }

  /// Those of a day, the earlier first.
  package func schedules(on day: Day) -> [Schedule] {
    schedules.filter { $0.plan.day == day }
  }

  /// One of them, if it is known.
  func schedule(_ id: Schedule.ID) -> Schedule? { schedules.first { $0.id == id } }

  /// One of them; looks what is kept if it is not known, and gives `nil` if it is not kept.
  func find(_ id: Schedule.ID) async throws(EarlyBuddyError) -> Schedule? {
    if let schedule = schedule(id) { return schedule }
    for await news in store.all() {
      take(try news.get())
      break
    }
    return schedule(id)
  }

  /// Follows what is kept, until the task is cancelled.
  func follow() async {
    for await news in store.all() {
      switch news {
      case .success(let kept): take(kept)
      case .failure(let error): failure = error
      }
    }
  }

  /// Keeps one more, and returns when it is kept and in ``schedules``.
  func add(_ plan: Schedule.Plan) async throws(EarlyBuddyError) -> Schedule {
    let (added, all) = try await store.add(plan)
    take(all)
    return added
  }

  /// Forgets one, and returns when it is forgotten.
  func remove(_ schedule: Schedule) async throws(EarlyBuddyError) {
    take(try await store.remove(schedule.id))
  }

  /// News may come late: what is older than what is known changes nothing.
  private func take(_ kept: Kept) {
    guard kept.edition > edition else { return }
    (edition, schedules) = (kept.edition, kept.schedules)
  }
}
