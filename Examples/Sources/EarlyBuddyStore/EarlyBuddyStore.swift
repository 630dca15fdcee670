package import EarlyBuddy
package import Foundation
import GRDB

/// The app's storage: separate data for each visitor, and common places.
package struct EarlyBuddyStore: Sendable {
  private let schedules: ScheduleDatabase
  private let places: PlaceIndexInTime

  /// Opens the storage in a folder, which is created if needed, or in memory without a folder.
  ///
  /// The index of places is created at the first search.
  ///
  /// - Throws: ``EarlyBuddyError`` if a file in it is invalid, or cannot be created.
  package static func open(_ folder: URL?) throws(EarlyBuddyError) -> EarlyBuddyStore {
    let file = try DatabaseFile.open(ScheduleDatabase.fileName, in: folder)
    return EarlyBuddyStore(
      schedules: try ScheduleDatabase(file), places: PlaceIndexInTime(in: folder))
  }

  /// Returns the services for one visitor, without the schedules and recent searches of others.
  package func services(for visitor: String) -> Services {
    let schedules = schedules.of(visitor)
    return Services(
      schedules: schedules, recents: schedules, places: places, today: { Day(at: .now) })
  }
}

extension Day {
  /// Creates the day of a moment in this machine's time zone.
  init(at moment: Date, in calendar: Calendar = .gregorian) {
    let parts = calendar.dateComponents([.year, .month, .day], from: moment)
    // A calendar has a day for every moment.
    self.init(year: parts.year!, month: parts.month!, day: parts.day!)!
  }
}

extension Calendar {
  /// The calendar of ``Day``, in the time zone of this machine.
  fileprivate static var gregorian: Calendar { Calendar(identifier: .gregorian) }
}
