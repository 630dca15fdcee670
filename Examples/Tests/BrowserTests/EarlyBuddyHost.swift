import EarlyBuddy
import EarlyBuddyMemory
import EarlyBuddyWeb
import UsherWeb

/// Makes pages with EarlyBuddy on the day of its walk.
///
/// - Parameters:
///   - plans: The titles of schedules that are there at first, at nine of that day.
///   - hasPanel: True for the panel that shows the tree.
@MainActor
func makeEarlyBuddyHost(plans: [String] = [], hasPanel: Bool) -> WebHost {
  var options = WebOptions()
  options.stylesheet = .adding(EarlyBuddyStylesheet.source)
  (options.language, options.words) = ("ko", .korean)
  let app = WebApp(
    "EarlyBuddy", path: "/earlybuddy", views: makeEarlyBuddyViews(), options: options,
    inspector: hasPanel ? .on : .off
  ) { _ in
    let memory = EarlyBuddyMemory()
    for title in plans {
      guard let time = DayTime("09:00") else { continue }
      _ = try? memory.add(
        Schedule.Plan(
          title: title, day: memory.services.today(), time: time, place: EarlyBuddyMemory.suwon))
    }
    return makeEarlyBuddy(memory.services)
  }
  return WebHost("EarlyBuddy", apps: [app])
}
