#if canImport(SwiftUI) && canImport(UIKit)
  import EarlyBuddy
  import EarlyBuddySwiftUI
  import UsherUIKit

  /// Returns the views of EarlyBuddy for UIKit: those of SwiftUI, in UIKit's containers.
  @MainActor
  package func makeEarlyBuddyViews() -> UIKitViews {
    let views = UIKitViews()
    views.register(DayModel.self) { DayView($0) }
    views.register(AddScheduleModel.self) { AddScheduleView($0) }
    views.register(SearchPathModel.self) { SearchPathView($0) }
    views.register(MapModel.self) { MapView($0) }
    views.register(CalendarModel.self) { CalendarView($0) }
    views.register(ScheduleModel.self) { ScheduleView($0) }
    return views
  }
#endif
