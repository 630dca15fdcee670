/// The services that the app needs.
package struct Services: Sendable {
  package let schedules: any ScheduleStore
  package let recents: any RecentSearches
  package let places: any PlaceSearch
  package let today: @Sendable () -> Day

  package init(
    schedules: any ScheduleStore, recents: any RecentSearches, places: any PlaceSearch,
    today: @escaping @Sendable () -> Day
  ) {
    (self.schedules, self.recents) = (schedules, recents)
    (self.places, self.today) = (places, today)
  }
}

/// Stores schedules.
package protocol ScheduleStore: Sendable {
  /// Stores one more.
  ///
  /// - Returns: The new schedule, and all stored ones.
  /// - Throws: ``EarlyBuddyError`` if that fails; nothing is stored then.
  func add(_ plan: Schedule.Plan) async throws(EarlyBuddyError) -> (added: Schedule, all: Kept)

  /// Removes one.
  ///
  /// Does nothing if it is not stored.
  ///
  /// - Returns: All stored schedules.
  /// - Throws: ``EarlyBuddyError`` if that fails; it stays stored then.
  func remove(_ id: Schedule.ID) async throws(EarlyBuddyError) -> Kept

  /// All stored schedules: now, and again after each change by any process.
  ///
  /// Ends after a failure.
  func all() -> AsyncStream<Result<Kept, EarlyBuddyError>>
}

/// All stored schedules at one time.
package struct Kept: Hashable, Sendable {
  /// Grows with each change: of two, the one with the higher edition is newer.
  package let edition: Int
  /// The schedules, the earliest first.
  package let schedules: [Schedule]

  package init(edition: Int, schedules: [Schedule]) {
    (self.edition, self.schedules) = (edition, schedules)
  }
}

/// Stores recent searches.
package protocol RecentSearches: Sendable {
  /// Returns the recent searches, the latest first, each once.
  ///
  /// - Throws: ``EarlyBuddyError`` if it cannot be read.
  func recent() async throws(EarlyBuddyError) -> [String]

  /// Stores a text as the latest; the oldest ones may be removed.
  ///
  /// - Throws: ``EarlyBuddyError`` if it cannot be stored.
  func remember(_ text: String) async throws(EarlyBuddyError)

  /// Removes all recent searches.
  ///
  /// - Throws: ``EarlyBuddyError`` if that fails.
  func forget() async throws(EarlyBuddyError)
}

/// Finds places.
package protocol PlaceSearch: Sendable {
  /// Returns the places with `text` in a name, the best first, up to a limit.
  ///
  /// - Throws: ``EarlyBuddyError`` if they cannot be read.
  func places(matching text: String) async throws(EarlyBuddyError) -> [Place]

  /// Returns the places in an area, the largest first, up to the limit of a map.
  ///
  /// - Throws: ``EarlyBuddyError`` if they cannot be read.
  func places(in area: MapArea) async throws(EarlyBuddyError) -> [Place]
}
