import Observation
import Usher

/// A stored schedule, with its place on a map.
@Observable
package final class ScheduleModel: ScreenConfiguring {
  /// `nil` during the search, and if it is not stored.
  package private(set) var schedule: Schedule?
  /// The map of its place.
  package private(set) var map: PlaceMap?
  /// True after a search that did not find it.
  package private(set) var isMissing = false
  package private(set) var failure: EarlyBuddyError?
  private let book: ScheduleBook
  private let search: any PlaceSearch
  private let mayRemove: @MainActor (Schedule) async -> Bool
  private let onRemoved: @MainActor () -> Void
  @ObservationIgnored private(set) var finding: Task<Void, Never>?
  @ObservationIgnored private(set) var removing: Task<Void, Never>?

  init(
    _ id: Schedule.ID, book: ScheduleBook, search: any PlaceSearch,
    mayRemove: @escaping @MainActor (Schedule) async -> Bool,
    onRemoved: @escaping @MainActor () -> Void
  ) {
    self.book = book
    self.search = search
    self.mayRemove = mayRemove
    self.onRemoved = onRemoved
    if let known = book.schedule(id) { show(known) } else { find(id) }
  }

  package var screenOptions: ScreenOptions { ScreenOptions(title: schedule?.plan.title ?? "일정") }

  /// Asks, then removes the schedule; the screen finishes when it is removed.
  package func tapRemove() {
    guard let schedule else { return }
    let (mayRemove, book) = (mayRemove, book)
    removing = Task { [weak self] in
      guard await mayRemove(schedule) else { return }
      let removed = await Result(catching: { () async throws(EarlyBuddyError) in
        try await book.remove(schedule)
      })
      guard let self else { return }
      switch removed {
      case .success: onRemoved()
      case .failure(let error): failure = error
      }
    }
  }

  private func show(_ schedule: Schedule) {
    self.schedule = schedule
    map = PlaceMap(schedule.plan.place, search: search)
  }

  private func find(_ id: Schedule.ID) {
    let book = book
    finding = Task { [weak self] in
      let found = await Result(catching: { () async throws(EarlyBuddyError) in
        try await book.find(id)
      })
      guard let self else { return }
      switch found {
      case .success(let schedule?): show(schedule)
      case .success(nil): isMissing = true
      case .failure(let error): failure = error
      }
    }
  }
}
