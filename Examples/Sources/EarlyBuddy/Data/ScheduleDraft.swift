import Observation

/// A schedule that a person is writing down.
@Observable @MainActor
package final class ScheduleDraft {
  package var title = ""
  /// As it stands in the field for days.
  package var day: String
  /// As it stands in the field for times.
  package var time = "09:00"
  package var place: Place?
  private let firstDay: String

  init(on day: Day) {
    self.day = day.text
    firstDay = day.text
  }

  /// Whether a person would lose something with it.
  package var isTouched: Bool {
    !title.isEmpty || place != nil || day != firstDay || time != "09:00"
  }

  /// The schedule, if it says all that one has to say.
  package var plan: Schedule.Plan? {
    guard let title = trimmed, let day = Day(day), let time = DayTime(time), let place
    else { return nil }
    return Schedule.Plan(title: title, day: day, time: time, place: place)
  }

  /// What it does not say yet, in words; `nil` if nothing is missing.
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
