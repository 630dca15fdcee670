import Observation

/// The stored schedules, shared by all screens of one tree.
@Observable @MainActor
package final class ScheduleBook {
  /// All schedules, the earliest first.
  package private(set) var schedules: [Schedule] = []
  /// The error of reading them.
  package private(set) var failure: EarlyBuddyError?
  @ObservationIgnored private var edition = Int.min
  private let store: any ScheduleStore

  init(_ store: any ScheduleStore) {
    self.store = store
  }

  /// Returns the schedules of a day, the earliest first.
  package func schedules(on day: Day) -> [Schedule] {
    schedules.filter { $0.plan.day == day }
  }

  /// Returns a schedule, if it is loaded.
  func schedule(_ id: Schedule.ID) -> Schedule? { schedules.first { $0.id == id } }

  /// Returns a schedule, reading the store if it is not loaded; `nil` if it is not stored.
  func find(_ id: Schedule.ID) async throws(EarlyBuddyError) -> Schedule? {
    if let schedule = schedule(id) { return schedule }
    for await news in store.all() {
      take(try news.get())
      break
    }
    return schedule(id)
  }

  /// Observes the store until the task is cancelled.
  func follow() async {
    for await news in store.all() {
      switch news {
      case .success(let kept): take(kept)
      case .failure(let error): failure = error
      }
    }
  }

  /// Stores a schedule, and returns when it is in ``schedules``.
  func add(_ plan: Schedule.Plan) async throws(EarlyBuddyError) -> Schedule {
    let (added, all) = try await store.add(plan)
    take(all)
    return added
  }

  /// Removes a schedule, and returns when it is removed.
  func remove(_ schedule: Schedule) async throws(EarlyBuddyError) {
    take(try await store.remove(schedule.id))
  }

  /// Applies an update, unless it is older than the current state.
  private func take(_ kept: Kept) {
    guard kept.edition > edition else { return }
    (edition, schedules) = (kept.edition, kept.schedules)
  }
}
