import Usher
import UsherLinks
import UsherSnapshots

/// The schedules by day, and new ones for the selected day.
final class CalendarCoordinator: Coordinator, Linkable {
  // navigation:begin
  enum Route: Codable, Hashable { case calendar, addSchedule(Day), schedule(Schedule.ID) }
  static let links: Links<Route> = [
    RouteLink("", .calendar),
    RouteLink("new/:day", Route.addSchedule, to: AddScheduleCoordinator.self),
    RouteLink("schedules/:id", Route.schedule, to: ScheduleCoordinator.self),
  ]

  let navigation = Stack<Route>(.calendar)
  private let services: Services
  private let book: ScheduleBook
  private let page: CalendarPage

  init(showing day: Day, _ services: Services, _ book: ScheduleBook) {
    self.services = services
    self.book = book
    page = CalendarPage(at: day)
  }

  func destination(for route: Route) -> Destination {
    switch route {
    case .calendar:
      .screen(CalendarModel(book, page: page, today: services.today, onOutput: go))
    case .addSchedule(let day):
      .flow(AddScheduleCoordinator(on: day, services, book)) { self.page.choose($0.plan.day) }
    case .schedule(let id): .flow(ScheduleCoordinator(id, services, book))
    }
  }

  private func go(_ output: CalendarModel.Output) {
    switch output {
    case .add(let day): push(.addSchedule(day))
    case .open(let schedule): push(.schedule(schedule.id))
    }
  }
  // navigation:end
}

extension CalendarCoordinator: StateSaving {
  /// The selected day, and the first day of the open month.
  var savedState: [Day] {
    get { [page.day, page.month.days[0]] }
    set {
      guard newValue.count == 2 else { return }
      page.choose(newValue[0], in: Month(of: newValue[1]))
    }
  }
}
