import DemoServer
import EarlyBuddy
import EarlyBuddyMemory
import EarlyBuddyWeb
import Usher
import UsherWeb

/// Makes pages with EarlyBuddy on the day of its walk.
///
/// - Parameters:
///   - plans: The titles of schedules that are there at first, at nine of that day.
///   - hasPanel: True for the inspector beside the phone.
@MainActor
func makeEarlyBuddyHost(plans: [String] = [], hasPanel: Bool) -> WebHost {
  var options = WebOptions()
  options.stylesheet = .adding(EarlyBuddyStylesheet.source)
  (options.language, options.words) = ("ko", .korean)
  let panels = DemoPanels()
  let panel: @MainActor (Tree) -> Markup = { panels.markup(beside: $0, of: .earlyBuddy) }
  let app = WebApp(
    "EarlyBuddy", path: "/earlybuddy", views: makeEarlyBuddyViews(), options: options,
    beside: hasPanel ? panel : nil
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
  let host = WebHost("EarlyBuddy", apps: [app])
  panels.serve(on: host)
  return host
}
