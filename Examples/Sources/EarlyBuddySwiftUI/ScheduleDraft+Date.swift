#if canImport(SwiftUI) && canImport(UIKit)
  import EarlyBuddy
  import Foundation

  /// The draft's texts, as a date picker reads and writes them.
  extension ScheduleDraft {
    /// The day, at its beginning.
    var date: Date {
      get {
        guard let day = Day(day) else { return .now }
        let parts = DateComponents(year: day.year, month: day.month, day: day.day)
        return Calendar.current.date(from: parts) ?? .now
      }
      set {
        let parts = Calendar.current.dateComponents([.year, .month, .day], from: newValue)
        guard let year = parts.year, let month = parts.month, let number = parts.day,
          let chosen = Day(year: year, month: month, day: number)
        else { return }
        day = chosen.text
      }
    }

    /// The time, on the draft's day.
    var clockTime: Date {
      get {
        let minutes = DayTime(time)?.minutes ?? 0
        return Calendar.current.date(byAdding: .minute, value: minutes, to: date) ?? date
      }
      set {
        let parts = Calendar.current.dateComponents([.hour, .minute], from: newValue)
        let minutes = (parts.hour ?? 0) * 60 + (parts.minute ?? 0)
        if let chosen = DayTime(minutes: minutes) { time = chosen.text }
      }
    }
  }
#endif
