import Observation

/// The schedules that are kept, for all screens of one tree.
@Observable @MainActor
package final class ScheduleBook {
  /// All of them, the earlier first.
  package private(set) var schedules: [Schedule] = []
  /// Why they cannot be read.
  package private(set) var failure: EarlyBuddyError?
  private let store: any ScheduleStore

  init(_ store: any ScheduleStore) {
    self.store = store
  }

  /// Those of a day, the earlier first.
  package func schedules(on day: Day) -> [Schedule] {
    schedules.filter { $0.plan.day == day }
  }

  /// Follows what is kept, until the task is cancelled.
  func follow() async {
    for await news in store.all() {
      switch news {
      case .success(let all): schedules = all
      case .failure(let error): failure = error
      }
    }
  }

  /// Keeps one more, and returns when it is kept and in ``schedules``.
  func add(_ plan: Schedule.Plan) async throws(EarlyBuddyError) -> Schedule {
    let schedule = try await store.add(plan)
    if !schedules.contains(schedule) {
      schedules = (schedules + [schedule]).sorted(by: Schedule.isEarlier)
    }
    return schedule
  }

  /// Forgets one, and returns when it is forgotten.
  func remove(_ schedule: Schedule) async throws(EarlyBuddyError) {
    try await store.remove(schedule.id)
    schedules.removeAll { $0.id == schedule.id }
  }
}
