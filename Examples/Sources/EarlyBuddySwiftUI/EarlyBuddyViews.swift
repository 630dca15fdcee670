#if canImport(SwiftUI) && canImport(UIKit)
  import EarlyBuddy
  import SwiftUI
  package import UsherSwiftUI

  extension FlowViews {
    /// How EarlyBuddy looks with SwiftUI.
    package static var earlyBuddy: FlowViews {
      let views = FlowViews()
      views.register(DayModel.self) { DayView(model: $0) }
      views.register(AddScheduleModel.self) { AddScheduleView(adding: $0, draft: $0.draft) }
      views.register(SearchPathModel.self) { SearchPathView(search: $0) }
      views.register(MapModel.self) { MapView(model: $0) }
      views.register(CalendarModel.self) { CalendarView(calendar: $0) }
      views.register(ScheduleModel.self) { ScheduleView(model: $0) }
      return views
    }
  }
#endif
