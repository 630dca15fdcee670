package import EarlyBuddy

/// Schedules and one place in memory, on one day: for walks that can be repeated, and for previews.
@MainActor
package final class EarlyBuddyMemory: ScheduleStore, RecentSearches, PlaceSearch {
  package nonisolated static let suwon = Place(
    id: 2, name: "수원", localName: "수원", country: "대한민국", region: "",
    spot: Spot(latitude: 37.29111, longitude: 127.00889), population: 1_234_582)

  private var schedules: [Schedule] = []
  private var recents: [String] = []
  private var nextID: Int64 = 1
  private var edition = 0
  private var watchers: [Int: AsyncStream<Result<Kept, EarlyBuddyError>>.Continuation] = [:]
  private var watcherCount = 0

  package init() {}

  package var services: Services {
    Services(
      schedules: self, recents: self, places: self,
      today: { Day("2026-11-21")! })  // because it is a day, as EarlyBuddy's tests show
  }

  package func add(_ plan: Schedule.Plan) throws(EarlyBuddyError) -> (added: Schedule, all: Kept) {
    let schedule = Schedule(id: nextID, plan: plan)
    nextID += 1
    schedules.append(schedule)
    return (schedule, tell())
  }

  package func remove(_ id: Schedule.ID) throws(EarlyBuddyError) -> Kept {
    schedules.removeAll { $0.id == id }
    return tell()
  }

  package nonisolated func all() -> AsyncStream<Result<Kept, EarlyBuddyError>> {
    AsyncStream { watcher in Task { @MainActor in self.watch(watcher) } }
  }

  package func recent() throws(EarlyBuddyError) -> [String] { recents }
  package func remember(_ text: String) throws(EarlyBuddyError) { recents = [text] }
  package func forget() throws(EarlyBuddyError) { recents = [] }
  package func places(matching text: String) throws(EarlyBuddyError) -> [Place] { [Self.suwon] }
  package func places(in area: MapArea) throws(EarlyBuddyError) -> [Place] { [Self.suwon] }

  private func tell() -> Kept {
    edition += 1
    let kept = Kept(edition: edition, schedules: schedules)
    for watcher in watchers.values { watcher.yield(.success(kept)) }
    return kept
  }

  private func watch(_ watcher: AsyncStream<Result<Kept, EarlyBuddyError>>.Continuation) {
    let number = watcherCount
    watcherCount += 1
    watchers[number] = watcher
    watcher.onTermination = { _ in Task { @MainActor in self.watchers[number] = nil } }
    watcher.yield(.success(Kept(edition: edition, schedules: schedules)))
  }
}
