import Usher

/// What is on today; the way to everything else.
final class MainCoordinator: Coordinator {
  // navigation:begin
  enum Route: Codable { case main, addSchedule, calendar(Day), schedule(Schedule) }

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
    case .schedule(let schedule): .flow(ScheduleCoordinator(schedule, services, book))
    }
  }

  func lifetime() async { await book.follow() }

  private func go(_ output: MainModel.Output) {
    switch output {
    case .add: push(.addSchedule)
    case .calendar: push(.calendar(services.today()))
    case .open(let schedule): push(.schedule(schedule))
    }
  }

  /// What was added for another day is seen in the calendar.
  private func show(_ added: Schedule) {
    if added.plan.day != services.today() { push(.calendar(added.plan.day)) }
  }
  // navigation:end
}
