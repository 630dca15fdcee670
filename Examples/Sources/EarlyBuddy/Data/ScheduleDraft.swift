import Observation

/// A schedule that the user is entering.
@Observable @MainActor
package final class ScheduleDraft {
  package var title = ""
  /// The text of the field for days.
  package var day: String
  /// The text of the field for times.
  package var time = "09:00"
  package var place: Place?
  private let firstDay: String

  init(on day: Day) {
    self.day = day.text
    firstDay = day.text
  }

  /// True if the user would lose entered text.
  package var isTouched: Bool {
    !title.isEmpty || place != nil || day != firstDay || time != "09:00"
  }

  /// The schedule, if all details are entered.
  package var plan: Schedule.Plan? {
    guard let title = trimmed, let day = Day(day), let time = DayTime(time), let place
    else { return nil }
    return Schedule.Plan(title: title, day: day, time: time, place: place)
  }

  /// The missing details, in words; `nil` if there are none.
  package var missing: String? {
    var parts: [String] = []
    if trimmed == nil { parts.append("제목") }
    if Day(day) == nil { parts.append("날짜") }
    if DayTime(time) == nil { parts.append("시간") }
    if place == nil { parts.append("장소") }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  private var trimmed: String? {
    let words = title.split(whereSeparator: \.isWhitespace)
    return words.isEmpty ? nil : words.joined(separator: " ")
  }
}
