#if canImport(SwiftUI) && canImport(UIKit)
  import EarlyBuddy
  import SwiftUI
  package import UsherSwiftUI

  extension FlowViews {
    /// How EarlyBuddy looks with SwiftUI.
    package static var earlyBuddy: FlowViews {
      let views = FlowViews()
      views.register(DayModel.self) { DayView($0) }
      views.register(AddScheduleModel.self) { AddScheduleView($0) }
      views.register(SearchPathModel.self) { SearchPathView($0) }
      views.register(MapModel.self) { MapView($0) }
      views.register(CalendarModel.self) { CalendarView($0) }
      views.register(ScheduleModel.self) { ScheduleView($0) }
      return views
    }
  }
#endif
