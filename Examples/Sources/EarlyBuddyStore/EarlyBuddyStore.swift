package import EarlyBuddy
package import Foundation
import GRDB

/// Where the app keeps what it keeps: for each visitor what is theirs, for all of them the places.
package struct EarlyBuddyStore: Sendable {
  private let schedules: ScheduleDatabase
  private let places: PlaceIndexInTime

  /// Opens what is kept in a folder, which is made if it is not there, or begins with nothing in memory
  /// if there is no folder.
  ///
  /// The index of places is made when somebody looks for one.
  ///
  /// - Throws: ``EarlyBuddyError`` if a file in it is not what it should be, or cannot be made.
  package static func open(_ folder: URL?) throws(EarlyBuddyError) -> EarlyBuddyStore {
    let file = try DatabaseFile.open(ScheduleDatabase.fileName, in: folder)
    return EarlyBuddyStore(
      schedules: try ScheduleDatabase(file), places: PlaceIndexInTime(in: folder))
  }

  /// What the app needs for one visitor: the schedules and recent searches of others are not in it.
  package func services(for visitor: String) -> Services {
    let schedules = schedules.of(visitor)
    return Services(
      schedules: schedules, recents: schedules, places: places, today: { Day(at: .now) })
  }
}

extension Day {
  /// The day that it is at a moment where this program runs.
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
