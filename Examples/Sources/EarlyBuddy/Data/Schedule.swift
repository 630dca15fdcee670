/// An appointment with its time and place.
package struct Schedule: Codable, Hashable, Identifiable, Sendable {
  package let id: Int64
  package let plan: Plan

  package init(id: Int64, plan: Plan) {
    (self.id, self.plan) = (id, plan)
  }

  /// The details that the user enters.
  package struct Plan: Codable, Hashable, Sendable {
    package let title: String
    package let day: Day
    package let time: DayTime
    package let place: Place

    package init(title: String, day: Day, time: DayTime, place: Place) {
      (self.title, self.day, self.time, self.place) = (title, day, time, place)
    }
  }

  /// Returns whether one is earlier; at equal times the older one comes first.
  package static func isEarlier(_ one: Schedule, _ other: Schedule) -> Bool {
    (one.plan.day, one.plan.time, one.id) < (other.plan.day, other.plan.time, other.id)
  }
}

extension Schedule: CustomStringConvertible {
  package var description: String { plan.title }
}
