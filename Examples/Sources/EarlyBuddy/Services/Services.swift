/// What the app needs from outside.
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

/// Keeps schedules.
package protocol ScheduleStore: Sendable {
  /// Keeps one more.
  ///
  /// - Returns: It, and all that are kept then.
  /// - Throws: ``EarlyBuddyError`` if it cannot; nothing is kept then.
  func add(_ plan: Schedule.Plan) async throws(EarlyBuddyError) -> (added: Schedule, all: Kept)

  /// Forgets one. A no-op if it is not there.
  ///
  /// - Returns: All that are kept then.
  /// - Throws: ``EarlyBuddyError`` if it cannot; it is kept then.
  func remove(_ id: Schedule.ID) async throws(EarlyBuddyError) -> Kept

  /// All that are kept: now, and again whenever that changes, whoever changed it.
  ///
  /// Ends after a failure.
  func all() -> AsyncStream<Result<Kept, EarlyBuddyError>>
}

/// All schedules that were kept at one time.
package struct Kept: Hashable, Sendable {
  /// Higher after each change: of two, the one with the higher edition is the newer.
  package let edition: Int
  /// The earlier first.
  package let schedules: [Schedule]

  package init(edition: Int, schedules: [Schedule]) {
    (self.edition, self.schedules) = (edition, schedules)
  }
}

/// Keeps what was searched for.
package protocol RecentSearches: Sendable {
  /// What was searched for, the latest first, each once.
  ///
  /// - Throws: ``EarlyBuddyError`` if it cannot be read.
  func recent() async throws(EarlyBuddyError) -> [String]

  /// Keeps a text as the latest; older ones may go for it.
  ///
  /// - Throws: ``EarlyBuddyError`` if it cannot be kept.
  func remember(_ text: String) async throws(EarlyBuddyError)

  /// Forgets all.
  ///
  /// - Throws: ``EarlyBuddyError`` if it cannot.
  func forget() async throws(EarlyBuddyError)
}

/// Finds places.
package protocol PlaceSearch: Sendable {
  /// The places with a name that has `text` in it, the best first, at most as many as one looks at.
  ///
  /// - Throws: ``EarlyBuddyError`` if they cannot be read.
  func places(matching text: String) async throws(EarlyBuddyError) -> [Place]

  /// The places in an area, those with the most people first, at most as many as a map can show.
  ///
  /// - Throws: ``EarlyBuddyError`` if they cannot be read.
  func places(in area: MapArea) async throws(EarlyBuddyError) -> [Place]
}
