import Usher
import UsherLinks

/// Today's schedules, and the way to all other screens.
final class MainCoordinator: Coordinator, Linkable {
  // navigation:begin
  enum Route: Codable, Hashable { case main, addSchedule, calendar(Day), schedule(Schedule.ID) }
  static let links: Links<Route> = [
    RouteLink("", .main), RouteLink("new", .addSchedule, to: AddScheduleCoordinator.self),
    RouteLink("calendar/:day", Route.calendar, to: CalendarCoordinator.self),
    RouteLink("schedules/:id", Route.schedule, to: ScheduleCoordinator.self),
  ]

  let navigation = Stack<Route>(.main)
  private let services: Services
  private let book: ScheduleBook

  init(_ services: Services) {
    self.services = services
    book = ScheduleBook(services.schedules)
  }

  func destination(for route: Route) -> Destination {
    switch route {
    case .main: .screen(MainModel(book, today: services.today, onOutput: go))
    case .addSchedule:
      .flow(AddScheduleCoordinator(on: services.today(), services, book), onFinish: show)
    case .calendar(let day): .flow(CalendarCoordinator(showing: day, services, book))
    case .schedule(let id): .flow(ScheduleCoordinator(id, services, book))
    }
  }

  func lifetime() async { await book.follow() }

  private func go(_ output: MainModel.Output) {
    switch output {
    case .add: push(.addSchedule)
    case .calendar: push(.calendar(services.today()))
    case .open(let schedule): push(.schedule(schedule.id))
    }
  }

  /// Shows a schedule that was added for another day in the calendar.
  private func show(_ added: Schedule) {
    if added.plan.day != services.today() { push(.calendar(added.plan.day)) }
  }
  // navigation:end
}
