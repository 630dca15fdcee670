import Observation
import Usher

/// A schedule that is kept, with its place on a map.
@Observable
package final class ScheduleModel: TitledScreen {
  package let schedule: Schedule
  package let map: PlaceMap
  package private(set) var failure: EarlyBuddyError?
  private let book: ScheduleBook
  private let mayRemove: @MainActor () async -> Bool
  private let onRemoved: @MainActor () -> Void
  @ObservationIgnored private(set) var removing: Task<Void, Never>?

  init(
    _ schedule: Schedule, book: ScheduleBook, search: any PlaceSearch,
    mayRemove: @escaping @MainActor () async -> Bool, onRemoved: @escaping @MainActor () -> Void
  ) {
    self.schedule = schedule
    self.book = book
    self.mayRemove = mayRemove
    self.onRemoved = onRemoved
    map = PlaceMap(schedule.plan.place, search: search)
  }

  package var screenTitle: String { schedule.plan.title }

  /// Asks, and forgets the schedule; the screen is done with when it is forgotten.
  package func tapRemove() {
    let (mayRemove, book, schedule) = (mayRemove, book, schedule)
    removing = Task { [weak self] in
      guard await mayRemove() else { return }
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
}
