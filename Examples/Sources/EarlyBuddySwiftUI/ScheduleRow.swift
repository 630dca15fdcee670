#if canImport(SwiftUI) && canImport(UIKit)
  import EarlyBuddy
  import SwiftUI

  /// A schedule, which a tap opens.
  struct ScheduleRow: View {
    let schedule: Schedule
    let action: @MainActor () -> Void

    var body: some View {
      Button(action: action) {
        VStack(alignment: .leading) {
          Text(schedule.plan.title)
          Text("\(schedule.plan.place.name), \(schedule.plan.place.whereabouts)").font(.footnote)
        }
      }
      .badge(schedule.plan.time.title)
      .accessibilityLabel(schedule.plan.title)
      .accessibilityValue(schedule.plan.time.title)
    }
  }
#endif
